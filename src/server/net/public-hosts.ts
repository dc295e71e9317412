import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isInnerAddress } from '#shared/web-address.ts'

/** Which addresses may be asked; tests have a server of their own. */
export type IsAllowed = (ip: string) => boolean
export const isPublic: IsAllowed = (ip) => !isInnerAddress(ip)

/** Thrown instead of asking a machine of our own network. */
export class InnerHostError extends Error {
  override readonly name = 'InnerHostError'
  constructor(url: URL) {
    super(`${url.host} is inside the network and is not asked.`)
  }
}

/** An address needs no lookup, so it is checked before anything is asked. */
export function assertAllowedHost(url: URL, isAllowed: IsAllowed): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new InnerHostError(url)
}

/** The very address that was checked is connected to: a name that answers otherwise the second time gains nothing. */
export const checkedLookup =
  (url: URL, isAllowed: IsAllowed): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      if (found.length === 0 || found.some(({ address }) => !isAllowed(address)))
        return done(new InnerHostError(url), [])
      const [first] = found
      if (options.all) done(null, found)
      else if (first) done(null, first.address, first.family)
    })
  }
