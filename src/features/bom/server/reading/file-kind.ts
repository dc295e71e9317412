import { AppError } from '#shared/app-error.ts'

/** By its first bytes, never by its name: a workbook called .csv is common. */
const signatures: ReadonlyArray<[bytes: string, what: string]> = [
  [
    'd0cf11e0',
    'an Excel file of the old kind (.xls) or one with a password. Please save it as .xlsx or CSV without a password',
  ],
  ['25504446', 'a PDF. Please send the BOM as CSV, TSV or XLSX'],
  ['89504e47', 'a picture. Please send the BOM as CSV, TSV or XLSX'],
  ['ffd8ff', 'a picture. Please send the BOM as CSV, TSV or XLSX'],
  ['47494638', 'a picture. Please send the BOM as CSV, TSV or XLSX'],
  ['1f8b', 'a compressed file. Please unpack it first'],
  ['377abcaf', 'a compressed file. Please unpack it first'],
  ['52617221', 'a compressed file. Please unpack it first'],
]

export function isZip(bytes: Uint8Array): boolean {
  return hexOf(bytes).startsWith('504b0304')
}

export function assertKnownKind(bytes: Uint8Array): void {
  const known = findUnreadableKind(bytes)
  if (known) throw new AppError('bom_unreadable', `This is ${known}.`)
}

/** Name of a known kind that is neither text nor workbook. */
export function findUnreadableKind(bytes: Uint8Array): string | undefined {
  const start = hexOf(bytes)
  return signatures.find(([signature]) => start.startsWith(signature))?.[1]
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString('hex')
