import { z } from 'zod'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { inTransaction } from '#server/database/connect.ts'
import { handleJob, type JobHandler, job, mailedFrom } from '#server/jobs/job.ts'
import { confirmEmailMail, takenAddressMail } from '../account.mails.ts'
import { findAccountByEmail } from '../account.queries.ts'
import { mayWriteTo } from '../mail-limit.service.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import * as queries from './email-change.queries.ts'

export const EMAIL_CHANGE_HOURS = 24

export const sendEmailLink = job({ name: 'account.email', payload: z.object({ accountId: z.int(), ...mailedFrom }) })

/** In a job, so that the response time does not reveal whether the address has an account. */
export const emailChangeJobs = (address: string): JobHandler[] => [
  handleJob(sendEmailLink, ({ sql }, { accountId, publicUrl = address }) =>
    inTransaction(sql, async (tx) => {
      const [request] = await queries.lockNewEmailChange(tx, accountId)
      if (!request || !(await mayWriteTo(tx, request.emailKey))) return
      const [owner] = await findAccountByEmail(tx, request.emailKey)
      if (owner) {
        await sendShopMail(tx, takenAddressMail(owner.email))
        return
      }
      const token = newToken()
      await queries.setEmailChangeLink(tx, accountId, tokenHash(token))
      await sendShopMail(tx, confirmEmailMail(request.email, { publicUrl, token, hours: EMAIL_CHANGE_HOURS }))
    }),
  ),
]
