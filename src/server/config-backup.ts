import { z } from 'zod'
import type { BackupBucket } from './backup/bucket/bucket-backups.ts'
import { type BackupKey, backupKeyOf } from './backup/encryption.ts'
import { ConfigError } from './config-error.ts'
import { secret } from './config-values.ts'
import type { Bucket } from './files/s3-file-store.ts'

export const backupVariables = {
  BACKUP_KEY: secret.describe('encrypts backups; note it where passwords are kept, without it they cannot be restored'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('S3-compatible storage for copies of backups'),
  BACKUP_S3_BUCKET: z.string().min(3).optional().describe('its bucket'),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1').describe('its region'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('its access key'),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('its secret key'),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'must look like backups or shop/backups')
    .default('backups')
    .describe('what names of backups begin with; another one for each store in a bucket'),
}
const Variables = z.object(backupVariables)

/** Without a key backups are not encrypted; without a bucket they are not copied. */
export interface BackupSettings {
  key: BackupKey | undefined
  bucket: BackupBucket | undefined
}

type BucketVariable = 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
type BucketVariables = { [Name in BucketVariable | `BACKUP_${BucketVariable}`]?: string | undefined }

/** Incomplete settings stop the start: files would silently go elsewhere. */
export function bucketOf(env: BucketVariables, prefix: '' | 'BACKUP_'): Bucket | undefined {
  const endpoint = env[`${prefix}S3_ENDPOINT`]
  const bucket = env[`${prefix}S3_BUCKET`]
  const accessKeyId = env[`${prefix}S3_ACCESS_KEY_ID`]
  const secretAccessKey = env[`${prefix}S3_SECRET_ACCESS_KEY`]
  if ([endpoint, bucket, accessKeyId, secretAccessKey].every((one) => one === undefined)) return undefined
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      `Bad environment: ${['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID'].map((name) => `${prefix}S3_${name}`).join(', ')} and ${prefix}S3_SECRET_ACCESS_KEY belong together`,
    )
  return { endpoint, bucket, region: env[`${prefix}S3_REGION`] ?? '', accessKeyId, secretAccessKey }
}

export function backupOf(env: z.output<typeof Variables>): BackupSettings {
  const bucket = bucketOf(env, 'BACKUP_')
  return {
    key: env.BACKUP_KEY === undefined ? undefined : backupKeyOf(env.BACKUP_KEY),
    bucket: bucket && { ...bucket, prefix: env.BACKUP_S3_PREFIX },
  }
}
