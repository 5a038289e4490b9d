/** What the form calls the text below a file's fields. */
export const BODY_LABEL = 'Uzun yazı'

/** What everybody calls the front page. */
export const HOME_NAME = 'Ana sayfa'
