import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { BomLine, MatchedLine } from '../bom-matching.contract.ts'
import { type LineToPrice, priceBom } from '../bom-pricing.rules.ts'

/** A row of the sheet with what was found for it and what the customer has decided. */
export interface WorkLine {
  line: BomLine
  found: Pick<MatchedLine, 'match' | 'taken' | 'goods' | 'candidates' | 'alternatives'>
}

export interface BomWork {
  name: string
  /** Set once it is saved: saving again makes a new version of it. */
  bomId: number | undefined
  lines: WorkLine[]
  boards: number
  spare: number
}

const NOTHING: BomWork = { name: '', bomId: undefined, lines: [], boards: 1, spare: 0 }

/** A visit keeps what it can: a very long BOM is lost with its tab unless it is saved. */
const patient: Storage | undefined = typeof window === 'undefined' ? undefined : window.sessionStorage
const keep = {
  getItem: (name: string) => patient?.getItem(name) ?? null,
  removeItem: (name: string) => patient?.removeItem(name),
  setItem(name: string, value: string) {
    try {
      patient?.setItem(name, value)
    } catch {
      patient?.removeItem(name)
    }
  },
}

/** The bill of materials on the table. */
export const useBomWork = create<BomWork>()(
  persist(() => NOTHING, { name: 'bomWork', version: 1, storage: createJSONStorage(() => keep), skipHydration: true }),
)

export const openWork = (work: BomWork) => useBomWork.setState(work)

export const changeWork = (part: Partial<BomWork>) => useBomWork.setState(part)

export const decideLine = (place: number, found: Partial<WorkLine['found']>) =>
  useBomWork.setState(({ lines }) => ({
    lines: lines.map((line, other) => (other === place ? { ...line, found: { ...line.found, ...found } } : line)),
  }))

export const perBoardOf = ({ fitted, count }: BomLine): number => (fitted ? count : 0)

const toPrice = ({ line, found }: WorkLine): LineToPrice => ({
  goods: found.goods,
  perBoard: perBoardOf(line),
  taken: found.taken,
})

export const priceWork = ({ lines, boards, spare }: Pick<BomWork, 'lines' | 'boards' | 'spare'>) =>
  priceBom(lines.map(toPrice), { boards, spare })

/** What the server is told about a line that has been decided. */
export const decidedOf = ({ line, found }: WorkLine) => ({
  ...line,
  match: found.match,
  taken: found.taken,
  goodsId: found.goods?.goodsId ?? null,
})
