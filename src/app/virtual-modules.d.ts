declare module 'virtual:content/site-data' {
  const siteData: import('@/collections/resolved.ts').SiteData
  export default siteData
}
declare module 'virtual:content/pages' {
  const pages: import('@/collections/resolved.ts').PageEntry[]
  export default pages
}
