import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isInnerAddress } from '#shared/web-address.ts'

/** Whether an address is allowed; replaced in tests. */
export type IsAllowed = (ip: string) => boolean
export const isPublic: IsAllowed = (ip) => !isInnerAddress(ip)

/** Thrown for private addresses. */
export class InnerHostError extends Error {
  override readonly name = 'InnerHostError'
  constructor(url: URL) {
    super(`${url.host} is inside the network and is not allowed.`)
  }
}

/** An address needs no lookup, so it is checked before any request. */
export function assertAllowedHost(url: URL, isAllowed: IsAllowed): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new InnerHostError(url)
}

/** Connects to the address that was checked, against DNS rebinding. */
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
