import { z } from 'zod'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { inTransaction, type Tx } from '#server/database/connect.ts'
import { handleJob, type JobHandler, job, mailedFrom } from '#server/jobs/job.ts'
import { activationMail, knownAddressMail } from '../account.mails.ts'
import { findAccountByEmail } from '../account.queries.ts'
import { mayWriteTo } from '../mail-limit.service.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import * as queries from './registration.queries.ts'

export const ACTIVATION_HOURS = 72

/* The lookup happens in the job, so that the response time does not reveal whether an address has an account. */

export const answerRegistration = job({
  name: 'account.registration',
  payload: z.object({ registrationId: z.int(), ...mailedFrom }),
})

export const repeatActivation = job({
  name: 'account.activation',
  payload: z.object({ emailKey: z.string(), ...mailedFrom }),
})

export const registrationJobs = (address: string): JobHandler[] => [
  handleJob(answerRegistration, ({ sql }, { registrationId, publicUrl = address }) =>
    inTransaction(sql, async (tx) => {
      const [registration] = await queries.lockNewRegistration(tx, registrationId)
      if (registration) await answer(tx, registration, publicUrl)
    }),
  ),
  handleJob(repeatActivation, ({ sql }, { emailKey, publicUrl = address }) =>
    inTransaction(sql, async (tx) => {
      const [pending] = await queries.findPendingRegistration(tx, emailKey)
      if (!pending) return
      // A row of its own: the first link keeps working, whichever mail arrives first.
      const [again] = await queries.insertRegistration(tx, pending, ACTIVATION_HOURS)
      if (again) await answer(tx, { ...pending, ...again }, publicUrl)
    }),
  ),
]

async function answer(tx: Tx, registration: queries.RegistrationRow, publicUrl: string): Promise<void> {
  const { registrationId, email, emailKey } = registration
  const [account] = await findAccountByEmail(tx, emailKey)
  const mayWrite = await mayWriteTo(tx, emailKey)
  if (account || !mayWrite) {
    await queries.deleteRegistration(tx, registrationId)
    if (account && mayWrite) await sendShopMail(tx, knownAddressMail(account.email, publicUrl))
    return
  }
  const token = newToken()
  await queries.setRegistrationLink(tx, registrationId, tokenHash(token))
  await sendShopMail(tx, activationMail(email, { publicUrl, token, hours: ACTIVATION_HOURS }))
}
