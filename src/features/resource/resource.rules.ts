import { ARCHIVE_NAME, beginsAsArchive, isWorkbook } from './archives.rules.ts'
import type { ResourceKind } from './resource.contract.ts'

export const MAX_UPLOAD = 5 * 1024 * 1024
export const MAX_FILM = 20 * 1024 * 1024
export const MAX_DATASHEET = 20 * 1024 * 1024

/** Limits the memory for decoding; larger than pictures of cameras. */
export const MAX_PIXELS = 50_000_000
export const MAX_SIDE = 12_000

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
const DOCUMENTS = [...PICTURES, 'application/pdf'] as const
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const LISTS = [...DOCUMENTS, XLSX_TYPE, 'text/csv', 'application/zip'] as const
const FILMS = ['video/mp4', 'video/webm'] as const
const DATASHEETS = ['application/pdf'] as const
export type FileType = (typeof LISTS | typeof FILMS)[number]

/** Stored unchanged and only downloaded, never displayed inline. */
export const savedExtensions: Partial<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  [XLSX_TYPE]: 'xlsx',
  'text/csv': 'csv',
  'application/zip': 'zip',
}

/** Stored unchanged: nothing here can convert a film. */
export const filmExtensions: Partial<Record<FileType, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** Who reads a file besides its owner: everybody, or staff with the right to what it belongs to. */
export const readersOf: Record<ResourceKind, 'everybody' | `${string}.read`> = {
  avatar: 'everybody',
  logo: 'everybody',
  content: 'everybody',
  film: 'everybody',
  part: 'everybody',
  datasheet: 'everybody',
  proof: 'payments.read',
  aftersale: 'returns.read',
  attachment: 'quotes.read',
}

/** Allowed types by purpose. Archives are for buyers only. */
export const typesTaken = (kind: ResourceKind, isVisitor: boolean): readonly FileType[] => {
  if (kind === 'attachment') return isVisitor ? LISTS.filter((type) => type !== 'application/zip') : LISTS
  if (kind === 'film') return FILMS
  if (kind === 'datasheet') return DATASHEETS
  return kind === 'proof' ? DOCUMENTS : PICTURES
}

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Type by the first bytes, or by the name for text files; undefined for unsupported types, including SVG. */
export function typeOfFile(bytes: Uint8Array, fileName: string): FileType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'image/gif'
  if (text(bytes, 4, 8) === 'ftyp') return 'video/mp4'
  if (text(bytes, 0, 4) === '\x1a\x45\xdf\xa3') return 'video/webm'
  if (text(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  if (text(bytes, 0, 2) === 'PK') return /\.xlsx$/i.test(fileName) && isWorkbook(bytes) ? XLSX_TYPE : 'application/zip'
  return /\.(?:csv|tsv|txt)$/i.test(fileName) && isText(bytes) ? 'text/csv' : undefined
}

/** By content or by name; a workbook is none. */
export const isArchive = (bytes: Uint8Array, fileName: string): boolean =>
  (ARCHIVE_NAME.test(fileName.trim()) || beginsAsArchive(bytes)) && typeOfFile(bytes, fileName) !== XLSX_TYPE

/** No zero byte, unless each letter has two, and no markup that a browser might run. */
function isText(bytes: Uint8Array): boolean {
  const start = text(bytes, 0, 512)
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe
  return bytes.length > 0 && (isWide || !bytes.includes(0)) && !/<(?:!doctype|html|script|svg|\?xml)/i.test(start)
}

const MAX_NAME_LENGTH = 120

/** A name to show and to save under: the last part of a path, without signs that mean something to a file system. */
export function presentableName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]+/gu, ' ').trim()
  return plain.slice(-MAX_NAME_LENGTH).toWellFormed() || 'file'
}

/** Changes the extension after conversion. */
export const withExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extension}`
