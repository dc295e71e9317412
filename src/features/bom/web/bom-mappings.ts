import { readStored, writeStored } from '../../../web/browser-storage.ts'
import { type BomRole, bomRoles } from '../reading/bom-table.ts'

const KEY = 'bomMappings'
const MOST = 30

/** What the columns meant the last time a sheet had these headings. */
export function findMapping(key: string, width: number): BomRole[] | undefined {
  const roles = readAll().find((one) => one.key === key)?.roles
  return roles?.length === width ? roles : undefined
}

export function rememberMapping(key: string, roles: readonly BomRole[]): void {
  const others = readAll().filter((one) => one.key !== key)
  writeStored(KEY, JSON.stringify([{ key, roles }, ...others].slice(0, MOST)))
}

/** From storage, where anything may stand. */
function readAll(): Array<{ key: string; roles: BomRole[] }> {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMapping) : []
  } catch {
    return []
  }
}

function isMapping(one: unknown): one is { key: string; roles: BomRole[] } {
  const { key, roles } = Object(one)
  return typeof key === 'string' && Array.isArray(roles) && roles.every((role) => bomRoles.includes(role))
}
