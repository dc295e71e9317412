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
  ...(payer === '' && { payer: 'Please enter the payer' }),
  ...((!AMOUNT.test(amount) || Number(amount) === 0) && { amount: 'Please enter an amount such as 120.50' }),
  ...(transferDate === '' && { transferDate: 'Please enter the date' }),
  ...(transferDate > today && { transferDate: 'This date is in the future' }),
  ...(!hasProof && { proof: 'Please add the proof' }),
})
