import { basename } from 'node:path'
import { findUnreadableKind, isZip } from '#features/bom/server/reading/file-kind.ts'
import { type OnBytes, type RawTable, UnreadableFileError } from '../../reading/raw-row.ts'
import { readDelimitedFile } from './read-delimited-file.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readWorkbookFile } from './read-workbook-file.ts'
import { examineFile, type FileFacts } from './text-encoding.ts'

export interface ExaminedFile {
  path: string
  facts: FileFacts
}

export async function examine(path: string): Promise<ExaminedFile> {
  const facts = await examineFile(path).catch((error: unknown) => {
    throw new UnreadableFileError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (facts.bytes === 0) throw new UnreadableFileError(`${basename(path)} is empty.`)
  return { path, facts }
}

/** By its first bytes, not by its name. */
export async function openTable({ path, facts }: ExaminedFile, onBytes: OnBytes): Promise<RawTable> {
  const { head, encoding, bytes } = facts
  if (isZip(head)) return readWorkbookFile(path, bytes, onBytes)
  const other = findUnreadableKind(head)
  if (other) throw new UnreadableFileError(`${basename(path)} is ${other.replaceAll('BOM', 'list')}.`)
  if (/^\uFEFF?\s*\{/.test(new TextDecoder(encoding).decode(head.subarray(0, 256))))
    return readJsonLines(path, encoding, onBytes)
  return readDelimitedFile(path, encoding, onBytes)
}
