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
 * Whether an address is dressed up as another: letters of alphabets that look alike side by side in one part of it, or
 * invisible characters. An address in one alphabet is fine.
 */
export function isDisguised(email: string): boolean {
  if (UNSEEN.test(email)) return true
  return email.split(/[@.]/).some((part) => SCRIPTS.filter((script) => script.test(part)).length > 1)
}

/** Where the mailed links lead. Behind the `#`, because what stands there is sent to no server and kept in no log. */
export const activationAddress = (token: string): string => `/login?type=activation#${token}`
export const confirmEmailAddress = (token: string): string => `/login?type=email#${token}`
export const resetAddress = (token: string): string => `/login?type=reset#${token}`
