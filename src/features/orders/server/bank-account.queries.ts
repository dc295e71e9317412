import type { Sql, Tx } from '#server/database/connect.ts'
import type { BankDetails } from './bank-account.ts'

export const findBankAccount = (sql: Sql | Tx, currency: string) => sql<BankDetails[]>`
  select beneficiary, bank_name "bankName", bank_address "bankAddress", account_number "accountNumber", swift, currency
  from bank_account where currency = ${currency}`
