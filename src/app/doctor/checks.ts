import { getMaintenance } from '#features/shop/server/maintenance.service.ts'
import { checkAddress } from './address.ts'
import { checkBackups } from './backups.ts'
import { checkCertificates } from './certificates.ts'
import { checkClock } from './clock.ts'
import { checkConnections } from './connections.ts'
import { checkDisk } from './disk.ts'
import { type ConfigCheck, type DatabaseCheck, good, warning } from './finding.ts'
import { checkIndexes } from './indexes.ts'
import { checkJobs } from './jobs.ts'
import { checkMail } from './mail.ts'
import { checkMigrations } from './migrations.ts'
import { checkPayments } from './payments.ts'
import { checkReplicas } from './replicas.ts'
import { checkSettings } from './settings.ts'
import { checkStripe } from './stripe.ts'
import { checkVersions } from './versions.ts'

export const CONFIG_CHECKS: Record<string, ConfigCheck> = {
  settings: checkSettings,
  disk: checkDisk,
  mail: checkMail,
  address: checkAddress,
  certificates: checkCertificates,
  stripe: checkStripe,
}

export const DATABASE_CHECKS: Record<string, DatabaseCheck> = {
  versions: checkVersions,
  migrations: checkMigrations,
  connections: checkConnections,
  clock: checkClock,
  replicas: checkReplicas,
  indexes: checkIndexes,
  jobs: checkJobs,
  payments: checkPayments,
  backups: checkBackups,
  maintenance: async ({ sql }) => [
    (await getMaintenance(sql)).on
      ? warning('The store is closed to visitors for maintenance.', 'npm run maintenance -- off')
      : good('The store is open to visitors.'),
  ],
}
