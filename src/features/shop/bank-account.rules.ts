/** Empty, or 8 or 11 characters. */
export const SWIFT = /^([A-Z0-9]{8}([A-Z0-9]{3})?)?$/
export const MIN_ACCOUNT_NUMBER = 4

export const BANK_MESSAGES = {
  beneficiary: 'Please enter the account holder.',
  bankName: 'Please enter the bank.',
  accountNumber: 'Please enter the account number or IBAN.',
  swift: 'A SWIFT code has 8 or 11 letters and digits.',
}
