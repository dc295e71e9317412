import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { isAppError } from '#shared/app-error.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import {
  type CartLine,
  cleanCart,
  deleteFromCart,
  joinCartMany,
  moveToFavourites,
  updateCart,
} from '../cart.contract.ts'
import { findCartLineProblem, lineKey, withCount } from '../cart.rules.ts'
import { loadCart, replaceLine, useCart } from './cart-lines.ts'

/** Debounce: typing 250 must not send 2 and 25. */
const SETTLE_MS = 400

/** By the key of the line. */
const unsaved = new Map<string, CartLine>()
/** Entered, but not valid: shown with the problem until it is changed. */
const invalid = new Map<string, CartLine>()
let settling: ReturnType<typeof setTimeout> | undefined
/** Sent one after the other, so that the last quantity wins. */
let saving: Promise<boolean> = Promise.resolve(true)

/** Shown immediately, saved after a debounce. An invalid quantity is shown with its problem and not saved. */
export function setCount(line: CartLine, count: number): void {
  const changed = withCount(line, count)
  replaceLine(changed)
  const [kept, other] = findCartLineProblem(changed) ? [invalid, unsaved] : [unsaved, invalid]
  kept.set(lineKey(line), changed)
  other.delete(lineKey(line))
  clearTimeout(settling)
  settling = setTimeout(() => void saveCounts(), SETTLE_MS)
}

/** What another tab or device has changed meanwhile. Quantities that are entered here and not saved stay. */
export async function rereadCart(): Promise<void> {
  if (!(await saveCounts())) return
  await loadCart((line) => {
    const key = lineKey(line)
    const entered = unsaved.get(key) ?? invalid.get(key)
    if (!entered) return line
    const shown = useCart.getState().lines?.find((other) => lineKey(other) === key)
    return shown?.count === entered.count ? withCount(line, entered.count) : line
  })
}

/** Await before the checkout. False when the saved cart differs from the shown one. */
export function saveCounts(): Promise<boolean> {
  clearTimeout(settling)
  saving = saving.catch(() => false).then(saveUnsaved)
  return saving
}

async function saveUnsaved(): Promise<boolean> {
  const waiting = [...unsaved]
  unsaved.clear()
  try {
    for (const [key, { goodsId, count, packing }] of waiting) {
      const { line } = await callApi(updateCart, { goodsId, count, ...(packing && { packing }) })
      const shown = useCart.getState().lines?.find((other) => lineKey(other) === key)
      if (shown?.count === line.count) replaceLine(line)
    }
    return true
  } catch (error) {
    showError(error)
    await reload()
    return false
  }
}

/** Reloads the list; removed lines can be restored. */
export const removeLines = (lines: CartLine[]): Promise<void> => change(() => deleteLines(lines), 'successfully', lines)

/** One call per packaging. Without one all lines of a part would be removed. */
async function deleteLines(lines: CartLine[]): Promise<void> {
  const isMixed = useCart.getState().lines?.some((line) => line.packing !== '')
  for (const [packing, own] of Map.groupBy(lines, (line) => line.packing))
    await callApi(deleteFromCart, { goodsIds: goodsIdsOf(own), ...(isMixed && { packing }) })
}

export const emptyCart = (lines: CartLine[]): Promise<void> =>
  change(() => callApi(cleanCart, {}), 'successfully', lines)

export const moveLinesToFavourites = (lines: CartLine[]): Promise<void> =>
  change(() => callApi(moveToFavourites, { goodsIds: goodsIdsOf(lines) }), 'Success')

async function change(call: () => Promise<unknown>, message: string, undoable: CartLine[] = []): Promise<void> {
  try {
    await saveCounts()
    await call()
    const back = undoable.filter((line) => !findCartLineProblem(line))
    const undo = { label: 'Undo', onPress: () => void putBack(back) }
    notify({ kind: 'success', message, ...(back.length > 0 ? { action: undo } : {}) })
  } catch (error) {
    showError(error)
  }
  await reload()
}

const inputOf = ({ goodsId, count, packing, ownNumber, customerRef }: CartLine) => ({
  goodsId,
  count,
  packing,
  ...(ownNumber && { ownNumber }),
  ...(customerRef && { customerRef }),
})

/** Saves the labels of a line; the form shows a refusal. */
export async function saveLabels(line: CartLine, labels: LineLabels): Promise<void> {
  await saveCounts()
  const { goodsId, packing } = line
  const count = useCart.getState().lines?.find((other) => lineKey(other) === lineKey(line))?.count ?? line.count
  const answer = await callApi(updateCart, { goodsId, count, ...(packing && { packing }), ...labels })
  replaceLine(answer.line)
}

async function putBack(lines: CartLine[]): Promise<void> {
  try {
    await callApi(joinCartMany, { lines: lines.map(inputOf) })
  } catch (error) {
    showError(error)
  }
  await reload()
}

/** The refusal is shown; errors of the reload are not. */
async function reload(): Promise<void> {
  await loadCart().catch((error: unknown) => {
    if (!isAppError(error)) throw error
  })
}
