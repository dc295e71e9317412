import { z } from 'zod'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { external, handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { getProvider, type Providers } from '../providers.service.ts'
import * as queries from './unassigned.queries.ts'

/** Calls the provider outside of the transaction, with retries. */
export const carryOutUnassignedRefund = job({
  name: 'payment.refundUnassigned',
  payload: z.object({ refundNo: z.string() }),
})

export const unassignedRefundHandler = (providers: Providers): JobHandler =>
  external(
    handleJob(
      carryOutUnassignedRefund,
      async ({ sql }, { refundNo }) => {
        const [row] = await queries.findRefunding(sql, refundNo)
        if (!row) return
        const { method, providerPayment, amount } = row
        const provider = getProvider(providers(sql), method)
        const { providerRefund } = await provider.refund({ refundNo, providerPayment, amount })
        await queries.setRefunded(sql, refundNo, providerRefund)
      },
      async (tx, { refundNo }, why) => {
        const [row] = await queries.reopen(tx, refundNo)
        if (!row) return
        const title = `Refund ${refundNo} of ${formatMoney(row.amount, row.currency)} failed`
        await sendShopMail(tx, {
          to: await getServiceEmail(tx),
          subject: title,
          title,
          blocks: [
            { kind: 'text', text: `Payment ${row.paymentNo} has no order. Its refund failed: ${why}` },
            { kind: 'text', text: 'It waits in the back office again: Payments, Not assigned.' },
          ],
        })
      },
    ),
  )
