/** What a page carries in its head itself, as a selector; the rest of the head is the same on all pages. */
export const PAGE_HEAD = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]'
