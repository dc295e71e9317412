import { describe, expect, test } from 'vitest'
import { readAddress } from '../web-address.ts'
import { EMBEDDING_IPV6, isPublicAddress, SPECIAL_IPV4, SPECIAL_IPV6 } from './address-ranges.ts'

const mapped = (ip: string) => `::ffff:${ip}`
/** The same in hexadecimal, as `URL` writes it. */
const hexOf = (ip: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

describe.each(SPECIAL_IPV4)('$range ($name)', ({ range, example }) => {
  test('is not public, in no form that embeds it', () => {
    const first = range.split('/')[0] ?? ''
    const forms = [first, example].flatMap((ip) => [
      ip,
      mapped(ip),
      `::ffff:${hexOf(ip)}`,
      `::${hexOf(ip)}`,
      `::ffff:0:${hexOf(ip)}`,
      `64:ff9b::${hexOf(ip)}`,
      `64:ff9b:1::${hexOf(ip)}`,
      `2002:${hexOf(ip)}::1`,
      `2001::${hexOf(ip)}`,
      `2a00:1450::5efe:${hexOf(ip)}`,
      `2a00:1450::200:5efe:${hexOf(ip)}`,
    ])
    expect(forms.filter(isPublicAddress)).toEqual([])
  })

  test('is refused as an address', () => {
    for (const url of [`https://${example}/x`, `https://[${mapped(example)}]/x`])
      expect(readAddress(url)).toContain('points inside the network')
  })
})

test.each([...SPECIAL_IPV6])('$range ($name) is not public', ({ range, example }) => {
  expect([range.split('/')[0] ?? '', example].filter(isPublicAddress)).toEqual([])
  expect(readAddress(`https://[${example}]/x`)).toContain('points inside the network')
})

test.each([...EMBEDDING_IPV6])('$range ($name) is as public as the IPv4 address in it', ({ range, example }) => {
  const network = range.split('/')[0]?.replace(/0:0$/, '') ?? ''
  expect(isPublicAddress(example)).toBe(false)
  expect(isPublicAddress(`${network}${hexOf('8.8.8.8')}`)).toBe(true)
})

test.each([
  '::',
  '::1',
  'fec0::1',
  'fe80::1%eth0',
  'fd00::1',
  'fc00::1',
  'ff02::1',
  '100::1',
  '100:0:0:1::1',
  '::ffff:0:7f00:1',
  '64:ff9b:1::7f00:1',
  '64:ff9b:1::808:808',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '5f00::1',
  '4000::1',
  'not an address',
  '1:2:3',
  '1::2::3',
  '300.1.1.1',
])('%s is not public', (ip) => expect(isPublicAddress(ip)).toBe(false))

test.each([
  '8.8.8.8',
  '1.0.0.1',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '192.0.1.1',
  '198.17.0.1',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:2800:220:1::1',
  '2a00:1450:4001:80b::200e',
  '::ffff:8.8.8.8',
])('%s is public', (ip) => expect(isPublicAddress(ip)).toBe(true))

test('a port beside those that are allowed is refused', () => {
  expect(readAddress('https://example.com:8443/x', [80, 443])).toBe(
    'Port 8443 is not allowed. Please use an address with port 80 or 443.',
  )
  expect(readAddress('https://example.com:8443/x', [80, 443, 8443])).toEqual({
    address: 'https://example.com:8443/x',
  })
  for (const address of ['https://example.com/x', 'http://example.com/x', 'https://example.com:80/x'])
    expect(readAddress(address, [80, 443])).toEqual({ address })
})
