import { accountJobs } from '#features/account/server/account.jobs.ts'
import { resourceJobs } from '#features/resource/server/discard.jobs.ts'
import { handleJob } from '#server/jobs/job.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { deliverMail, type Mail } from '#server/mail/mail.ts'
import type { createWorld } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>

/** Runs due jobs and returns the mails to one person instead of delivering them, newest last. */
export async function mailsThatLeave(world: World, to: string): Promise<Mail[]> {
  const caught: Mail[] = []
  const { publicUrl, files } = world.services
  const catchMail = handleJob(deliverMail, async (_context, mail) => void caught.push(mail))
  await runDueJobs(world.sql, [...accountJobs(publicUrl), ...resourceJobs(files), catchMail], createLog('silent'))
  return caught.filter((mail) => mail.to === to)
}

/** The secret behind the `#` of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link in ${mail?.subject}`)
  return token
}
