import { type BomRole, type BomRows, mayRepeat, NO_HEADER } from './bom-table.ts'
import { type ColumnContent, contentOf, LOOKED_AT } from './column-content.rules.ts'
import { CUSTOMER_REFERENCE, type HeaderHit, meaningOf, UNSURE_COUNT } from './header-words.rules.ts'
import { expandReferences } from './references.rules.ts'

interface Column extends Partial<HeaderHit> {
  content: ColumnContent
}

/** "Amount", "Count", "Usage". */
const VAGUE_COUNT = 6

/** "Part number": of the maker, or one's own. */
const USUALLY = 7

/** Below this score the cells must confirm the heading. */
const SURE = 4

/** The role of each column, from its heading and, where that is missing or vague, from its cells. */
export function findRoles(rows: BomRows, headerRow: number): BomRole[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  const heading = headerRow === NO_HEADER ? [] : (rows[headerRow] ?? [])
  const columns: Column[] = Array.from({ length: width }, (_, index) => ({
    ...meaningOf(heading[index] ?? ''),
    content: contentOf(rows, headerRow + 1, index),
  }))
  const roles = columns.map(roleOfHeading)
  giveReferences(roles, columns)
  keepBestModels(roles, columns)
  keepFirstMaker(roles, columns)
  keepOne(roles, columns, 'count')
  keepOne(roles, columns, 'ref')
  if (!roles.includes('ref'))
    giveByContent(roles, columns, 'ref', ({ content: { references } }) => (references >= 0.7 ? references : 0))
  if (headerRow !== NO_HEADER && !roles.includes('count')) countByReferences(roles, columns, rows.slice(headerRow + 1))
  if (headerRow === NO_HEADER) findWithoutHeading(roles, columns)
  else if (!roles.includes('model')) chooseVagueModel(roles, columns)
  chooseOwnNumber(roles, columns)
  if (!roles.includes('brandName')) giveByContent(roles, columns, 'brandName', areMakers)
  if (!roles.includes('sku')) giveByContent(roles, columns, 'sku', areSkus)
  if (!roles.includes('description')) chooseDescription(roles, columns)
  for (const role of ['package', 'ownNumber', 'customerRef'] as const) keepOne(roles, columns, role)
  return roles
}

function roleOfHeading({ role = 'other', strength = 0, content }: Column): BomRole {
  // `Part number` may be the one of a distributor.
  if (role === 'model' && strength <= USUALLY && content.skus > 0.6) return 'sku'
  if (strength < SURE) return 'other'
  // An unambiguous heading decides; "Amount" may be money.
  const isVagueCount = role === 'count' && (strength === VAGUE_COUNT || strength === UNSURE_COUNT)
  if (isVagueCount && content.written > 0 && content.quantities < 0.4) return 'other'
  if (role === 'count' && (content.money > 0.5 || (isVagueCount && content.fractions > 0.5))) return 'other'
  if (role === 'ref' && strength === CUSTOMER_REFERENCE && content.references < 0.5) return 'customerRef'
  if (role === 'ref' && strength < 9 && content.references < 0.5) return 'other'
  if (role === 'altModel' && content.written > 0 && content.models < 0.3) return 'other'
  return role
}

/** A column of part numbers whose cells are references: "Referencia", or 部品番号 beside the numbers of the maker. */
function giveReferences(roles: BomRole[], columns: Column[]): void {
  const hasModels = columns.some(({ content }, index) => roles[index] === 'model' && content.models >= 0.5)
  for (const [index, { strength = 0, content }] of columns.entries()) {
    const isNumber = roles[index] === 'model' || roles[index] === 'altModel'
    if (isNumber && content.references >= 0.8 && (hasModels || strength <= SURE))
      roles[index] = roles.includes('ref') ? 'other' : 'ref'
  }
}

/** "Artikelnummer" or "Part number" beside the number of the maker is the customer's own. */
function chooseOwnNumber(roles: BomRole[], columns: Column[]): void {
  if (roles.includes('ownNumber') || !roles.includes('model')) return
  const index = columns.findIndex(
    ({ role, strength = 0, content }, place) =>
      roles[place] === 'other' &&
      role === 'model' &&
      strength >= SURE &&
      content.models + content.wholeNumbers >= 0.6 &&
      content.skus <= 0.6 &&
      !content.isNumbering,
  )
  if (index >= 0) roles[index] = 'ownNumber'
}

/**
 * `MPN` beside `Part number`: the surer heading wins. Of several with the same meaning the first is the part, the
 * others are its alternates, and a column of numbers of one form is the customer's own.
 */
function keepBestModels(roles: BomRole[], columns: Column[]): void {
  const best = Math.max(...columns.map(({ strength = 0 }, index) => (roles[index] === 'model' ? strength : 0)))
  const own = [...roles.keys()].filter((index) => roles[index] === 'model')
  const sure = own.filter((index) => columns[index]?.strength === best)
  const filled = sure.filter((index) => columns[index]?.content.written)
  const various = filled.filter((index) => best > USUALLY || !columns[index]?.content.isUniform)
  const written = various.length > 0 ? various : filled
  const byRank = (written.length > 0 ? written : sure).sort(
    (a, b) => (columns[a]?.rank ?? 0) - (columns[b]?.rank ?? 0) || a - b,
  )
  const isOwn = (index: number) => various.length > 0 && filled.includes(index) && !various.includes(index)
  for (const index of own)
    if (index !== byRank[0]) roles[index] = sure.includes(index) && !isOwn(index) ? 'altModel' : 'other'
}

