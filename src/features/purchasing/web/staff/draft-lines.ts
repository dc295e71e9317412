import type { Entered, Problems } from '#web/use-form.ts'
import type { PurchaseLine } from '../../staff-purchasing.contract.ts'

const PIECES = /^[1-9]\d{0,8}$/
const COST = /^\d{1,9}(?:\.\d{1,6})?$/

/** By field. The store checks the same again. */
export function checkDraft(lines: readonly PurchaseLine[], entered: Entered): Problems {
  const problems: Problems = {}
  for (const { lineId } of lines) {
    if (!PIECES.test(entered.text(`count${lineId}`))) problems[`count${lineId}`] = 'Please enter 1 or more'
    if (!COST.test(entered.text(`cost${lineId}`))) problems[`cost${lineId}`] = 'Please enter a cost such as 0.12'
  }
  return problems
}

/** The lines as the form has them. Parts that have left the catalogue are dropped. */
export const readDraft = (lines: readonly PurchaseLine[], entered: Entered) =>
  lines.flatMap(({ lineId, goodsId }) =>
    goodsId === null
      ? []
      : [
          {
            goodsId,
            count: Number(entered.text(`count${lineId}`)),
            unitCost: entered.text(`cost${lineId}`),
            expectedOn: entered.text(`expected${lineId}`) || null,
          },
        ],
  )
