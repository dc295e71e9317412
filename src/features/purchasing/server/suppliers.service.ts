import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import * as queries from './suppliers.queries.ts'

export async function listSuppliers(sql: Db, { text, ...page }: { text: string } & PageChoice) {
  const [list, [counted]] = await Promise.all([
    queries.listSuppliers(sql, text, page.pageSize, offsetOf(page)),
    queries.countSuppliers(sql, text),
  ])
  return { list: [...list], totalCount: counted?.count ?? 0 }
}

export async function getSupplier(sql: Db, supplierId: number): Promise<queries.SupplierRow> {
  const [supplier] = await queries.findSupplier(sql, supplierId)
  if (!supplier) throw new AppError('not_found', 'There is no such supplier.')
  return supplier
}

type SupplierInput = Omit<queries.SupplierRow, 'supplierId'> & { supplierId?: number | undefined }

export function saveSupplier(sql: Db, { supplierId, ...given }: SupplierInput, who: string) {
  return inTransaction(sql, async (tx) => {
    const [named] = await queries.findNamed(tx, given.name)
    if (named && named.supplierId !== supplierId)
      throw new AppError('invalid_input', `name: There is a supplier ${given.name} already.`)
    if (supplierId !== undefined) await getSupplier(tx, supplierId)
    const [saved] =
      supplierId === undefined
        ? await queries.insertSupplier(tx, given, who)
        : await queries.updateSupplier(tx, { supplierId, ...given }, who)
    if (!saved)
      throw new AppError('changed_meanwhile', 'This supplier has changed since you opened it. Nothing was saved.')
    return saved
  })
}

/** For the audit trail. */
export async function snapshotSupplier(sql: Db, supplierId: number | undefined) {
  return supplierId === undefined ? undefined : (await queries.findSupplier(sql, supplierId))[0]
}
