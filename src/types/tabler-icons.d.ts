// One file an icon: the package's main entry would make the development server bundle six thousand of them.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon
  export default icon
}
