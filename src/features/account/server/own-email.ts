import { AppError } from '#shared/app-error.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { isDisguised } from '../account.rules.ts'

/** Refuses what cannot be the address of an account. */
export function assertOwnEmail(email: string): void {
  if (!looksLikeEmail(email)) throw new AppError('invalid_input', NOT_AN_EMAIL)
  if (isDisguised(email))
    throw new AppError('invalid_input', 'This e-mail address mixes letters of different alphabets. Please check it.')
}
