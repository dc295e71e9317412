import { giveStockBack } from '#features/catalog/server/stock/stock.service.ts'
import { claimResource } from '#features/resource/server/resource.service.ts'
import type { Actor } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { AFTER_SALE_MESSAGES, findDescriptionProblem } from '../../after-sale-form.rules.ts'
import { acceptAll, decideLines, describeReduced, type LineDecision } from '../../returns.rules.ts'
import { advance, type Changed, lockOrder, lockOrderById, lockOrderOf } from '../order-changes.service.ts'
import { generateNumber } from '../order-number.ts'
import { listLines } from '../order-reading.queries.ts'
import type { OrderSettings } from '../order-settings.ts'
import { notifyAfterSale } from '../orders.mails.ts'
import { addRestocked, listHeldLines } from '../orders.queries.ts'
import { recordStaffAction, type StaffMember } from '../staff/staff-actions.service.ts'
import * as queries from './after-sales.queries.ts'

export interface Complaint {
  orderNo: string
  lines: Array<{ lineId: number; count: number }>
  reason: string
  description: string
  solution?: 'refund' | 'replace' | undefined
  /** The old name of `solution`. */
  wish?: 'refund' | 'replace' | undefined
  pictures: string[]
}

export async function applyForAfterSale(
  sql: Db,
  buyer: Actor,
  complaint: Complaint,
  settings: OrderSettings,
): Promise<Changed & { afterSaleNo: string }> {
  const solution = complaint.solution ?? complaint.wish
  if (!solution) throw new AppError('invalid_input', AFTER_SALE_MESSAGES.solution)
  const problem = findDescriptionProblem(complaint)
  if (problem) throw new AppError('invalid_input', problem)
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, buyer.customerId, complaint.orderNo)
    const note = `${complaint.reason} (${solution})`
    const changed = await advance(tx, order, {
      action: 'applyAfterSale',
      who: 'buyer',
      accountId: buyer.accountId,
      note,
    })
    await assertReturnable(tx, order.orderId, complaint.lines)
    for (const picture of complaint.pictures) await claimResource(tx, picture, buyer, 'aftersale')
    const { afterSaleNo, afterSaleId } = await insert(tx, { ...complaint, solution, orderId: order.orderId }, settings)
    await queries.insertAfterSaleNote(tx, afterSaleId, 'buyer', `Requested a ${NAMES[solution]}: ${complaint.reason}`)
    await notifyAfterSale(
      tx,
      settings,
      order,
      'We have received your request',
      `Your request ${afterSaleNo} about order ${order.orderNo} has arrived. We answer within two working days.`,
    )
    return { afterSaleNo, ...changed }
  })
}

const NAMES = { refund: 'refund', replace: 'replacement' } as const

async function insert(tx: Tx, complaint: Omit<queries.NewAfterSale, 'afterSaleNo'>, { numberDay }: OrderSettings) {
  for (;;) {
    const afterSaleNo = generateNumber('AS', numberDay)
    const [applied] = await queries.insertAfterSale(tx, { ...complaint, afterSaleNo })
    if (applied) return { afterSaleNo, afterSaleId: applied.afterSaleId }
  }
}

async function assertReturnable(tx: Tx, orderId: number, wanted: Complaint['lines']): Promise<void> {
  const lines = new Map((await listLines(tx, orderId)).map((line) => [line.lineId, line]))
  if (new Set(wanted.map((line) => line.lineId)).size !== wanted.length)
    throw new AppError('invalid_input', 'A line was chosen twice.')
  for (const { lineId, count } of wanted) {
    const line = lines.get(lineId)
    if (!line) throw new AppError('not_found', 'A chosen line is not part of this order.')
    if (count > line.returnableCount)
      throw new AppError(
        'above_ordered',
        `${line.goodsModel}: you can return at most ${line.returnableCount} of the ${line.count} pieces.`,
      )
  }
}

export interface Answer {
  afterSaleNo: string
  agree: boolean
  answer: string
  restock: boolean
  /** Absent: all pieces of all lines. */
  lines?: readonly LineDecision[] | undefined
}

