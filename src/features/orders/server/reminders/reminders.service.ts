import { findBankAccount, getShop } from '#features/shop/server/shop.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { REMINDER_DAYS, reminderStageOf } from '../../reminders.rules.ts'
import { lockOrder } from '../order-changes.service.ts'
import type { OrderSettings } from '../order-settings.ts'
import { notifyOverdue } from '../orders.mails.ts'
import * as queries from './reminders.queries.ts'

const BATCH_SIZE = 200

/** Reminds of overdue orders on account, once for each stage. The owner can turn it off. */
export async function remindOfOverdue(sql: Db, settings: OrderSettings): Promise<void> {
  if (!(await getShop(sql)).settings.overdueReminders) return
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    const due = await queries.listToRemind(sql, REMINDER_DAYS, BATCH_SIZE)
    for (const { orderNo } of due) await remind(sql, orderNo, settings)
    count = due.length
  }
}

/** Checked again with the order locked: it may have been paid meanwhile, or reminded of by another process. */
const remind = (sql: Db, orderNo: string, settings: OrderSettings): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    const stage = reminderStageOf(order.overdueDays)
    if (stage === 0 || order.netDays === null) return
    const sent = await queries.insertReminder(tx, order.orderId, stage)
    if (sent.length === 0) return
    const bank = await findBankAccount(tx, order.currency)
    const { openAmount, currency } = order
    await notifyOverdue(tx, settings, order, { days: order.netDays, dueOn: order.dueOn, openAmount, currency, bank })
  })
