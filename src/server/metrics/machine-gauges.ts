import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Gauge } from 'prom-client'
import type { Config } from '../config.ts'
import { readCertificate } from '../net/certificate.ts'
import type { Metrics } from './metrics.ts'

const CERTIFICATE_EVERY_MS = 3_600_000
const CERTIFICATE_MS = 5000
const DAY_MS = 86_400_000

/** What this machine can see besides the database: its disk, and the certificate that visitors are shown. */
export function watchMachine(metrics: Metrics, config: Pick<Config, 'dataDir' | 'publicUrl' | 'role'>): void {
  watchDisk(metrics, config.dataDir)
  // One process is enough.
  if (config.role !== 'web' && config.publicUrl?.startsWith('https:'))
    watchCertificate(metrics, new URL(config.publicUrl))
}

function watchDisk({ registry }: Metrics, folder: string): void {
  const watch = (name: string, help: string, blocksOf: (disk: StatsFs) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      aggregator: 'min',
      async collect() {
        const disk = await statfs(folder).catch(() => undefined)
        // Absent for as long as the folder is. A gauge that was never set would be 0.
        if (disk) this.set(blocksOf(disk) * disk.bsize)
        else this.remove()
      },
    })
  watch('disk_size_bytes', 'Size of the disk that holds DATA_DIR.', ({ blocks }) => blocks)
  watch('disk_free_bytes', 'Free space for the store on the disk that holds DATA_DIR.', ({ bavail }) => bavail)
}

/** Read again after an hour, and beside the scrape, which does not wait for it. */
function watchCertificate({ registry }: Metrics, url: URL): void {
  let readAt = Number.NEGATIVE_INFINITY
  let validTo: Date | undefined
  const read = async () => {
    validTo = (await readCertificate(url, CERTIFICATE_MS).catch(() => undefined))?.validTo
  }
  const gauge = new Gauge({
    name: 'certificate_days_left',
    help: 'Days for which the certificate of PUBLIC_URL is still valid. Absent while it cannot be read.',
    labelNames: ['host'],
    registers: [registry],
    aggregator: 'min',
    collect() {
      if (Date.now() - readAt >= CERTIFICATE_EVERY_MS) {
        readAt = Date.now()
        void read()
      }
      gauge.reset()
      if (validTo) gauge.set({ host: url.host }, (validTo.getTime() - Date.now()) / DAY_MS)
    },
  })
}
