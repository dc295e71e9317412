import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { type RequestOptions, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#shared/addresses/address-ranges.ts'
import { explainPort, portOf } from '#shared/web-address.ts'

/** What the store may connect to when an address comes from outside. */
export interface Outside {
  /** Replaced in tests, like `lookup`. */
  isAllowed: (ip: string) => boolean
  ports: readonly number[]
  lookup: typeof lookup
}

const STANDARD_PORTS = [80, 443]

export const publicOutside = (furtherPorts: readonly number[] = []): Outside => ({
  isAllowed: isPublicAddress,
  ports: [...STANDARD_PORTS, ...furtherPorts],
  lookup,
})

/** Thrown for what is not requested at all, and for answers that lead nowhere. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError'
}

const innerHost = (url: URL) => new OutsideError(`${url.host} is inside the network and is not allowed.`)

function assertAllowed(url: URL, { isAllowed, ports }: Outside): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OutsideError(`${url.href.slice(0, 100)} is not a web address.`)
  // An address needs no lookup, so it is checked before any request.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw innerHost(url)
  if (!ports.includes(portOf(url))) throw new OutsideError(explainPort(portOf(url), ports))
}

/** The connection uses the addresses that are checked here: a name that resolves to others later changes nothing. */
const checkedLookup =
  (url: URL, outside: Outside): LookupFunction =>
  (host, options, done) => {
    outside.lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      if (found.length === 0 || found.some(({ address }) => !outside.isAllowed(address)))
        return done(innerHost(url), [])
      const [first] = found
      if (options.all) done(null, found)
      else if (first) done(null, first.address, first.family)
    })
  }

/** One request to a public host. Redirects are not followed. */
export function requestOutside(
  url: URL,
  outside: Outside,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    assertAllowed(url, outside)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const asking = request(url, { ...options, agent: false, lookup: checkedLookup(url, outside) }, resolve)
    asking.on('timeout', () => asking.destroy(new OutsideError(`${url.host} does not answer.`)))
    asking.on('error', reject)
    asking.end(body)
  })
}

const MAX_REDIRECTS = 5

/** Gets a file of a public host. Each redirect is checked like the first address. */
export async function getOutside(
  address: string,
  outside: Outside,
  options?: RequestOptions,
): Promise<IncomingMessage> {
  let url = readUrl(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await requestOutside(url, outside, options)
    const { statusCode: status = 0, headers } = answer
    if (status === 200) return answer
    answer.destroy()
    if (status < 300 || status >= 400 || !headers.location)
      throw new OutsideError(`${url.host} answered with ${status}.`)
    url = readUrl(headers.location, url)
  }
  throw new OutsideError(`${url.host} has too many redirects.`)
}

function readUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutsideError(`${address.slice(0, 100)} is not a web address.`)
  return new URL(address, base)
}
