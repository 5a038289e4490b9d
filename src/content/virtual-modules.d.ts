declare module 'virtual:content/shell' {
  const shell: import('./resolved.ts').Shell
  export default shell
}
declare module 'virtual:content/pages' {
  const pages: import('./resolved.ts').PageEntry[]
  export default pages
}
