/** "rate: Please …": the name that a field has in the API. */
const FIELD = /^[a-z][A-Za-z]*(?:\.\w+)*: (?=\p{Lu})/u

/** The server's words for a form: it shows labels, not the names of the API. */
export const refusalText = (message: string): string => message.replace(FIELD, '')
