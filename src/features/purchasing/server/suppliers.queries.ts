import type { Db, Tx } from '#server/database/connect.ts'
import type { Supplier } from '../staff-purchasing.contract.ts'

const matching = (sql: Db, text: string) =>
  text === '' ? sql`` : sql`where strpos(lower(name || ' ' || email), lower(${text})) > 0`

export const listSuppliers = (sql: Db, text: string, limit: number, offset: number) => sql<Supplier[]>`
  select supplier_id "supplierId", version, name, email, currency, note, (
    select count(*)::int from purchase_order p where p.supplier_id = supplier.supplier_id and status in ('sent', 'partly_received')) "openOrders"
  from supplier ${matching(sql, text)} order by lower(name) limit ${limit} offset ${offset}`

export const countSuppliers = (sql: Db, text: string) => sql<{ count: number }[]>`
  select count(*)::int count from supplier ${matching(sql, text)}`

export type SupplierRow = Omit<Supplier, 'openOrders'>

export const findSupplier = (sql: Db, supplierId: number) => sql<SupplierRow[]>`
  select supplier_id "supplierId", version, name, email, currency, note from supplier where supplier_id = ${supplierId}`

export const findNamed = (sql: Db, name: string) => sql<{ supplierId: number }[]>`
  select supplier_id "supplierId" from supplier where lower(name) = lower(${name})`

type NewSupplier = Omit<SupplierRow, 'supplierId' | 'version'>

export const insertSupplier = (tx: Tx, { name, email, currency, note }: NewSupplier, who: string) => tx<
  Pick<SupplierRow, 'supplierId' | 'version'>[]
>`
  insert into supplier (name, email, currency, note, changed_by) values (${name}, ${email}, ${currency}, ${note}, ${who})
  on conflict do nothing returning supplier_id "supplierId", version`

export const updateSupplier = (
  tx: Tx,
  { supplierId, version, name, email, currency, note }: SupplierRow,
  who: string,
) => tx<Pick<SupplierRow, 'supplierId' | 'version'>[]>`
  update supplier set name = ${name}, email = ${email}, currency = ${currency}, note = ${note}, version = version + 1,
    changed_by = ${who}, changed_at = now()
  where supplier_id = ${supplierId} and version = ${version} returning supplier_id "supplierId", version`
