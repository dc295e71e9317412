import { expect, test } from 'vitest'
import { readAddress } from './web-address.ts'

test.each([
  'http://127.0.0.1/x',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://printer/',
  'http://nas.local/',
  'http://db.internal/',
  'ftp://example.com/',
  'javascript:alert(1)',
  'https://user:secret@example.com/',
  'nonsense',
  '//example.com/x',
])('%s is refused', (address) => {
  expect(readAddress(address)).toEqual(expect.any(String))
})

test.each([
  'https://example.com/a.png',
  'http://93.184.216.34/',
  'https://[2606:2800:220:1::1]/x',
  '/pictures/soic-8/LM358.svg',
])('%s is taken', (address) => {
  expect(readAddress(address)).toEqual({ address })
})
