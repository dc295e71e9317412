import { AppError } from '#shared/app-error.ts'

export interface DecodedText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'GBK' | 'Shift-JIS' | 'Windows-1252'
}

const LOOKED_AT = 4096

/** Decodes bytes, detecting the encoding. Binary data is refused. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = findWideEncoding(bytes)
  const decoded: DecodedText = wide
    ? { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' }
    : (decodeUtf8(bytes) ?? decodeByBytes(bytes))
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

/** Sample size for detection. */
const COUNTED_BYTES = 200_000

/**
 * Chinese, Japanese or Western, by the pairs its bytes form: common Chinese characters have two high bytes, Japanese
 * kana and kanji begin with bytes of their own, and Western letters stand alone between plain ones.
 */
function decodeByBytes(bytes: Uint8Array): DecodedText {
  const { chinese, japanese, western } = countPairs(bytes.subarray(0, COUNTED_BYTES))
  if (japanese > western && japanese > chinese)
    return { text: new TextDecoder('shift_jis').decode(bytes), encoding: 'Shift-JIS' }
  if (chinese > western) return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GBK' }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
}

const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80

/** How many characters of the text are common ones of each kind of encoding. */
function countPairs(bytes: Uint8Array) {
  const counts = { chinese: 0, japanese: 0, western: 0 }
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    const isAlone = !isHigh(bytes[at - 1]) && !isHigh(bytes[at + 1])
    // µ, ±, é, ü and their like between plain letters; kana and common kanji never leave a byte alone.
    if (isAlone && lead >= 0xa0 && !isKanaPair(lead, bytes[at + 1] ?? 0)) counts.western++
  }
  counts.chinese = countChinese(bytes)
  counts.japanese = countJapanese(bytes)
  return counts
}

/** Characters of GB 2312: the first level of Chinese characters, and its signs and full-width letters. */
function countChinese(bytes: Uint8Array): number {
  let common = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x81) continue
    const trail = bytes[++at] ?? 0
    if (trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3))) common++
    else common--
  }
  return common
}

const isKanaPair = (lead: number, trail: number): boolean =>
  (lead === 0x82 && trail >= 0x60 && trail <= 0xf1) ||
  (lead === 0x83 && trail >= 0x40 && trail <= 0xd6) ||
  (lead === 0x81 && trail >= 0x40 && trail <= 0xfc)

/** Kana, signs and the first level of kanji in Shift-JIS; what cannot be a character counts against it. */
function countJapanese(bytes: Uint8Array): number {
  let common = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    // Half-width katakana: one byte each, and never one alone.
    if (lead >= 0xa1 && lead <= 0xdf) {
      common += isHalfKana(bytes[at - 1]) || isHalfKana(bytes[at + 1]) ? 0.4 : -1
      continue
    }
    const trail = bytes[++at] ?? 0
    const isTrail = (trail >= 0x40 && trail <= 0x7e) || (trail >= 0x80 && trail <= 0xfc)
    if (isTrail && (isKanaPair(lead, trail) || (lead >= 0x88 && lead <= 0x98))) common++
    else common--
  }
  return common
}

const isHalfKana = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xa1 && byte <= 0xdf

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
