import type { PackingCode, Verdict } from '#features/catalog/catalog.contract.ts'
import { compare, sum } from '#shared/decimal.ts'
import type { BomGoods } from '../../bom-matching.contract.ts'
import { type Build, buildOfLine, piecesPerBoard, priceLine } from '../../bom-pricing.rules.ts'
import type { QuestionKind } from '../../reading/bom-table.ts'
import type { WorkLine } from './bom-work.ts'

/** Edits of the lines of a bill of materials. Pure functions; the store keeps their results. */

const withoutQuestion = ({ line, found }: WorkLine, about: QuestionKind): WorkLine => ({
  line: { ...line, questions: line.questions.filter((question) => question.about !== about) },
  found,
})

export function setQuantity(work: WorkLine, count: number): WorkLine {
  const { line, found } = withoutQuestion(work, 'count')
  const { atLeast: _, ...rest } = line
  return { line: { ...rest, count }, found }
}

export function setFitted(work: WorkLine, fitted: boolean): WorkLine {
  const { line, found } = withoutQuestion(work, 'fitted')
  return { line: { ...line, fitted }, found }
}

/** The row is a part of its own, although another has its references. */
export const keepBoth = (work: WorkLine): WorkLine => withoutQuestion(work, 'repeat')

/** Chooses another part; the previous one is offered, to switch back. */
export function withPart(
  { line: { atLeast: _, packing: __, ...line }, found }: WorkLine,
  goods: BomGoods,
  verdict?: Verdict,
): WorkLine {
  if (found.goods?.goodsId === goods.goodsId) return { line, found: { ...found, taken: true } }
  const others = found.candidates.filter((candidate) => candidate.goods.goodsId !== goods.goodsId)
  const before = found.goods ? [{ match: found.match, goods: found.goods, warnings: found.notes }] : []
  return {
    line,
    found: { ...found, goods, match: 'chosen', taken: true, candidates: [...before, ...others], notes: [], verdict },
  }
}

/** Sets the packaging; undefined means the cheapest. Resets the chosen price tier, which belongs to the old packaging. */
export function withPacking({ line, found }: WorkLine, packing: PackingCode | undefined): WorkLine {
  const { atLeast: _, packing: __, ...rest } = line
  return { line: packing === undefined ? rest : { ...rest, packing }, found }
}

const placesOf = ({ line }: WorkLine) => new Set(line.ref.split(/[,\s]+/).filter(Boolean))

/** A row with the references of another line becomes its approved alternate. */
export function joinAsAlternate(lines: readonly WorkLine[], place: number): WorkLine[] {
  const row = lines[place]
  if (!row) return [...lines]
  const own = placesOf(row)
  const target = lines.findIndex((other, index) => index !== place && [...placesOf(other)].some((ref) => own.has(ref)))
  if (target < 0) return [...lines]
  return lines.flatMap((work, index) => {
    if (index === place) return []
    return [index === target ? withAlternate(work, row) : work]
  })
}

const withAlternate = ({ line, found }: WorkLine, row: WorkLine): WorkLine => ({
  line: {
    ...line,
    alternatives: [...line.alternatives, row.line.model, ...row.line.alternatives].slice(0, 20),
    alternativeBrands: [
      ...line.alternatives.map((_, index) => line.alternativeBrands[index] ?? ''),
      row.line.brandName,
      ...row.line.alternatives.map((_, index) => row.line.alternativeBrands[index] ?? ''),
    ].slice(0, 20),
  },
  found: {
    ...found,
    approved: [
      ...found.approved,
      { model: row.line.model, brandName: row.line.brandName, goods: row.found.goods, verdict: null },
      ...row.found.approved,
    ],
  },
})

/** Merge key: the chosen part, or the number without one. */
function partOf({ line, found }: WorkLine): string | undefined {
  if (!line.fitted || line.questions.length > 0) return undefined
  if (found.goods && found.taken) return `goods ${found.goods.goodsId} ${line.packing} ${line.ownNumber}`
  return found.goods || line.model === '' ? undefined : `number ${line.model} ${line.brandName} ${line.ownNumber}`
}

export function countSameParts(lines: readonly WorkLine[]): number {
  const parts = lines.flatMap((work) => partOf(work) ?? [])
  return parts.length - new Set(parts).size
}

/** Lines of the same part become one: quantities are added, references listed together. */
export function mergeSameParts(lines: readonly WorkLine[]): WorkLine[] {
  const merged = new Map<string, WorkLine>()
  const list: (string | WorkLine)[] = []
  for (const work of lines) {
    const part = partOf(work)
    if (part === undefined) {
      list.push(work)
      continue
    }
    const before = merged.get(part)
    if (!before) list.push(part)
    merged.set(part, before ? together(before, work) : work)
  }
  return list.flatMap((one) => (typeof one === 'string' ? (merged.get(one) ?? []) : one))
}

const together = (a: WorkLine, b: WorkLine): WorkLine => {
  const { atLeast: _, ...line } = a.line
  return {
    line: {
      ...line,
      count: line.count + b.line.count,
      ref: [line.ref, b.line.ref].filter(Boolean).join(', '),
      customerRef: [...new Set([line.customerRef, b.line.customerRef].filter(Boolean))].join(', ').slice(0, 60),
    },
    found: a.found,
  }
}

/** Chooses an approved alternate where it is cheaper, or where only the alternate is in stock. */
export function takeAlternates(lines: readonly WorkLine[], by: 'price' | 'stock', build: Build): WorkLine[] {
  return lines.map((work) => {
    const goods = bestAlternate(work, by, build)
    if (!goods || goods.goodsId === work.found.goods?.goodsId) return work
    const approved = work.found.approved.find((one) => one.goods?.goodsId === goods.goodsId)
    return withPart(work, goods, approved?.verdict ?? undefined)
  })
}

function bestAlternate({ line, found }: WorkLine, by: 'price' | 'stock', build: Build): BomGoods | undefined {
  const alternates = found.approved.flatMap(({ goods }) => goods ?? [])
  const price = (goods: BomGoods) => priceLine(goods, piecesPerBoard(line), buildOfLine(build, line.spare))
  if (piecesPerBoard(line) === 0 || alternates.length === 0) return undefined
  const isEnough = (goods: BomGoods) => price(goods).orderCount <= goods.stockCount
  const own = found.goods
  if (by === 'stock') return own && isEnough(own) ? undefined : alternates.find(isEnough)
  const offers = [...(own ? [own] : []), ...alternates].flatMap((goods) => {
    const { amount, feeAmount } = price(goods)
    if (amount === null || !isEnough(goods) || goods.currency !== (own ?? goods).currency) return []
    return [{ goods, total: sum([amount, feeAmount]) }]
  })
  return offers.sort((a, b) => compare(a.total, b.total))[0]?.goods
}

/** The letters of its references say of which class a part is. */
export const classOf = ({ line }: WorkLine): string => /^[A-Za-z]+/.exec(line.ref)?.[0]?.toUpperCase() ?? ''

/** Attrition of all lines of a class; undefined gives them back to the build's. */
export const setClassSpare = (lines: readonly WorkLine[], kind: string, spare: number | undefined): WorkLine[] =>
  lines.map((work) => {
    if (classOf(work) !== kind) return work
    const { spare: _, ...line } = work.line
    return { ...work, line: spare === undefined ? line : { ...line, spare } }
  })
