// Vite's own declaration lets a misspelt class name pass as any string; this one makes it possibly undefined.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string | undefined>>
  export default classes
}
