import { join } from 'node:path'
import type { AppServices } from '#server/api/implement.ts'
import type { Config } from '#server/config.ts'
import { diskFileStore } from '#server/files/disk-file-store.ts'
import { s3FileStore } from '#server/files/s3-file-store.ts'
import { keyLimitsWith } from '#server/limits/limit-key.ts'
import { publicOutside } from '#server/net/outside.ts'
import { publicUrlOf } from '#server/public-url.ts'
import { lazySealer } from '#server/secrets/store-secret.ts'

export function servicesOf(config: Config): AppServices {
  const secrets = lazySealer(config)
  keyLimitsWith(secrets)
  return {
    publicUrl: publicUrlOf(config),
    files: config.bucket ? s3FileStore(config.bucket) : diskFileStore(join(config.dataDir, 'files')),
    secrets,
    outside: publicOutside(config.outsidePorts),
  }
}
