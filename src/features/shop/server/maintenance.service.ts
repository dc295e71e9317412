import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { expectedAt, type MaintenanceNotice } from '../maintenance.rules.ts'
import type { Maintenance } from '../shop.contract.ts'
import { applyEdit, type Editor, getShop, lockShop } from './shop.service.ts'

/** What visitors are told; undefined while the store is open. */
export async function findMaintenance(sql: Db): Promise<MaintenanceNotice | undefined> {
  const { maintenance } = (await getShop(sql)).settings
  return maintenance.on ? maintenance : undefined
}

export const getMaintenance = async (sql: Db): Promise<Maintenance> => (await getShop(sql)).settings.maintenance

/** Whatever version the caller has seen: closing the store must not wait for somebody who edits its settings. */
export function changeMaintenance(sql: Db, editor: Editor, maintenance: Maintenance): Promise<Maintenance> {
  if (maintenance.on && maintenance.until !== null && !expectedAt(maintenance, new Date()))
    throw new AppError('invalid_input', 'until: This time has passed.')
  return inTransaction(sql, async (tx) => {
    await applyEdit(tx, editor, await lockShop(tx, undefined), { changes: { maintenance } })
    return getMaintenance(tx)
  })
}
