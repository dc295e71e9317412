import { inCents, isPartOf } from '#features/orders/money.rules.ts'
import type { Decimal } from '#shared/decimal.ts'

export interface EnteredProof {
  payer: string
  amount: string
  transferDate: string
  hasProof: boolean
}

export type ProofProblems = Partial<Record<'payer' | 'amount' | 'transferDate' | 'proof', string>>

/** Messages of the form and of the endpoint. */
export const PROOF_MESSAGES = {
  payer: 'Please enter the payer.',
  amount: 'Please enter an amount such as 120.50.',
  transferDate: 'Please enter the transfer date.',
  future: 'The transfer date is in the future.',
  proof: 'Please add a proof of the transfer.',
}

/** Above zero, with at most four decimals. */
const AMOUNT = /^(?=.*[1-9])\d{1,12}(\.\d{1,4})?$/
const EARLIEST = '2000-01-01'

export const findAmountProblem = (amount: string): string | undefined =>
  AMOUNT.test(amount) ? undefined : PROOF_MESSAGES.amount

/** `latest` is today in the form; the server allows a day more for time zones. */
export function findTransferDateProblem(transferDate: string, latest: string): string | undefined {
  if (transferDate < EARLIEST) return PROOF_MESSAGES.transferDate
  return transferDate > latest ? PROOF_MESSAGES.future : undefined
}

/** Staff may take less, such as after the fees of a bank, but not by a slip: the note has to say why. */
export const findShortfall = (amount: Decimal, totalAmount: Decimal, note: string): string | undefined =>
  note.trim() === '' && isPartOf(amount, totalAmount)
    ? `The order costs ${inCents(totalAmount)}. Say in the note why less is enough.`
    : undefined

export function findProofProblems(entered: EnteredProof, today: string): ProofProblems {
  const amount = findAmountProblem(entered.amount)
  const transferDate = findTransferDateProblem(entered.transferDate, today)
  return {
    ...(entered.payer === '' && { payer: PROOF_MESSAGES.payer }),
    ...(amount && { amount }),
    ...(transferDate && { transferDate }),
    ...(!entered.hasProof && { proof: PROOF_MESSAGES.proof }),
  }
}
