import type { Sql, Tx } from '#server/database/connect.ts'
import { findBankAccount } from './bank-account.queries.ts'

export interface BankDetails {
  beneficiary: string
  bankName: string
  bankAddress: string
  accountNumber: string
  swift: string
  currency: 'USD' | 'CNY'
}

/** Where transfers in a currency go; also printed on proforma invoices. */
export async function getBankAccount(sql: Sql | Tx, currency: 'USD' | 'CNY'): Promise<BankDetails> {
  const [account] = await findBankAccount(sql, currency)
  if (!account) throw new Error(`there is no bank account for ${currency}`)
  return account
}