/** Of several makers the first is that of the part, the others are those of its alternates, if it has any. */
function keepFirstMaker(roles: BomRole[], columns: Column[]): void {
  const own = [...roles.keys()].filter((index) => roles[index] === 'brandName')
  const [first, ...others] = own.sort((a, b) => (columns[a]?.rank ?? 0) - (columns[b]?.rank ?? 0) || a - b)
  if (first === undefined) return
  const isBoth = roles.includes('altModel')
  for (const index of others) roles[index] = isBoth ? 'altBrand' : 'other'
}

function keepOne(roles: BomRole[], columns: Column[], role: BomRole): void {
  if (mayRepeat(role)) return
  const strengthOf = (index: number) => columns[index]?.strength ?? 0
  const readable = (index: number) => (role === 'count' ? (columns[index]?.content.quantities ?? 0) : 0)
  // An empty column is only taken when no other has that name.
  const candidates = [...roles.keys()].filter((index) => roles[index] === role)
  const written = candidates.filter((index) => columns[index]?.content.written)
  const [kept] = (written.length > 0 ? written : candidates).sort(
    (a, b) => Number(readable(b) > 0) - Number(readable(a) > 0) || strengthOf(b) - strengthOf(a),
  )
  for (const index of candidates) if (index !== kept) roles[index] = 'other'
}

const areSkus = ({ content: { skus } }: Column): number => (skus > 0.6 ? skus : 0)
const areMakers = ({ content: { makers } }: Column): number => (makers >= 0.5 ? makers : 0)

/** Gives a role to the free column that fits it best, if one does. */
function giveByContent(roles: BomRole[], columns: Column[], role: BomRole, suit: (column: Column) => number): void {
  let best = { index: -1, share: 0 }
  for (const [index, column] of columns.entries()) {
    const share = suit(column)
    if (roles[index] === 'other' && share > best.share) best = { index, share }
  }
  if (best.index >= 0) roles[best.index] = role
}

const isValueColumn = ({ role, strength }: Column): boolean => role === 'description' && strength === 8

/** A heading that is not known, above as many pieces as there are references. */
function countByReferences(roles: BomRole[], columns: Column[], rows: BomRows): void {
  const ref = roles.indexOf('ref')
  if (ref < 0) return
  const places = rows.slice(0, LOOKED_AT).map((row) => expandReferences(row[ref] ?? '', LOOKED_AT).length)
  const listed = places.filter((count) => count > 0).length
  if (listed < 2 || !places.some((count) => count > 1)) return
  const index = columns.findIndex(
    ({ role }, column) =>
      role === undefined &&
      places.filter((count, row) => count > 0 && rows[row]?.[column]?.trim() === String(count)).length >= listed * 0.7,
  )
  if (index >= 0) roles[index] = 'count'
}

/** Without a part number column: `Name` or `Description`, if their cells look like part numbers. */
function chooseVagueModel(roles: BomRole[], columns: Column[]): void {
  // "Vendor P/N" above the numbers of the makers.
  const vendor = columns.findIndex(
    ({ content: { letteredModels, skus } }, index) => roles[index] === 'sku' && letteredModels >= 0.8 && skus < 0.2,
  )
  if (vendor >= 0) {
    roles[vendor] = 'model'
    return
  }
  const inValues = Math.max(0, ...columns.filter(isValueColumn).map(({ content }) => content.models))
  const isNamed = ({ role }: Column) => role === 'model'
  const isDescribed = ({ role, strength, content }: Column) =>
    role === 'description' && strength === 9 && content.models > inValues
  // A heading that is not known, above cells that are nearly all numbers.
  const isUnknown = ({ role, content: { models, isNumbering } }: Column) =>
    role === undefined && models >= 0.9 && !isNumbering
  for (const isVague of [isNamed, isUnknown, isDescribed]) {
    const [best] = columns
      .map((column, index) => ({ column, index }))
      .filter(({ column, index }) => isVague(column) && ['other', 'description'].includes(roles[index] ?? ''))
      .sort((a, b) => b.column.content.models - a.column.content.models)
    if (best && best.column.content.models >= 0.25) {
      roles[best.index] = 'model'
      return
    }
  }
  // A maker column that holds the numbers as well: "Murata GRM188R71H104KA93D".
  const maker = columns.findIndex(({ content }, index) => roles[index] === 'brandName' && content.models >= 0.6)
  if (maker >= 0) {
    roles[maker] = 'model'
    return
  }
  // The devices of a CAD library are no parts where the values name them.
  const hasValues = columns.some(isValueColumn)
  giveByContent(roles, columns, 'model', ({ role, content: { models, skus, isNumbering } }) =>
    models >= 0.6 && skus <= 0.6 && !isNumbering && !(role === 'description' && hasValues) ? models : 0,
  )
}

/** Without a description column: a name column, else the first column of texts. */
function chooseDescription(roles: BomRole[], columns: Column[]): void {
  const isName = ({ strength, content }: Column) => strength === 2 && content.wholeNumbers < 0.5
  const isText = ({ role, content }: Column) => role === undefined && content.sentences >= 0.4
  for (const isDescription of [isName, isText]) {
    const index = columns.findIndex((column, index) => roles[index] === 'other' && isDescription(column))
    if (index >= 0) {
      roles[index] = 'description'
      return
    }
  }
}

function findWithoutHeading(roles: BomRole[], columns: Column[]): void {
  giveByContent(roles, columns, 'sku', areSkus)
  giveByContent(roles, columns, 'count', ({ content: { quantities, isNumbering } }) =>
    quantities > 0.9 && !isNumbering ? quantities : 0,
  )
  const models = ({ content: { models, sentences } }: Column) => (models > 0.5 ? models - sentences / 2 : 0)
  giveByContent(roles, columns, 'model', models)
  giveByContent(roles, columns, 'brandName', areMakers)
  giveByContent(roles, columns, 'description', ({ content }) => content.sentences)
}
