import {
  DOCUMENT_KINDS,
  type NamedPart,
  readDocumentKind,
  type StoredDocument,
} from '#features/catalog/documents.rules.ts'
import { readAddress } from '#shared/web-address.ts'
import type { Field } from '../columns/column-words.ts'

const MAX_DOCUMENTS = 50
const MAX_PARTS = 50
const MAX_TITLE = 200
const NOTHING = /^(?:[-–—]|n\/?a|none|no)$/i
const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Columns of `goods_trade`, an error message, or undefined for an empty cell. */
export function readDocuments(text: (field: Field) => string): Record<string, unknown> | string | undefined {
  const read: Record<string, unknown> = {}
  const documents = readDocumentList(text('documents'))
  if (typeof documents === 'string') return documents
  if (documents) read.documents = documents
  for (const [field, column] of CAD_COLUMNS) {
    const written = text(field)
    if (written === '' || NOTHING.test(written)) continue
    const address = readAddress(written)
    if (typeof address === 'string') return address
    read[column] = address.address
  }
  for (const field of ['mating', 'accessories', 'boards'] as const) {
    const parts = readNamedParts(text(field))
    if (!parts) continue
    if (parts.length > MAX_PARTS) return `There are more than ${MAX_PARTS} parts in one cell.`
    read[field] = parts
  }
  return Object.keys(read).length > 0 ? read : undefined
}

const CAD_COLUMNS = [
  ['cadSymbol', 'cad_symbol'],
  ['cadFootprint', 'cad_footprint'],
  ['cadModel', 'cad_model'],
] as const

/**
 * "PCN: New assembly site; 2026-03-01; en; https://…", one a line or separated by "|". The parts may stand in any order
 * after the kind; "-" removes all documents.
 */
export function readDocumentList(text: string): StoredDocument[] | string | undefined {
  if (text === '') return undefined
  if (NOTHING.test(text)) return []
  const documents: StoredDocument[] = []
  for (const entry of text.split(/\s*[|\n]\s*/)) {
    if (entry === '') continue
    const read = readDocument(entry)
    if (typeof read === 'string') return read
    documents.push(read)
  }
  return documents.length > MAX_DOCUMENTS ? `There are more than ${MAX_DOCUMENTS} documents.` : documents
}

function readDocument(written: string): StoredDocument | string {
  // A bare URL does not give its kind.
  const entry = /^(?:https?:\/\/|\/)/i.test(written) ? `other: ${written}` : written
  const [, word = '', rest = ''] = /^([^:;]{2,40}):\s*(?!\/\/)(.*)$/s.exec(entry) ?? []
  if (word === '') return `"${entry.slice(0, 60)}" does not begin with a kind of document, such as PCN: …`
  const kind = readDocumentKind(word)
  if (!kind) return `The kind of document "${word.slice(0, 40)}" is not known.`
  const about: Partial<StoredDocument> = {}
  for (const part of rest.split(/\s*;\s*/)) {
    if (part === '') continue
    if (/^(?:\w+:\/\/|\/)/.test(part)) {
      const address = readAddress(part)
      if (typeof address === 'string') return address
      if (about.url !== undefined) return `"${entry.slice(0, 60)}" has two addresses.`
      about.url = address.address
    } else if (DATE.test(part)) {
      if (Number.isNaN(Date.parse(part)) || new Date(part).toISOString().slice(0, 10) !== part)
        return `"${part}" is not a day.`
      about.date = part
    } else if (LANGUAGE.test(part)) about.language = part
    else about.title = part.slice(0, MAX_TITLE)
  }
  const { url, title = DOCUMENT_KINDS[kind], date, language } = about
  if (url === undefined) return `"${entry.slice(0, 60)}" has no web address.`
  return { kind, title, url, ...(date && { date }), ...(language && { language }) }
}

/** The same list back into one cell. */
export const writeDocuments = (documents: readonly StoredDocument[], between = ' | '): string =>
  documents
    .map(({ kind, title, url, date, language }) => {
      const parts = [title.replace(/[;|\n]+/g, ','), date, language, url].filter(Boolean)
      return `${DOCUMENT_KINDS[kind]}: ${parts.join('; ')}`
    })
    .join(between)

/** "LM358DR; Diodes Incorporated: LM358S-13": numbers, each with its manufacturer or without; "-" is none. */
export function readNamedParts(text: string): NamedPart[] | undefined {
  if (text === '') return undefined
  if (NOTHING.test(text)) return []
  return text
    .split(/\s*[;|\n]\s*/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, brand, model] = /^([^:]{2,60}):\s*(.+)$/.exec(part) ?? []
      return brand && model ? { model: model.slice(0, 200), brand } : { model: part.slice(0, 200) }
    })
}

export const writeNamedParts = (parts: readonly NamedPart[]): string =>
  parts.map(({ model, brand }) => (brand ? `${brand}: ${model}` : model)).join('; ')
