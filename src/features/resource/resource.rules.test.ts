import { expect, test } from 'vitest'
import { presentableName, typeOfBytes, withExtension } from './resource.rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['GIF89a....', 'image/gif'],
  ['GIF87a....', 'image/gif'],
  ['%PDF-1.7', 'application/pdf'],
])('%j begins a %s', (begin, type) => {
  expect(typeOfBytes(bytes(begin))).toBe(type)
})

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><svg/>',
  ' %PDF-1.7',
  'MZ',
  'GIF88a',
  'RIFF....WAVE',
])('%j is nothing we take', (begin) => {
  expect(typeOfBytes(bytes(begin))).toBeUndefined()
})

test.each([
  ['C:\\temp\\proof.png', 'proof.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\r\n.pdf', 'a b .pdf'],
  ['invoice\u202Efdp.exe', 'invoice fdp.exe'],
  ['..', '..'],
  ['', 'file'],
  [`😀${'x'.repeat(119)}`, `\ufffd${'x'.repeat(119)}`],
])('%j is shown as %j', (given, shown) => {
  expect(presentableName(given)).toBe(shown)
})

test('the name tells what the file has become', () => {
  expect(withExtension('me.PNG', 'webp')).toBe('me.webp')
  expect(withExtension('no extension', 'webp')).toBe('no extension.webp')
})
