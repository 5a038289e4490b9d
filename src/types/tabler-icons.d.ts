// One file an icon: the package's main entry would make the development server bundle six thousand of them.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: import('@/components/Icon.tsx').IconShape
}
