import { z } from 'zod'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { inTransaction } from '#server/database/connect.ts'
import { handleJob, type JobHandler, job, mailedFrom } from '#server/jobs/job.ts'
import { confirmationMail } from './stock-notice.mails.ts'
import { findNotice } from './stock-notice.queries.ts'

export const sendConfirmation = job({
  name: 'stock-notice.confirm',
  payload: z.object({ goodsId: z.int(), emailKey: z.string(), ...mailedFrom }),
})

/** Recurs, and is added when goods have come in. */
export const sendNotices = job({ name: 'stock-notice.send', payload: z.object({}) })

/** In a job and for every address, so that the response time does not reveal known ones. */
export const confirmationHandler = (address: string): JobHandler =>
  handleJob(sendConfirmation, ({ sql }, { publicUrl = address, ...notice }) =>
    inTransaction(sql, async (tx) => {
      const [found] = await findNotice(tx, notice)
      if (found && !found.confirmed) await sendShopMail(tx, confirmationMail(publicUrl, found))
    }),
  )
