/**
 * The browsers the styles are written for. For older ones the build would replace `light-dark()` by custom properties,
 * which no part of a page can turn dark. iOS by itself: it needs `-webkit-text-size-adjust`.
 */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5']
