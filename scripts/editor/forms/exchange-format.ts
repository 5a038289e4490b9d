/** The name of the format in which entries travel to and from the form: as JSON, whatever the file is written in. */
export const EXCHANGE_FORMAT = 'icerik'
