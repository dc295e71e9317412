import { join } from 'node:path'
import type { AppServices } from '#server/api/implement.ts'
import type { Config } from '#server/config.ts'
import { diskFileStore } from '#server/files/disk-file-store.ts'
import { s3FileStore } from '#server/files/s3-file-store.ts'
import { publicOutside } from '#server/net/outside.ts'
import { publicUrlOf } from '#server/public-url.ts'
import { lazySealer } from '#server/secrets/store-secret.ts'

export const servicesOf = (config: Config): AppServices => ({
  publicUrl: publicUrlOf(config),
  files: config.bucket ? s3FileStore(config.bucket) : diskFileStore(join(config.dataDir, 'files')),
  secrets: lazySealer(config),
  outside: publicOutside(config.outsidePorts),
})
