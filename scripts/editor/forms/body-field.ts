/** The name under which the form shows the text below a file's fields. */
export const BODY_FIELD = 'body'

/** The label of that field. */
export const BODY_LABEL = 'Uzun yazı'
