import type { Db, Tx } from '#server/database/connect.ts'
import type { Terms } from '../customers.contract.ts'

export const listNotes = (sql: Db, accountId: number) => sql<{ noteId: number; at: Date; who: string; text: string }[]>`
  select note_id "noteId", at, who, text from customer_note where account_id = ${accountId}
  order by note_id desc limit 200`

export const insertNote = (sql: Db, accountId: number, who: string, text: string) => sql`
  insert into customer_note (account_id, who, text) values (${accountId}, ${who}, ${text})`

export type TermsRow = Terms & { changedBy: string; changedAt: Date }

export const findTerms = (sql: Db, accountId: number) => sql<TermsRow[]>`
  select payment_terms "paymentTerms", delivery_terms "deliveryTerms", price_terms "priceTerms",
    changed_by "changedBy", date_trunc('milliseconds', changed_at) "changedAt"
  from customer_terms where account_id = ${accountId}`

/** Locks the account against concurrent changes of its terms. */
export const lockCustomerAccount = (tx: Tx, accountId: number) => tx`
  select pg_advisory_xact_lock(hashtext('customer_terms'), ${accountId})`

export const writeTerms = (tx: Tx, accountId: number, terms: Terms, who: string) => tx`
  insert into customer_terms (account_id, payment_terms, delivery_terms, price_terms, changed_by)
  values (${accountId}, ${terms.paymentTerms}, ${terms.deliveryTerms}, ${terms.priceTerms}, ${who})
  on conflict (account_id) do update set payment_terms = excluded.payment_terms,
    delivery_terms = excluded.delivery_terms, price_terms = excluded.price_terms, changed_by = excluded.changed_by,
    changed_at = clock_timestamp()`
