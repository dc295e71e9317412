/**
 * Addresses that are not on the public internet, or not known to be: the special-purpose registries of IANA, and what
 * is reserved beside them. Each with an address inside of it, for the tests.
 */
export interface AddressRange {
  range: string
  name: string
  example: string
}

export const SPECIAL_IPV4: readonly AddressRange[] = [
  { range: '0.0.0.0/8', name: 'this network', example: '0.0.0.0' },
  { range: '10.0.0.0/8', name: 'private', example: '10.1.2.3' },
  { range: '100.64.0.0/10', name: 'shared by customers of a provider', example: '100.127.255.254' },
  { range: '127.0.0.0/8', name: 'this machine', example: '127.8.8.8' },
  { range: '168.63.129.16/32', name: 'platform of Azure', example: '168.63.129.16' },
  { range: '169.254.0.0/16', name: 'link-local, secrets of clouds', example: '169.254.169.254' },
  { range: '172.16.0.0/12', name: 'private', example: '172.31.255.255' },
  { range: '192.0.0.0/24', name: 'IETF protocol assignments', example: '192.0.0.8' },
  { range: '192.0.2.0/24', name: 'documentation', example: '192.0.2.1' },
  { range: '192.31.196.0/24', name: 'AS112', example: '192.31.196.1' },
  { range: '192.52.193.0/24', name: 'AMT', example: '192.52.193.1' },
  { range: '192.88.99.0/24', name: '6to4 relays', example: '192.88.99.1' },
  { range: '192.168.0.0/16', name: 'private', example: '192.168.1.1' },
  { range: '192.175.48.0/24', name: 'AS112, delegated', example: '192.175.48.1' },
  { range: '198.18.0.0/15', name: 'benchmarks', example: '198.19.255.255' },
  { range: '198.51.100.0/24', name: 'documentation', example: '198.51.100.7' },
  { range: '203.0.113.0/24', name: 'documentation', example: '203.0.113.9' },
  { range: '224.0.0.0/4', name: 'multicast', example: '224.0.0.1' },
  { range: '240.0.0.0/4', name: 'reserved, and broadcast', example: '255.255.255.255' },
]

/** Public IPv6 addresses are inside of it; whatever is outside is refused without being named. */
const GLOBAL_UNICAST = '2000::/3'

export const SPECIAL_IPV6: readonly AddressRange[] = [
  { range: '2001::/23', name: 'IETF protocol assignments, with Teredo and ORCHID', example: '2001::7f00:1' },
  { range: '2001:db8::/32', name: 'documentation', example: '2001:db8::1' },
  { range: '2002::/16', name: '6to4', example: '2002:7f00:1::' },
  { range: '2620:4f:8000::/48', name: 'AS112', example: '2620:4f:8000::1' },
  { range: '3fff::/20', name: 'documentation', example: '3fff::1' },
]

/** Forms that embed an IPv4 address in their last 32 bits: it decides. */
export const EMBEDDING_IPV6: readonly AddressRange[] = [
  { range: '::ffff:0:0/96', name: 'IPv4-mapped', example: '::ffff:127.0.0.1' },
  { range: '64:ff9b::/96', name: 'NAT64', example: '64:ff9b::a00:1' },
]

/** An interface identifier of ISATAP embeds an IPv4 address, too, whatever the network. */
const ISATAP = 0x5efen
const GLOBAL_BIT = 0x02000000n

interface Network {
  first: bigint
  shift: bigint
}

const networkOf = (range: string, bits: number): Network => {
  const [address = '', length] = range.split('/')
  const shift = BigInt(bits - Number(length))
  return { first: (readIp(address) ?? 0n) >> shift, shift }
}

function readIpv4(text: string): bigint | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return undefined
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n)
}

function readIpv6(text: string): bigint | undefined {
  const last = /[^:]*\.[^:]*$/.exec(text)?.[0]
  const embedded = last === undefined ? undefined : readIpv4(last)
  if (last !== undefined && embedded === undefined) return undefined
  const hex =
    embedded === undefined
      ? text
      : `${text.slice(0, -String(last).length)}${(embedded >> 16n).toString(16)}:${(embedded & 0xffffn).toString(16)}`
  const halves = hex.split('::').map((half) => (half === '' ? [] : half.split(':')))
  const [head = [], tail = []] = halves
  const missing = 8 - head.length - tail.length
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return undefined
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((value, group) => (value << 16n) + BigInt(`0x${group}`), 0n)
}

/** A zone (`fe80::1%eth0`) does not matter. */
const readIp = (ip: string): bigint | undefined => readIpv4(ip) ?? readIpv6(ip.split('%')[0] ?? '')

const networksOf = (ranges: readonly AddressRange[], bits: number) => ranges.map(({ range }) => networkOf(range, bits))
const ipv4 = networksOf(SPECIAL_IPV4, 32)
const ipv6 = networksOf(SPECIAL_IPV6, 128)
const embedding = networksOf(EMBEDDING_IPV6, 128)
const globalUnicast = networkOf(GLOBAL_UNICAST, 128)

const isIn = (value: bigint, { first, shift }: Network) => value >> shift === first
const isPublicIpv4 = (value: bigint) => !ipv4.some((network) => isIn(value, network))

function isPublicIpv6(value: bigint): boolean {
  const embedded = value & 0xffffffffn
  if (embedding.some((network) => isIn(value, network))) return isPublicIpv4(embedded)
  if (((value >> 32n) & 0xffffffffn & ~GLOBAL_BIT) === ISATAP && !isPublicIpv4(embedded)) return false
  return isIn(value, globalUnicast) && !ipv6.some((network) => isIn(value, network))
}

/** Whether a text is an IP address, as `URL` and the DNS write them. */
export const isIpAddress = (text: string): boolean => readIp(text) !== undefined

/** Whether an IP address is on the public internet. What is no IP address is not. */
export function isPublicAddress(ip: string): boolean {
  const four = readIpv4(ip)
  if (four !== undefined) return isPublicIpv4(four)
  const six = readIpv6(ip.split('%')[0] ?? '')
  return six !== undefined && isPublicIpv6(six)
}
