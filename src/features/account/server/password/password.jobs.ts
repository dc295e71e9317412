import { z } from 'zod'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { inTransaction } from '#server/database/connect.ts'
import { handleJob, type JobHandler, job, mailedFrom } from '#server/jobs/job.ts'
import { resetMail } from '../account.mails.ts'
import { findAccountByEmail, lockAccount } from '../account.queries.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import * as queries from './password.queries.ts'

const LINK_HOURS = 1
/** Limits mails to one address; links that were sent before stay valid. */
const LIVE_LINKS = 3

export const sendPasswordLink = job({
  name: 'account.password',
  payload: z.object({ emailKey: z.string(), ...mailedFrom }),
})

/** In a job and for every address, so that neither answer nor response time reveals which ones have accounts. */
export const passwordJobs = (address: string): JobHandler[] => [
  handleJob(sendPasswordLink, ({ sql }, { emailKey, publicUrl = address }) =>
    inTransaction(sql, async (tx) => {
      const [account] = await findAccountByEmail(tx, emailKey)
      if (!account) return
      await lockAccount(tx, account.accountId)
      await queries.deleteExpiredPasswordLinks(tx, account.accountId)
      const [links] = await queries.countPasswordLinks(tx, account.accountId)
      if (links && links.live >= LIVE_LINKS) return
      const token = newToken()
      await queries.insertPasswordLink(tx, tokenHash(token), account.accountId, LINK_HOURS)
      // To the address on file, never to the one that was typed.
      await sendShopMail(tx, resetMail(account.email, { publicUrl, token, hours: LINK_HOURS }))
    }),
  ),
]
