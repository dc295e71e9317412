import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { enqueueAll, job, preparedJob } from '../jobs/job.ts'
import { deleteMailsNaming, deleteWaitingJobs, type NewJob } from '../jobs/statements.ts'

export const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Small documents; `content` is base64. */
  attachments: z.array(z.object({ fileName: z.string(), contentType: z.string(), content: z.string() })).optional(),
})
export type Mail = z.infer<typeof Mail>

export const deliverMail = job({
  name: 'mail',
  // Given when it is queued, and the same on every attempt: a mail that comes twice is recognised by it.
  payload: Mail.extend({ messageId: z.uuid().default(() => randomUUID()) }),
})

/** None for a mail without a recipient: a store without an owner has no address for its own mails. */
export const mailJobs = (mail: Mail): NewJob[] => (mail.to === '' ? [] : [preparedJob(deliverMail, mail)])

/** Queues a mail in the caller's transaction; it leaves once that is committed, and again until it is taken. */
export const sendMail = (sql: Db, mail: Mail): Promise<void> => enqueueAll(sql, mailJobs(mail))

/** Those about one thing that have not left yet. */
export const discardMailsAbout = (db: Db, subject: string) =>
  deleteWaitingJobs(db, deliverMail.name, 'subject', `%${subject}%`)

/** When a person is erased: mails to or about them that have not left. Not those of longer addresses that contain theirs. */
export const forgetMailsNaming = (db: Db, email: string) => {
  const literal = email.replace(/[^\w@]/g, '\\$&')
  return deleteMailsNaming(
    db,
    deliverMail.name,
    `(^|[^[:alnum:]._%+-])${literal}($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`,
  )
}
