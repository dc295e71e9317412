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

/** A line that has not changed costs what it cost: of ten thousand usually one has. */
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

/** The page answers to its user again after so many milliseconds. */
const BATCH_SIZE = 8

/** Prices line after line with pauses, so that `priceWork` finds it done. Nobody waits for it any more: it stops. */
export async function priceAhead(lines: readonly WorkLine[], build: Build, isLeft = () => false): Promise<void> {
  let since = performance.now()
  for (const line of lines) {
    priceOne(line, build)
    if (performance.now() - since < BATCH_SIZE) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (isLeft()) return
    since = performance.now()
  }
}

/** What all lines cost. Another number of boards prices every line anew: the former prices stay until that is done. */
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
