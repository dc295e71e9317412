import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { enqueue, job } from '../jobs/job.ts'

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

export const deliverMail = job({ name: 'mail', payload: Mail })

/** Queues a mail in the caller's transaction; it leaves once that is committed, and again until it is taken. */
export const sendMail = (sql: Db, mail: Mail): Promise<void> => enqueue(sql, deliverMail, mail)
