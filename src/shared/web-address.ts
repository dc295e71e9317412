import { isIpAddress, isPublicAddress } from './addresses/address-ranges.ts'

/** URLs of pictures and datasheets: public ones or paths of this store, never private networks. */

const INNER_NAMES = /^(?:localhost|.*\.(?:local|localhost|internal|intranet|lan|home|corp|home\.arpa))\.?$/i

/** The port of an address, also where it is not written. */
export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

export const explainPort = (port: number, allowed: readonly number[]): string =>
  `Port ${port} is not allowed. Please use an address with port ${allowed.join(' or ')}.`

/** The address, or what is wrong with it. `ports`: those that the store connects to; absent for a link. */
export function readAddress(text: string, ports?: readonly number[]): { address: string } | string {
  if (/^\/(?!\/)[\w\-./%~+()]*$/.test(text)) return { address: text }
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return `"${text.slice(0, 60)}" is not an address.`
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `"${text.slice(0, 60)}" is not a web address.`
  if (url.username || url.password) return 'The address contains a password.'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if ((isIpAddress(host) && !isPublicAddress(host)) || INNER_NAMES.test(host) || !/[.:]/.test(host))
    return `"${text.slice(0, 60)}" points inside the network.`
  if (ports && !ports.includes(portOf(url))) return explainPort(portOf(url), ports)
  return text.length > 2000 ? 'The address is longer than 2,000 characters.' : { address: url.href }
}
