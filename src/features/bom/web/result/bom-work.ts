import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { BomGoods, BomLine, BomTotal, BomWarning, MatchedLine } from '../../bom-matching.contract.ts'
import type { OpenedBom } from '../../saved-bom.contract.ts'
import { keptInTab } from './kept-in-tab.ts'

/** A row of the sheet with what was found for it and what the customer has decided. */
export interface WorkLine {
  line: BomLine
  found: Pick<MatchedLine, 'match' | 'taken' | 'goods' | 'candidates'> & {
    /** What speaks against the match; prices and stock bring their own warnings. */
    notes: BomWarning[]
  }
}

/** A kept version, as the list of them shows it. */
export interface KeptVersion {
  version: number
  lineCount: number
  boards: number
  totals: BomTotal[]
  savedAt: string
}

/** Where a BOM comes from that was kept before: an account, or somebody's link. */
export type Origin = Pick<OpenedBom, 'version' | 'savedAt' | 'totalsThen' | 'changes'> & {
  /** Of the link it was opened by: then it is somebody else's, and this is a copy. */
  key?: string
  /** Whether a link to it is open, and its versions: for the owner. */
  shared: boolean
  history: KeptVersion[]
}

export interface BomWork {
  name: string
  /** Set once it is saved: saving again makes a new version of it. */
  bomId: number | undefined
  lines: WorkLine[]
  boards: number
  spare: number
  origin?: Origin | undefined
  /** Something was decided since it was opened or saved. */
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

/** A browser keeps a few megabytes for a tab; a longer BOM goes with its page unless it is saved. */
const MAX_REMEMBERED = 2500

/** The bill of materials on the table. */
export const useBomWork = create<BomWork>()(
  persist(() => NOTHING, {
    name: 'bomWork',
    version: 2,
    storage: keptInTab<BomWork>(),
    partialize: (work) => (work.lines.length > MAX_REMEMBERED ? NOTHING : work),
    skipHydration: true,
  }),
)

/** What this tab had on the table before it was loaded anew. */
export async function recallWork(): Promise<BomWork> {
  if (useBomWork.getState().lines.length === 0) await useBomWork.persist.rehydrate()
  return useBomWork.getState()
}

export const openWork = (work: BomWork) => useBomWork.setState({ ...NOTHING, ...work })

export const changeBuild = (build: { boards?: number; spare?: number }) =>
  useBomWork.setState({ ...build, changed: true })

const changeLine = (place: number, change: (line: WorkLine) => WorkLine) =>
  useBomWork.setState(({ lines }) => ({
    lines: lines.map((line, other) => (other === place ? change(line) : line)),
    changed: true,
  }))

export const takeLine = (place: number, taken: boolean) =>
  changeLine(place, ({ line, found }) => ({ line, found: { ...found, taken } }))

/** Another part than the one that was found; that one is offered instead, so that the way back is short. */
export const choosePart = (place: number, goods: BomGoods) =>
  changeLine(place, ({ line: { atLeast: _, ...line }, found }) => {
    const others = found.candidates.filter((candidate) => candidate.goods.goodsId !== goods.goodsId)
    const before =
      found.goods && found.goods.goodsId !== goods.goodsId ? [{ match: found.match, goods: found.goods }] : []
    return {
      line,
      found: { ...found, goods, match: 'chosen', taken: true, candidates: [...before, ...others], notes: [] },
    }
  })

/** More pieces than needed for a better price, or just what is needed again. */
export const orderAtLeast = (place: number, atLeast: number | undefined) =>
  changeLine(place, ({ line, found }) => ({ line: { ...line, atLeast }, found }))

export const takeAll = (places: ReadonlySet<number>) =>
  useBomWork.setState(({ lines }) => ({
    lines: lines.map((one, place) => (places.has(place) ? { ...one, found: { ...one.found, taken: true } } : one)),
    changed: true,
  }))

/** What the server is told about a line that has been decided. */
export const decidedOf = ({ line, found }: WorkLine) => ({
  ...line,
  match: found.match,
  taken: found.taken,
  goodsId: found.goods?.goodsId ?? null,
})
