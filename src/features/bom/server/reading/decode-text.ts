import { AppError } from '#shared/app-error.ts'
import { detectEncoding, type OldEncoding } from './detect-encoding.ts'

export interface DecodedText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | OldEncoding
}

const LOOKED_AT = 4096

/** Decodes bytes, detecting the encoding. Binary data is refused. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = findWideEncoding(bytes)
  const decoded: DecodedText = wide
    ? { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' }
    : (decodeUtf8(bytes) ?? decodeOld(bytes))
  assertIsText(decoded.text)
  return decoded
}

function decodeUtf8(bytes: Uint8Array): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return undefined
  }
}

function decodeOld(bytes: Uint8Array): DecodedText {
  const { encoding, label } = detectEncoding(bytes)
  return { text: new TextDecoder(label).decode(bytes), encoding }
}

/** UTF-16, by its byte order mark or by its zero bytes. */
export function findWideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f]/g
const MARKUP = /^\s*<(?:!doctype html|html|\?xml|table|svg)/i

function assertIsText(text: string): void {
  const sample = text.slice(0, LOOKED_AT)
  if (text.includes('\0') || (sample.match(CONTROL)?.length ?? 0) > sample.length / 100)
    throw new AppError(
      'bom_unreadable',
      'This is not a text or a spreadsheet. Please send the BOM as CSV, TSV or XLSX.',
    )
  if (MARKUP.test(sample))
    throw new AppError('bom_unreadable', 'This is a web page or an XML document. Please save the BOM as CSV or XLSX.')
}
