/** The form in which addresses are compared: what looks the same is the same. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]
const UNSEEN = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}]/u

/**
 * Whether an address imitates another: it mixes alphabets in one part of it, or has
 * invisible characters. An address in one alphabet is fine.
 */
export function isDisguised(email: string): boolean {
  if (UNSEEN.test(email)) return true
  return email.split(/[@.]/).some((part) => SCRIPTS.filter((script) => script.test(part)).length > 1)
}

/** URLs of mailed links. The token is in the fragment (`#`), which is not sent to servers and not logged. */
export const activationAddress = (token: string): string => `/login?type=activation#${token}`
export const confirmEmailAddress = (token: string): string => `/login?type=email#${token}`
export const resetAddress = (token: string): string => `/login?type=reset#${token}`
