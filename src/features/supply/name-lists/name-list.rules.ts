import { formatCount } from '#shared/text/format-count.ts'
import { readCategoryNames } from '../rows/category-path.rules.ts'

/** Lists of manufacturers (names, aliases, introduction) and of categories (paths and order). */
export const nameListKinds = ['manufacturers', 'categories'] as const
export type NameListKind = (typeof nameListKinds)[number]

export const isNameListKind = (text: string): text is NameListKind =>
  (nameListKinds as readonly string[]).includes(text)

export interface ManufacturerLine {
  name: string
  aliases: string[]
  introduction: string | undefined
  /** Rank among the recommended ones; 0 removes it. */
  rank: number | undefined
}

const MAX_NAME = 100
const MAX_INTRODUCTION = 2000
const MAX_ALIASES = 100
const LEVELS = 3

/** Headings as `plainHeading` writes them. */
const HEADINGS: Readonly<Record<'name' | 'aliases' | 'introduction' | 'rank' | 'category', RegExp>> = {
  name: /^(?:name|manufacturers?(?: name)?|brand(?: name)?|maker|mfr|mfg)$/,
  aliases: /^(?:aliases|alias|other names|also known as|former names)$/,
  introduction: /^(?:introduction|introduce|description|about)$/,
  rank: /^(?:rank|recommended(?: rank)?|place|position)$/,
  category: /^(?:category|category path|path|name)$/,
}

export type NameField = keyof typeof HEADINGS

/** The column of a field, or -1. */
export const findColumn = (plainHeadings: readonly string[], field: NameField): number =>
  plainHeadings.findIndex((heading) => HEADINGS[field].test(heading))

/** A manufacturer, or what is wrong with the line. */
export function readManufacturer(text: (field: NameField) => string): ManufacturerLine | string {
  const name = text('name').replace(/\s+/g, ' ')
  if (!/[\p{L}\p{N}]/u.test(name)) return 'The name of the manufacturer is missing.'
  if (name.length > MAX_NAME) return `The name is longer than ${MAX_NAME} characters.`
  const aliases = text('aliases')
    .split(/[;|\n]/)
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')
  if (aliases.length > MAX_ALIASES) return `There are more than ${MAX_ALIASES} other names.`
  const long = aliases.find((alias) => alias.length > MAX_NAME)
  if (long) return `The name "${long.slice(0, 40)}…" is longer than ${MAX_NAME} characters.`
  const introduction = text('introduction')
  if (introduction.length > MAX_INTRODUCTION)
    return `The introduction is longer than ${formatCount(MAX_INTRODUCTION)} characters.`
  const written = text('rank')
  if (!/^\d{0,5}$/.test(written)) return `The rank is wrong: "${written.slice(0, 40)}" is not a whole number.`
  const rank = written === '' ? undefined : Number(written)
  return { name, aliases: [...new Set(aliases)], introduction: introduction || undefined, rank }
}

/** The names of a category path from the top, or what is wrong with the line. */
export function readCategoryLine(text: string): string[] | string {
  const names = readCategoryNames(text)
  if (typeof names === 'string') return names
  if (names.length === 0) return 'The category is missing.'
  return names.length > LEVELS ? `The path has more than ${LEVELS} levels.` : names
}

interface Placed {
  id: number
  position: number
}

/** Positions of siblings: those of the list in its order, then the others in their old order. Returns changes only. */
export function arrange(sisters: readonly Placed[], listed: readonly number[]): Placed[] {
  const placeInList = new Map(listed.map((id, place) => [id, place]))
  const place = ({ id }: Placed) => placeInList.get(id) ?? listed.length
  const inOrder = sisters.toSorted((a, b) => place(a) - place(b) || a.position - b.position || a.id - b.id)
  return inOrder
    .map((sister, index) => ({ sister, position: index + 1 }))
    .filter(({ sister, position }) => sister.position !== position)
    .map(({ sister: { id }, position }) => ({ id, position }))
}
