/** Archives may hide any number of files of any kind. */

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

export const ARCHIVE_NAME =
  /\.(?:zipx?|rar|7z|tar|gz|tgz|bz2?|tbz2?|xz|txz|zst|lz|lzma|z|cab|arj|lha|lzh|iso|jar|apk|dmg)$/i

/** The first bytes of ZIP, RAR, 7z, gzip, compress, xz, Zstandard, lzip, cabinet and ARJ files. */
const BEGINNINGS = [
  'PK\x03\x04',
  'PK\x05\x06',
  'PK\x07\x08',
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  '\x1f\x8b',
  '\x1f\x9d',
  '\xfd7zXZ\0',
  '\x28\xb5\x2f\xfd',
  'LZIP\x01',
  'MSCF\0\0\0\0',
  '\x60\xea',
]

export function beginsAsArchive(bytes: Uint8Array): boolean {
  const isBzip = text(bytes, 0, 3) === 'BZh' && text(bytes, 4, 10) === '1AY&SY'
  const isTar = text(bytes, 257, 262) === 'ustar'
  return isBzip || isTar || BEGINNINGS.some((begins) => text(bytes, 0, begins.length) === begins)
}

const END = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT = 65_535
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const MAX_ENTRIES = 5000
const IN_A_WORKBOOK = /^(?:\[Content_Types\]\.xml|(?:_rels|docProps|docMetadata|customXml|xl)\/.*)$/

/** Whether a ZIP archive holds the parts of a workbook and nothing beside them. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const names = listNames(bytes)
  return names.includes('[Content_Types].xml') && names.every((name) => IN_A_WORKBOOK.test(name))
}

/** By the directory at the end of a ZIP archive; empty if it is damaged or too long. */
function listNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return []
  const names: string[] = []
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > MAX_ENTRIES) return []
  while (names.length < count) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return []
    const nameBytes = view.getUint16(at + 28, true)
    names.push(text(bytes, at + ENTRY_BYTES, at + ENTRY_BYTES + Math.min(nameBytes, 1000)))
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) if (view.getUint32(at, true) === END) return at
  return undefined
}