export function answerAfterSale(
  sql: Db,
  staff: StaffMember,
  { afterSaleNo, agree, answer, restock, lines }: Answer,
  settings: OrderSettings,
): Promise<Changed & { afterSaleNo: string }> {
  return inTransaction(sql, async (tx) => {
    const request = await getAfterSale(tx, afterSaleNo)
    const order = await lockOrderById(tx, request.orderId)
    const action = agree ? ('agreeAfterSale' as const) : ('refuseAfterSale' as const)
    if ((await getAfterSale(tx, afterSaleNo)).state !== 'open')
      throw new AppError('wrong_status', `Request ${afterSaleNo} has already been answered.`)
    const requested = await queries.listAfterSaleLines(tx, [request.afterSaleId])
    const decided = agree ? decideLines(requested, lines ?? acceptAll(requested, restock)) : []
    const changed = await advance(tx, order, { action, who: 'staff', accountId: staff.accountId, note: answer })
    const takesBack = decided.some((line) => line.restock)
    await queries.answerAfterSale(tx, request.afterSaleId, agree ? 'agreed' : 'refused', answer, takesBack)
    const restocked = await restockReturned(tx, order.orderId, requested, decided)
    await queries.setDecisions(
      tx,
      request.afterSaleId,
      requested.map(({ lineId }) => ({
        lineId,
        accepted: decided.find((one) => one.lineId === lineId)?.accepted ?? 0,
        restocked: restocked.get(lineId) ?? 0,
      })),
    )
    const reduced = agree ? describeReduced(requested, decided) : ''
    const inPart = reduced && ` (${reduced})`
    const step = `${agree ? (reduced ? 'Agreed in part' : 'Agreed') : 'Refused'}${inPart}: ${answer}`
    await queries.insertAfterSaleNote(tx, request.afterSaleId, 'staff', step)
    const detail = `${afterSaleNo}${inPart}${takesBack ? ', restocked' : ''}: ${answer}`
    await recordStaffAction(tx, staff, action, order.orderId, detail)
    await notifyAfterSale(tx, settings, order, titleOf(agree, reduced), mailOf(request, reduced, answer))
    return { afterSaleNo, ...changed }
  })
}

function titleOf(agree: boolean, reduced: string): string {
  if (!agree) return 'We cannot agree to your request'
  return reduced ? 'We agree to a part of your request' : 'We agree to your request'
}

const mailOf = ({ afterSaleNo, orderNo }: queries.AfterSaleRow, reduced: string, answer: string): string =>
  [`Request ${afterSaleNo}, order ${orderNo}:`, ...(reduced ? [`${reduced}.`] : []), answer].join('\n')

/** Accepted pieces that can be sold again go back into the stock; how many, by line. */
async function restockReturned(
  tx: Tx,
  orderId: number,
  requested: readonly queries.AfterSaleLineRow[],
  decided: readonly LineDecision[],
): Promise<Map<number, number>> {
  const held = new Map((await listHeldLines(tx, orderId)).map((line) => [line.lineId, line.held]))
  const back = decided
    .filter(({ restock }) => restock)
    .flatMap(({ lineId, accepted }) => {
      const goodsId = requested.find((line) => line.lineId === lineId)?.goodsId
      return goodsId === undefined ? [] : [{ lineId, goodsId, count: Math.min(accepted, held.get(lineId) ?? 0) }]
    })
  await addRestocked(tx, back)
  await giveStockBack(tx, back)
  return new Map(back.map(({ lineId, count }) => [lineId, count]))
}

export function noteAfterSale(
  sql: Db,
  staff: StaffMember,
  { afterSaleNo, text }: { afterSaleNo: string; text: string },
  settings: OrderSettings,
): Promise<{ afterSaleNo: string }> {
  return inTransaction(sql, async (tx) => {
    const request = await getAfterSale(tx, afterSaleNo)
    const order = await lockOrder(tx, request.orderNo)
    await queries.insertAfterSaleNote(tx, request.afterSaleId, 'staff', text)
    await recordStaffAction(tx, staff, 'noteAfterSale', request.orderId, `${afterSaleNo}: ${text}`)
    await notifyAfterSale(tx, settings, order, 'Update on your request', `Request ${afterSaleNo}:\n${text}`)
    return { afterSaleNo }
  })
}

async function getAfterSale(sql: Db, afterSaleNo: string): Promise<queries.AfterSaleRow> {
  const [row] = await queries.findAfterSale(sql, afterSaleNo)
  if (!row) throw new AppError('not_found', 'There is no such request.')
  return row
}

const STATE_NAMES = { open: 'In review', agreed: 'Agreed', refused: 'Refused' } as const

export async function listAfterSales(sql: Db, filter: queries.AfterSaleFilter, limit = 100, offset = 0) {
  const rows = await queries.listAfterSales(sql, filter, limit, offset)
  const ids = rows.map((row) => row.afterSaleId)
  if (ids.length === 0) return []
  const [lines, notes] = await Promise.all([queries.listAfterSaleLines(sql, ids), queries.listAfterSaleNotes(sql, ids)])
  const ownLines = Map.groupBy(lines, (line) => line.afterSaleId)
  const ownNotes = Map.groupBy(notes, (note) => note.afterSaleId)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    stateName: STATE_NAMES[row.state],
    answeredAt: row.answeredAt?.toISOString() ?? null,
    lines: ownLines.get(row.afterSaleId) ?? [],
    progress: (ownNotes.get(row.afterSaleId) ?? []).map((note) => ({ ...note, at: note.at.toISOString() })),
  }))
}

export async function listMyAfterSales(
  sql: Db,
  customerId: number,
  input: { orderNo?: string | undefined; pageNumber: number; pageSize: number },
) {
  const filter = { accountId: customerId, ...(input.orderNo ? { orderNo: input.orderNo } : {}) }
  const [list, [counted]] = await Promise.all([
    listAfterSales(sql, filter, input.pageSize, offsetOf(input)),
    queries.countAfterSales(sql, filter),
  ])
  return { list, totalCount: counted?.count ?? 0 }
}
