/** PostgreSQL's COPY text format: one line a row, tabs between columns. */

export const NULL_FIELD = '\\N'

const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

export function textField(text: string): string {
  // Almost no text needs it, and looking is much faster than replacing.
  return SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text
}

export const nullableField = (value: string | number | undefined): string =>
  value === undefined ? NULL_FIELD : typeof value === 'number' ? String(value) : textField(value)

export const textArrayField = (items: readonly string[]): string =>
  textField(`{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)

export const copyLine = (fields: readonly string[]): string => `${fields.join('\t')}\n`
