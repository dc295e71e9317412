import { joinCartMany, viewCart } from '#features/cart/cart.contract.ts'
import { MAX_CART_LINES } from '#features/cart/cart.limits.ts'
import { lineKey } from '#features/cart/cart.rules.ts'
import { loadCartCount } from '#features/cart/web/cart-count.ts'
import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { callApi, callOnce, fetchFileBy } from '#web/call.ts'
import { generateKey } from '#web/generate-key.ts'
import { saveBlob } from '#web/save-file.ts'
import { type CartLineInput, countLeftOut, splitBom } from '../../bom-order.rules.ts'
import { exportBom } from '../../saved-bom.contract.ts'
import type { Shown } from './bom-filters.ts'
import { decidedOf, useBomWork } from './bom-work.ts'

export interface CartOutcome extends Omit<CartLineInput, keyof LineLabels> {
  added: boolean
  message: string
}

export function splitShown(all: readonly Shown[]) {
  const lines = all.map(({ work: { line, found }, priced }) => ({
    line,
    goods: found.goods,
    taken: found.taken,
    priced,
  }))
  return { ...splitBom(lines), leftOut: countLeftOut(lines) }
}

/** Which of these are in the cart in the same packaging, and how many pieces, by `lineKey`. */
export async function findInCart(inputs: readonly CartLineInput[]): Promise<Map<string, number>> {
  const { list } = await callApi(viewCart, { pageSize: MAX_CART_LINES })
  const wanted = new Set(inputs.map(lineKey))
  return new Map(list.filter((line) => wanted.has(lineKey(line))).map((line) => [lineKey(line), line.count]))
}

/** Copies own part number and reference. */
const cartLineOf = ({ goodsId, count, packing, ownNumber, customerRef }: CartLineInput) => ({
  goodsId,
  count,
  packing,
  ...(ownNumber && { ownNumber }),
  ...(customerRef && { customerRef }),
})

/** A result for every part, however many there are. */
export async function addToCart(inputs: readonly CartLineInput[], how: 'add' | 'set'): Promise<CartOutcome[]> {
  const modelOf = new Map(inputs.map(({ goodsId, goodsModel }) => [goodsId, goodsModel]))
  const outcomes: CartOutcome[] = []
  for (let from = 0; from < inputs.length; from += MAX_CART_LINES) {
    const lines = inputs.slice(from, from + MAX_CART_LINES).map(cartLineOf)
    const { list } = await callOnce(generateKey())(joinCartMany, { lines, how })
    for (const { result, message, take: _, ...line } of list)
      outcomes.push({ ...line, goodsModel: modelOf.get(line.goodsId) ?? '', added: result === 'added', message })
  }
  await loadCartCount()
  return outcomes
}

export async function exportWork(format: 'csv' | 'xlsx'): Promise<void> {
  const { lines, boards, spare, name } = useBomWork.getState()
  const title = name || 'BOM'
  const file = await fetchFileBy(exportBom, { format, name: title, boards, spare, lines: lines.map(decidedOf) })
  saveBlob(file, `${title.replace(/[^\p{L}\p{N}.-]+/gu, '-')}.${format}`)
}
