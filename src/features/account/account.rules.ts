/** The form in which addresses are compared: what looks the same is the same. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase()
