import { getMaintenance } from '#features/shop/server/maintenance.service.ts'
import { type ExaminedStore, type Finding, good, warning } from './finding.ts'

export async function checkMaintenance({ sql }: ExaminedStore): Promise<Finding[]> {
  const { on } = await getMaintenance(sql)
  return on
    ? [warning('The store is closed to visitors for maintenance.', 'npm run maintenance -- off')]
    : [good('The store is open to visitors.')]
}
