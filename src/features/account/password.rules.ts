import { commonWords } from './common-passwords.ts'

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 200
export const EASILY_GUESSED = 'This password is easy to guess. Please choose another one.'

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
]

/** Removes common variations: case, digits for letters, punctuation at the end. */
function bareWords(password: string): string[] {
  const lower = password.toLowerCase()
  const trimmed = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const read = (text: string) => text.replace(/[01345$7@!]/g, (sign) => LEET[sign] ?? sign)
  return [lower, trimmed, read(lower), read(trimmed), read(lower.replace(/[\d\W]+$/, ''))]
}

/** Keyboard or alphabet sequences in either direction, or repetitions. */
function isRun(password: string): boolean {
  const lower = password.toLowerCase()
  if (/^(.{1,4})\1+.?$/s.test(lower)) return true
  const runs = ROWS.flatMap((row) => [row + row, [...(row + row)].reverse().join('')])
  return runs.some((run) => run.includes(lower))
}

const isCommon = (password: string): boolean =>
  bareWords(password).some((word) => commonWords.has(word)) || isRun(password)

/** The owner's name and address, which the password must not consist of. */
export interface PasswordOwner {
  email?: string
  name?: string
}

function namesOwner(password: string, { email = '', name = '' }: PasswordOwner): boolean {
  const lower = password.toLowerCase()
  const known = [email, email.split('@')[0] ?? '', ...name.split(/\s+/)].map((word) => word.toLowerCase())
  // The rest without the name must be strong enough alone.
  return known.some(
    (word) => word.length >= 4 && lower.includes(word) && lower.length - word.length < MIN_PASSWORD_LENGTH,
  )
}

/** Why this cannot be a password; undefined when it can. */
export function findPasswordProblem(password: string, owner: PasswordOwner = {}): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `Please use at least ${MIN_PASSWORD_LENGTH} characters.`
  if (password.length > MAX_PASSWORD_LENGTH) return `Please use at most ${MAX_PASSWORD_LENGTH} characters.`
  if (isCommon(password)) return EASILY_GUESSED
  if (namesOwner(password, owner)) return 'Please do not use your name or e-mail address as the password.'
  return undefined
}

export const STRENGTHS = ['Too weak', 'Weak', 'Fair', 'Good', 'Strong'] as const
export type Strength = 0 | 1 | 2 | 3 | 4

/** A rough strength: by length, then by the kinds of characters. */
export function strengthOf(password: string, owner: PasswordOwner = {}): Strength {
  if (findPasswordProblem(password, owner)) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  const bits = Math.min(password.length, different * 1.5) * (2 + kinds)
  if (bits < 36) return 1
  if (bits < 50) return 2
  return bits < 70 ? 3 : 4
}
