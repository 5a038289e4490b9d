/** The name under which the form shows the text below a file's fields. */
export const BODY_FIELD = 'body'

/** How the form calls that text. */
export const BODY_LABEL = 'Uzun yazı'
