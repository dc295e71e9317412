import { z } from 'zod'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { inTransaction } from '#server/database/connect.ts'
import { handleJob, type JobHandler, job, mailedFrom } from '#server/jobs/job.ts'
import { confirmationMail, unsubscribeMail } from './newsletter.mails.ts'
import { findSubscriber } from './newsletter.queries.ts'

const payload = z.object({ emailKey: z.string(), ...mailedFrom })
export const sendConfirmation = job({ name: 'newsletter.confirm', payload })
export const sendUnsubscribeLink = job({ name: 'newsletter.leave', payload })

/** In a job and for every address, so that the response time does not reveal known ones. */
export const subscriberJobs = (address: string): JobHandler[] => [
  handleJob(sendConfirmation, ({ sql }, { emailKey, publicUrl = address }) =>
    inTransaction(sql, async (tx) => {
      const [subscriber] = await findSubscriber(tx, emailKey)
      if (subscriber && !subscriber.confirmed) await sendShopMail(tx, confirmationMail(publicUrl, subscriber))
    }),
  ),
  handleJob(sendUnsubscribeLink, ({ sql }, { emailKey, publicUrl = address }) =>
    inTransaction(sql, async (tx) => {
      const [subscriber] = await findSubscriber(tx, emailKey)
      if (subscriber) await sendShopMail(tx, unsubscribeMail(publicUrl, subscriber))
    }),
  ),
]
