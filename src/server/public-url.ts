import { type Config, ConfigError, isLoopback } from './config.ts'

/**
 * A store that is no demo needs its public address for links in mails and payments. Only a trial on this machine, with
 * the embedded database, has a default.
 */
export function assertKnowsItsAddress({ demo, publicUrl, databaseUrl, host }: Config): void {
  if (demo || publicUrl) return
  if (databaseUrl === undefined && isLoopback(host)) return
  throw new ConfigError(
    'Bad environment: PUBLIC_URL: must be the address that visitors use (https://shop.example); links in mails begin with it',
  )
}

/** The address that links in mails and site maps begin with. */
export const publicUrlOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`
