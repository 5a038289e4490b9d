declare module 'virtual:content/site-data' {
  const siteData: import('./resolved.ts').SiteData
  export default siteData
}
declare module 'virtual:content/pages' {
  const pages: import('./resolved.ts').PageEntry[]
  export default pages
}
