import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV6_GROUPS = 8
/** A subscriber usually has a whole /64 of IPv6 addresses. */
const NETWORK_GROUPS = 4

/** What a limit counts by: an IPv4 address, or the network an IPv6 address is in. */
export function networkOf(address: string): string {
  const inner = IPV4_IN_IPV6.exec(address)?.[1]
  if (inner) return inner
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const groups = groupsOf(head)
  if (tail !== undefined) {
    const after = groupsOf(tail)
    while (groups.length + after.length < IPV6_GROUPS) groups.push('0')
    groups.push(...after)
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))
