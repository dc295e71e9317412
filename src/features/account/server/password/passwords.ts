import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '#server/limits/gate.ts'
import { AppError } from '#shared/app-error.ts'
import { EASILY_GUESSED, findPasswordProblem, type PasswordOwner } from '../../password.rules.ts'
import { isEasilyGuessed } from './password-guesses.ts'

/** argon2id, the library's default kind. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Concurrency limit: each hash takes 19 MB and a core. */
const gate = createGate({ atOnce: 2, waiting: 200 })

/** Unicode normalisation, because keyboards compose letters differently. */
const composed = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => gate(() => hash(composed(password), HASHING))

/** Undefined: what is stored is no hash, as of accounts without a password. */
const compare = (passwordHash: string, password: string) =>
  gate(() => verify(passwordHash, composed(password)).catch(() => undefined))

/** Compared when there is no hash, so that all answers take the same time. */
const nobody = hash(randomBytes(16).toString('hex'), HASHING)

export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = passwordHash === undefined ? undefined : await compare(passwordHash, password)
  if (right === undefined) await compare(await nobody, password)
  return right ?? false
}

export async function assertGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const problem = findPasswordProblem(password, owner)
  if (problem) throw new AppError('weak_password', problem)
  if (await isEasilyGuessed(password, owner)) throw new AppError('weak_password', EASILY_GUESSED)
}
