import { expect, test } from 'vitest'
import { presentableName, typeOfFile, withExtension } from './resource.rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['GIF89a....', 'image/gif'],
  ['GIF87a....', 'image/gif'],
  ['%PDF-1.7', 'application/pdf'],
  ['\0\0\0\x20ftypisom', 'video/mp4'],
  ['\x1a\x45\xdf\xa3\x01', 'video/webm'],
])('%j begins a %s', (begin, type) => {
  expect(typeOfFile(bytes(begin), 'file')).toBe(type)
})

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><svg/>',
  ' %PDF-1.7',
  'MZ',
  'GIF88a',
  'RIFF....WAVE',
])('%j is not an accepted type', (begin) => {
  expect(typeOfFile(bytes(begin), 'file')).toBeUndefined()
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

test('the name has the extension of the stored type', () => {
  expect(withExtension('me.PNG', 'webp')).toBe('me.webp')
  expect(withExtension('no extension', 'webp')).toBe('no extension.webp')
})

test.each([
  ['PK\x03\x04rest', 'bom.xlsx', 'application/zip'],
  ['PK\x03\x04rest', 'gerbers.zip', 'application/zip'],
  ['MPN,Qty\nLM358DR,1', 'bom.csv', 'text/csv'],
  ['MPN,Qty\nLM358DR,1', 'bom.exe', undefined],
  ['<html><script>', 'bom.csv', undefined],
  ['MZ\0\0', 'bom.csv', undefined],
])('%j named %s is %s', (begin, name, type) => {
  expect(typeOfFile(bytes(begin), name)).toBe(type)
})
