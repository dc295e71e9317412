import { deflateRawSync } from 'node:zlib'

interface Part {
  name: string
  packed: Buffer
  size: number
}

const LOCAL = { signature: 0x04034b50, length: 30, firstField: 8 }
const CENTRAL = { signature: 0x02014b50, length: 46, firstField: 10 }

/** An archive as any program packs it. `claims` is the size every part says it has, for archives with false sizes. */
export function makeZip(parts: Record<string, string>, claims?: number): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let start = 0
  for (const [name, text] of Object.entries(parts)) {
    const part = { name, packed: deflateRawSync(text), size: claims ?? Buffer.byteLength(text) }
    const body = Buffer.concat([header(part, LOCAL), part.packed])
    const entry = header(part, CENTRAL)
    entry.writeUInt32LE(start, 42)
    bodies.push(body)
    directory.push(entry)
    start += body.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(start, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

/** Both headers of a part hold the same fields, the one in the directory two bytes later. */
function header({ name, packed, size }: Part, { signature, length, firstField }: typeof LOCAL): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature, 0)
  bytes.writeUInt16LE(8, firstField)
  bytes.writeUInt32LE(packed.length, firstField + 10)
  bytes.writeUInt32LE(size, firstField + 14)
  bytes.writeUInt16LE(Buffer.byteLength(name), firstField + 18)
  return Buffer.concat([bytes, Buffer.from(name)])
}

export interface SheetOptions {
  name: string
  /** The content of `<sheetData>`, and what follows it. */
  data: string
  after?: string
  state?: 'hidden' | 'veryHidden'
}

/** The parts of a workbook, ready to be packed or spoilt. */
export function workbookParts(sheets: SheetOptions[], others: Record<string, string> = {}): Record<string, string> {
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const relations = sheets.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...others,
  }
  for (const [index, { data, after = '' }] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet><sheetData>${data}</sheetData>${after}</worksheet>`
  return parts
}

/** Rows of texts, as `<sheetData>` holds them. */
export const textRows = (rows: string[][]): string =>
  rows
    .map((row, r) => {
      const cells = row.map((text, c) =>
        text === '' ? '' : `<c r="${String.fromCharCode(65 + c)}${r + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      return `<row r="${r + 1}">${cells.join('')}</row>`
    })
    .join('')
