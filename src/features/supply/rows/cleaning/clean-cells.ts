/** Remains of web pages and word processors in cells: HTML entities, characters without a width. */

const SUSPECT = /[&\u00ad\u200b-\u200d\u2060\ufeff]/
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  micro: 'µ',
  mu: 'µ',
  Omega: 'Ω',
  ohm: 'Ω',
  deg: '°',
  plusmn: '±',
  times: '×',
  euro: '€',
  pound: '£',
  yen: '¥',
  reg: '®',
  trade: '™',
  copy: '©',
  ndash: '–',
  mdash: '—',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
}

/** The cells as they are meant; the same array when there is nothing to change. */
export function cleanCells(cells: readonly string[], filled: readonly number[]): readonly string[] {
  let cleaned: string[] | undefined
  for (const column of filled) {
    const cell = cells[column] ?? ''
    if (!SUSPECT.test(cell)) continue
    const text = decodeEntities(cell).replace(INVISIBLE, '').trim()
    if (text === cell) continue
    cleaned ??= [...cells]
    cleaned[column] = text
  }
  return cleaned ?? cells
}

/** Once: what an entity stands for is not decoded again. */
const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    // No control characters, no halves of a pair.
    return code < 32 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff) ? entity : String.fromCodePoint(code)
  })
