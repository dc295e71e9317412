import { Gauge } from 'prom-client'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Mails of a shop become files that nobody reads. In a demo that is as it should be. */
export const lacksMailServer = ({ demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>): boolean => !demo && !smtpUrl

/** Only a process that runs jobs delivers mails. */
export const losesMails = (config: Pick<Config, 'demo' | 'smtpUrl' | 'role'>): boolean =>
  config.role !== 'web' && lacksMailServer(config)

export const MAILS_ARE_FILES =
  'Mails reach nobody: they become files in DATA_DIR/outbox. Set SMTP_URL; see docs/operations/configure.md.'

export function watchMails({ registry }: Metrics, config: Pick<Config, 'demo' | 'smtpUrl' | 'role'>): void {
  new Gauge({
    name: 'mails_to_files',
    help: 'Whether this process writes mails to files, in a store that is no demo.',
    registers: [registry],
    aggregator: 'max',
  }).set(losesMails(config) ? 1 : 0)
}
