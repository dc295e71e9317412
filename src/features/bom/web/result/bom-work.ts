import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { PackingCode, Verdict } from '#features/catalog/catalog.contract.ts'
import type { BomGoods, BomLine, BomTotal, BomWarning, MatchedLine } from '../../bom-matching.contract.ts'
import type { OpenedBom } from '../../saved-bom.contract.ts'
import * as edits from './bom-edits.ts'
import { sessionStorageOf } from './tab-storage.ts'

/** A row of the sheet with what was found for it and what the customer has decided. */
export interface WorkLine {
  line: BomLine
  found: Pick<MatchedLine, 'match' | 'taken' | 'goods' | 'candidates' | 'approved'> & {
    /** Warnings about the match; prices and stock have their own. */
    notes: BomWarning[]
    /** Of an alternative that was taken: what it is to the part before. */
    verdict?: Verdict | undefined
  }
}

/** A saved version in the list. */
export interface SavedVersion {
  version: number
  lineCount: number
  boards: number
  totals: BomTotal[]
  savedAt: string
}

/** Origin of a saved BOM: the account or a share link. */
export type Origin = Pick<OpenedBom, 'version' | 'savedAt' | 'totalsThen' | 'changes'> & {
  /** Key of the share link: the BOM belongs to another account, and this is a copy. */
  key?: string
  /** For the owner: whether it is shared, and its versions. */
  shared: boolean
  history: SavedVersion[]
}

export interface BomWork {
  name: string
  /** Set once it is saved: saving again makes a new version of it. */
  bomId: number | undefined
  lines: WorkLine[]
  boards: number
  spare: number
  origin?: Origin | undefined
  /** Whether there are unsaved changes. */
  changed?: boolean
}

const NOTHING: BomWork = {
  name: '',
  bomId: undefined,
  lines: [],
  boards: 1,
  spare: 0,
  origin: undefined,
  changed: false,
}

/** Session storage holds a few megabytes; longer BOMs are lost on reload unless they are saved. */
const MAX_REMEMBERED = 2500

/** The open bill of materials. */
export const useBomWork = create<BomWork>()(
  persist(() => NOTHING, {
    name: 'bomWork',
    version: 3,
    storage: sessionStorageOf<BomWork>(),
    partialize: (work) => (work.lines.length > MAX_REMEMBERED ? NOTHING : work),
    skipHydration: true,
  }),
)

type Undone = Pick<BomWork, 'lines' | 'boards' | 'spare'> & { what: string }

const MAX_UNDO = 50

/** Undo history, the latest last. Not persisted. */
export const useUndo = create<{ past: Undone[] }>()(() => ({ past: [] }))

/** The state before the reload of this tab. */
export async function recallWork(): Promise<BomWork> {
  if (useBomWork.getState().lines.length === 0) await useBomWork.persist.rehydrate()
  return useBomWork.getState()
}

export function openWork(work: BomWork): void {
  useUndo.setState({ past: [] })
  useBomWork.setState({ ...NOTHING, ...work })
}

/** Every change goes through here, so that it can be undone. */
function change(what: string, next: Partial<Pick<BomWork, 'lines' | 'boards' | 'spare'>>): void {
  const { lines, boards, spare } = useBomWork.getState()
  useUndo.setState(({ past }) => ({ past: [...past, { what, lines, boards, spare }].slice(-MAX_UNDO) }))
  useBomWork.setState({ ...next, changed: true })
}

export function undo(): void {
  const { past } = useUndo.getState()
  const last = past.at(-1)
  if (!last) return
  const { what: _, ...before } = last
  useUndo.setState({ past: past.slice(0, -1) })
  useBomWork.setState({ ...before, changed: true })
}

const linesNow = () => useBomWork.getState().lines

/** Typing a number of boards is one undo step. */
export function changeBuild(build: { boards?: number; spare?: number }): void {
  const last = useUndo.getState().past.at(-1)
  if (last?.what === 'build' && last.lines === linesNow()) useBomWork.setState({ ...build, changed: true })
  else change('build', build)
}

const changeLine = (what: string, place: number, edit: (line: WorkLine) => WorkLine) =>
  change(what, { lines: linesNow().map((line, other) => (other === place ? edit(line) : line)) })

export const takeLine = (place: number, taken: boolean) =>
  changeLine('choice', place, ({ line, found }) => ({ line, found: { ...found, taken } }))

export const choosePart = (place: number, goods: BomGoods, verdict?: Verdict) =>
  changeLine('part', place, (work) => edits.withPart(work, goods, verdict))

/** More pieces than needed for a better price, or just what is needed again. */
export const orderAtLeast = (place: number, atLeast: number | undefined) =>
  changeLine('quantity', place, ({ line, found }) => ({ line: { ...line, atLeast }, found }))

/** Another packaging than the cheapest, or the cheapest again. */
export const choosePacking = (place: number, packing: PackingCode | undefined) =>
  changeLine('packaging', place, (work) => edits.withPacking(work, packing))

export const takeAll = (places: ReadonlySet<number>) =>
  change('choices', {
    lines: linesNow().map((one, place) => (places.has(place) ? { ...one, found: { ...one.found, taken: true } } : one)),
  })

export const setQuantity = (place: number, count: number) =>
  changeLine('quantity', place, (work) => edits.setQuantity(work, count))

export const setFitted = (place: number, fitted: boolean) =>
  changeLine('fitting', place, (work) => edits.setFitted(work, fitted))

export const keepBoth = (place: number) => changeLine('answer', place, edits.keepBoth)

export const joinAsAlternate = (place: number) => change('answer', { lines: edits.joinAsAlternate(linesNow(), place) })

export const replaceLine = (place: number, work: WorkLine) => changeLine('line', place, () => work)

export const addLine = (work: WorkLine) => change('new line', { lines: [...linesNow(), work] })

export const deleteLine = (place: number) =>
  change('deletion', { lines: linesNow().filter((_, other) => other !== place) })

export const mergeSameParts = () => change('merge', { lines: edits.mergeSameParts(linesNow()) })

export function takeAlternates(by: 'price' | 'stock'): void {
  const { lines, boards, spare } = useBomWork.getState()
  change('alternates', { lines: edits.takeAlternates(lines, by, { boards, spare }) })
}

export const setClassSpare = (kind: string, spare: number | undefined) =>
  change('attrition', { lines: edits.setClassSpare(linesNow(), kind, spare) })

/** A decided line as it is sent to the server. */
export const decidedOf = ({ line, found }: WorkLine) => ({
  ...line,
  match: found.match,
  taken: found.taken,
  goodsId: found.goods?.goodsId ?? null,
})
