import type { Entered, Problems } from '#web/use-form.ts'
import type { PurchaseLine } from '../../staff-purchasing.contract.ts'

const PIECES = /^\d{1,9}$/
const piecesOf = (entered: Entered, name: string) => Number(entered.text(name) || '0')

/** What arrived, as the form has it. */
export const readArrived = (open: readonly PurchaseLine[], entered: Entered) =>
  open
    .map(({ lineId }) => ({
      lineId,
      count: piecesOf(entered, `count${lineId}`),
      refusedCount: piecesOf(entered, `refused${lineId}`),
      refusedReason: entered.text(`reason${lineId}`),
    }))
    .filter(({ count, refusedCount }) => count + refusedCount > 0)

/** By field. The store checks the same again. */
export function checkArrived(open: readonly PurchaseLine[], entered: Entered): Problems {
  const problems: Problems = {}
  for (const { lineId, openCount } of open) {
    const [count, refused] = [`count${lineId}`, `refused${lineId}`]
    for (const name of [count, refused])
      if (!PIECES.test(entered.text(name) || '0')) problems[name] = 'Please enter a whole number'
    if (piecesOf(entered, refused) > 0 && entered.text(`reason${lineId}`) === '')
      problems[`reason${lineId}`] = 'Please enter a reason'
    const above = piecesOf(entered, count) - openCount
    if (above > 0 && !entered.ticked('mayBeMore'))
      problems[count] = `${above} more than ordered. Tick “Keep what was not ordered” below.`
  }
  const [first] = open
  if (first && Object.keys(problems).length === 0 && readArrived(open, entered).length === 0)
    problems[`count${first.lineId}`] = 'Please enter what has arrived'
  return problems
}
