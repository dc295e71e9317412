import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { NOT_A_PHONE, PHONE } from '#shared/phone.ts'
import { findPasswordProblem, type PasswordOwner } from './password.rules.ts'

export const ENTER = 'Please enter'
export const SELECT = 'Please select'
const ACCEPT_TERMS = 'Please accept the terms of use.'

/** May be empty. */
export const WEBSITE = /^(https?:\/\/[^\s/?#]+\.[^\s]+)?$/i
export const NOT_A_WEBSITE = 'Please begin the address with https://'

/** Removes the empty messages. */
function problemsOf<F extends string>(found: Record<F, string | undefined>): Partial<Record<F, string>> {
  const said = Object.entries(found).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(said) as Partial<Record<F, string>> // the same keys, fewer of them
}

const missing = (text: string) => (text === '' ? ENTER : undefined)

export function findEmailProblem(email: string): string | undefined {
  if (email === '') return ENTER
  return looksLikeEmail(email) ? undefined : NOT_AN_EMAIL
}

/** Not typed: the browser computes it. */
const unfinished = (answer: string) => (answer === '' ? 'Please wait until the security check is done.' : undefined)

export const findLoginProblems = (entered: { email: string; password: string; captchaAnswer?: string }) =>
  problemsOf({
    email: missing(entered.email),
    password: missing(entered.password),
    captchaAnswer: entered.captchaAnswer === undefined ? undefined : unfinished(entered.captchaAnswer),
  })

export interface RegisterEntry {
  email: string
  password: string
  name: string
  countryId: string
  captchaAnswer: string
  terms: boolean
}

export const findRegisterProblems = (entered: RegisterEntry) =>
  problemsOf({
    email: findEmailProblem(entered.email),
    name: missing(entered.name),
    password: findNewPasswordProblem(entered.password, entered),
    countryId: entered.countryId === '' ? SELECT : undefined,
    captchaAnswer: unfinished(entered.captchaAnswer),
    terms: entered.terms ? undefined : ACCEPT_TERMS,
  })

export const findMemberProblems = (entered: { name: string; email: string; password: string; terms: boolean }) =>
  problemsOf({
    name: missing(entered.name),
    password: findNewPasswordProblem(entered.password, entered),
    terms: entered.terms ? undefined : ACCEPT_TERMS,
  })

export const findNewPasswordProblem = (password: string, owner: PasswordOwner): string | undefined =>
  missing(password) ?? findPasswordProblem(password, owner)

export const findPasswordChangeProblems = (
  entered: { oldPassword: string; password: string; repeated: string },
  owner: PasswordOwner,
) =>
  problemsOf({
    oldPassword: missing(entered.oldPassword),
    password: findNewPasswordProblem(entered.password, owner),
    repeated: findRepetitionProblem(entered.password, entered.repeated),
  })

export const findEmailChangeProblems = (entered: { email: string; password: string }) =>
  problemsOf({ email: findEmailProblem(entered.email), password: missing(entered.password) })

export const findResetProblems = (entered: { password: string; repeated: string }) =>
  problemsOf({
    password: findNewPasswordProblem(entered.password, {}),
    repeated: findRepetitionProblem(entered.password, entered.repeated),
  })

const findRepetitionProblem = (password: string, repeated: string): string | undefined =>
  missing(repeated) ?? (password === repeated ? undefined : 'The two passwords are not the same.')

export const findProfileProblems = (entered: { name: string; phone: string; website: string }) =>
  problemsOf({
    name: missing(entered.name),
    phone: PHONE.test(entered.phone) ? undefined : NOT_A_PHONE,
    website: WEBSITE.test(entered.website) ? undefined : NOT_A_WEBSITE,
  })
