import { z } from 'zod'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import { guessesMail } from '../account.mails.ts'
import { findAccountByEmail } from '../account.queries.ts'

export const warnOfGuesses = job({ name: 'account.guesses', payload: z.object({ emailKey: z.string() }) })

/** In a job and for every address, so that no response time reveals which ones have accounts. */
export const guessesJobs = (publicUrl: string): JobHandler[] => [
  handleJob(warnOfGuesses, async ({ sql }, { emailKey }) => {
    const [account] = await findAccountByEmail(sql, emailKey)
    if (account && !account.disabledAt) await sendShopMail(sql, guessesMail(account.email, publicUrl))
  }),
]
