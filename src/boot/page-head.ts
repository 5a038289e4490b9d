/** Selector of the head elements that differ between pages. */
export const PAGE_HEAD = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]'
