import { parseStored, readStored, writeStored } from '#web/browser-storage.ts'
import { type BomRole, bomRoles } from '../../reading/bom-table.ts'

const KEY = 'bomMappings'
const MOST = 30

/** The saved mapping for these headings, if it differs from the detected one. */
export function findMapping(key: string, found: readonly BomRole[]): BomRole[] | undefined {
  const roles = readAll().find((one) => one.key === key)?.roles
  const isNews = roles?.length === found.length && roles.some((role, index) => role !== found[index])
  return isNews ? roles : undefined
}

export function rememberMapping(key: string, roles: readonly BomRole[]): void {
  write([{ key, roles: [...roles] }, ...others(key)].slice(0, MOST))
}

export const deleteMapping = (key: string): void => write(others(key))

interface Mapping {
  key: string
  roles: BomRole[]
}

const others = (key: string) => readAll().filter((one) => one.key !== key)
const write = (mappings: Mapping[]) => writeStored(KEY, JSON.stringify(mappings))

/** Reads local storage, which may hold anything. */
function readAll(): Mapping[] {
  const kept = parseStored(readStored(KEY))
  return Array.isArray(kept) ? kept.filter(isMapping) : []
}

function isMapping(one: unknown): one is Mapping {
  const { key, roles } = Object(one)
  return typeof key === 'string' && Array.isArray(roles) && roles.every((role) => bomRoles.includes(role))
}
