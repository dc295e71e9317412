export interface EnteredProof {
  payer: string
  amount: string
  transferDate: string
  hasProof: boolean
}

export type ProofProblems = Partial<Record<'payer' | 'amount' | 'transferDate' | 'proof', string>>

const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/

export const findProofProblems = (
  { payer, amount, transferDate, hasProof }: EnteredProof,
  today: string,
): ProofProblems => ({
  ...(payer === '' && { payer: 'Please enter who paid' }),
  ...((!AMOUNT.test(amount) || Number(amount) === 0) && { amount: 'Please enter an amount such as 120.50' }),
  ...(transferDate === '' && { transferDate: 'Please enter the day' }),
  ...(transferDate > today && { transferDate: 'This day is still to come' }),
  ...(!hasProof && { proof: 'Please add the proof' }),
})
