import { startTransition, useEffect, useMemo, useState } from 'react'
import type { PricedLine } from '../../bom-matching.contract.ts'
import {
  type Build,
  buildOfLine,
  gatherLines,
  type LineToPrice,
  piecesPerBoard,
  priceLine,
} from '../../bom-pricing.rules.ts'
import type { WorkLine } from './bom-work.ts'

export const toPrice = ({ line, found }: WorkLine): LineToPrice => ({
  goods: found.goods,
  perBoard: piecesPerBoard(line),
  atLeast: line.atLeast,
  packing: line.packing,
  spare: line.spare,
  taken: found.taken,
})

/** Cache: unchanged lines keep their price. */
const pricedBefore = new WeakMap<WorkLine, Build & { priced: PricedLine }>()

function priceOne(line: WorkLine, { boards, spare }: Build): PricedLine {
  const before = pricedBefore.get(line)
  if (before && before.boards === boards && before.spare === spare) return before.priced
  const { goods, perBoard, spare: own, ...how } = toPrice(line)
  const priced = priceLine(goods, perBoard, buildOfLine({ boards, spare }, own), how)
  pricedBefore.set(line, { boards, spare, priced })
  return priced
}

/** All lines at once, as far as they are not priced already. */
export const priceWork = (lines: readonly WorkLine[], build: Build) =>
  gatherLines(
    lines.map(toPrice),
    lines.map((line) => priceOne(line, build)),
  )

/** Time slice before yielding to the event loop. */
const SLICE_MS = 8

/** Prices lines in time slices and fills the cache for `priceWork`. Stops when aborted. */
export async function priceAhead(lines: readonly WorkLine[], build: Build, isAborted = () => false): Promise<void> {
  let since = performance.now()
  for (const line of lines) {
    priceOne(line, build)
    if (performance.now() - since < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (isAborted()) return
    since = performance.now()
  }
}

/** Prices of all lines. After a change of boards the old prices stay until the new ones are computed. */
export function usePrices(lines: readonly WorkLine[], { boards, spare }: Build) {
  const [build, setBuild] = useState({ boards, spare })
  useEffect(() => {
    if (build.boards === boards && build.spare === spare) return
    let left = false
    const settle = () => !left && startTransition(() => setBuild({ boards, spare }))
    void priceAhead(lines, { boards, spare }, () => left).then(settle)
    return () => {
      left = true
    }
  }, [lines, boards, spare, build])
  return useMemo(() => priceWork(lines, build), [lines, build])
}
