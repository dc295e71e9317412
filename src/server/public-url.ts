import { isIP } from 'node:net'
import { isPublicAddress } from '#shared/addresses/address-ranges.ts'
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

/**
 * The address that links in mails of one request begin with. Nobody has configured the address of a demo without PUBLIC_URL: it is the one
 * its visitor uses. Any host name can be sent with a request, so only this machine and addresses of private networks are taken.
 */
export function publicUrlFor(config: Config): (request: { protocol: string; host: string }) => string {
  const known = publicUrlOf(config)
  if (!config.demo || config.publicUrl) return () => known
  return ({ protocol, host }) => {
    const used = URL.parse(`${protocol}://${host}`)
    return used && isNearby(used.hostname) ? used.origin : known
  }
}

function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isLoopback(hostname) || (isIP(address) !== 0 && !isPublicAddress(address))
}
