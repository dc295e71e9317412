import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

const BackupRun = z.object({
  id: z.int(),
  kind: z.enum(['backup', 'verification', 'restore']),
  state: z.enum(['running', 'good', 'failed', 'interrupted']),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  error: z.string().nullable(),
  backupAt: z.string().nullable(),
  bytes: z.number().nullable(),
  rows: z.number().nullable(),
  isEncrypted: z.boolean().nullable(),
  places: z.array(z.string()),
  verifiedAt: z.string().nullable(),
})
export type BackupRun = z.infer<typeof BackupRun>

export const backupRuns = endpoint({
  method: 'GET',
  path: '/api/staff/backups/list',
  access: 'staff',
  // Not `backups.read`: who may read everything need not know where copies of it are.
  right: 'backups.administer',
  summary: 'The last backups, verifications and restores, newest first',
  input: z.object({}),
  output: z.object({ list: z.array(BackupRun) }),
})
