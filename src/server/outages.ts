import { AppError, type Reason } from '#shared/app-error.ts'
import { codeOf, isDatabaseLost } from './database/database-errors.ts'
import { FILES_UNAVAILABLE } from './files/file-store.ts'

const NOT_NOW = 'The store is not available for a moment. Please try again.'
const TOO_SLOW = 'This takes too long at the moment. Please try again later.'
const NOT_KEPT = 'Nothing can be stored at the moment. Please try again later.'
const NO_FILES = 'Files are not available at the moment. Please try again later.'

/** Codes of PostgreSQL and of the system that tell of trouble outside of the store's own code. */
const OUTAGES: Record<string, [Reason, string]> = {
  '57014': ['database_slow', TOO_SLOW], // statement timeout
  '55P03': ['database_slow', TOO_SLOW], // lock timeout
  '25P04': ['database_slow', TOO_SLOW], // transaction timeout
  '53100': ['disk_full', NOT_KEPT], // of the database
  ENOSPC: ['disk_full', NOT_KEPT],
  EDQUOT: ['disk_full', NOT_KEPT],
  '53200': ['unavailable', NOT_NOW], // the database is out of memory
  [FILES_UNAVAILABLE]: ['storage_unavailable', NO_FILES],
  EIO: ['storage_unavailable', NO_FILES],
  EROFS: ['storage_unavailable', NO_FILES],
  ESTALE: ['storage_unavailable', NO_FILES], // of a network folder
}

/** What the caller is told when something that the store depends on fails. Undefined for bugs. */
export function describeOutage(error: unknown): AppError | undefined {
  const [reason, message] = isDatabaseLost(error) ? ['unavailable' as const, NOT_NOW] : (OUTAGES[codeOf(error)] ?? [])
  return reason && new AppError(reason, message ?? NOT_NOW)
}
