import { attributeOf, scanXml } from './scan-xml.ts'

/** Number formats that change the meaning: dates and leading zeros. */
export type NumberFormat = { digits: number } | 'date'

const MS_A_DAY = 86_400_000
/** Day 0 of a workbook. */
const EPOCH = Date.UTC(1899, 11, 30)

/** The formats by the number a cell names. */
export function readNumberFormats(xml: string): Map<number, NumberFormat> {
  const codes = new Map<number, string>()
  const formats = new Map<number, NumberFormat>()
  let inCellFormats = false
  let index = 0
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt')
        codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
      if (name === 'cellXfs') inCellFormats = true
      if (name === 'xf' && inCellFormats) {
        const id = Number(attributeOf(attributes, 'numFmtId') ?? 0)
        const format = formatOf(id, codes.get(id) ?? '')
        if (format) formats.set(index, format)
        index++
      }
      return undefined
    },
    close(name) {
      if (name === 'cellXfs') inCellFormats = false
    },
  })
  return formats
}

function formatOf(id: number, code: string): NumberFormat | undefined {
  if ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)) return 'date'
  if (/^0{2,}$/.test(code)) return { digits: code.length }
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[ymdh]/i.test(bare) && !/[0#]/.test(bare) ? 'date' : undefined
}

/** Numbers out of the date range stay numbers. */
function writeDate(days: number): string | undefined {
  const date = new Date(EPOCH + Math.round(days * MS_A_DAY))
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

/** A number as text: no exponent, the zeros its format shows, a date as a date. */
export function writeNumber(value: string, format: NumberFormat | undefined): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (format === 'date') return writeDate(number) ?? value
  if (/^-?\d+$/.test(value)) return format ? value.padStart(format.digits, '0') : value
  const text = String(number)
  return text.includes('e') ? value : text
}
