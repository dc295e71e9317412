import { AppError } from '#shared/app-error.ts'
import { normaliseModel } from '#shared/mpn.ts'

/** What a line still needs, and what it has. */
export interface PickState {
  lineId: number
  goodsModel: string
  count: number
  picked: number
  missing: number
  shipped: number
}

export const isOpen = ({ count, missing, shipped }: PickState): boolean => count - missing - shipped > 0

/** Everything is shipped or missing. */
export const isComplete = (lines: readonly PickState[]): boolean => !lines.some(isOpen)

/** All unshipped pieces. */
export const restOf = (lines: readonly PickState[]) =>
  lines.filter(isOpen).map(({ lineId, count, missing, shipped }) => ({ lineId, count: count - missing - shipped }))

export function assertPickable({ goodsModel, count, missing, shipped }: PickState, picked: number): void {
  if (picked > count - missing)
    throw new AppError('above_ordered', `This order has only ${count - missing} of ${goodsModel}.`)
  if (picked < shipped) throw new AppError('invalid_input', `${shipped} of ${goodsModel} have been shipped already.`)
}

export function assertMissable({ goodsModel, count, picked, shipped }: PickState, missing: number): void {
  const taken = Math.max(picked, shipped)
  if (missing > count - taken)
    throw new AppError(
      'above_ordered',
      `At most ${count - taken} of ${goodsModel} can be missing: ${taken} are picked.`,
    )
}

/** Checks a parcel: per line at most the unshipped pieces. */
export function assertShippable(
  lines: readonly PickState[],
  parcel: readonly { lineId: number; count: number }[],
): void {
  if (parcel.length === 0) throw new AppError('invalid_input', 'Nothing is left to ship.')
  const rest = new Map(restOf(lines).map(({ lineId, count }) => [lineId, count]))
  if (new Set(parcel.map(({ lineId }) => lineId)).size !== parcel.length)
    throw new AppError('invalid_input', 'A line is in the parcel twice.')
  for (const { lineId, count } of parcel) {
    const line = lines.find((one) => one.lineId === lineId)
    if (!line) throw new AppError('not_found', 'This line is not part of the order.')
    if (count > (rest.get(lineId) ?? 0))
      throw new AppError('above_ordered', `Only ${rest.get(lineId) ?? 0} of ${line.goodsModel} are left to ship.`)
  }
}

/** The line that a label means: by part number, however it is written, or by place. Labels may have more text after the number. */
export function findScanned<L extends { goodsModel: string; place: string }>(
  lines: readonly L[],
  text: string,
): L | undefined {
  const norm = normaliseModel(text)
  if (norm === '') return undefined
  return (
    lines.find(({ goodsModel }) => normaliseModel(goodsModel) === norm) ??
    lines.find(({ place }) => place !== '' && normaliseModel(place) === norm) ??
    lines.find(({ goodsModel }) => norm.includes(normaliseModel(goodsModel)))
  )
}
