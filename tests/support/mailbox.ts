import { accountJobs } from '../../src/features/account/server/account.job.ts'
import { resourceJobs } from '../../src/features/resource/server/discard.job.ts'
import { perform } from '../../src/server/jobs/job.ts'
import { runDueJobs } from '../../src/server/jobs/worker.ts'
import { createLog } from '../../src/server/log.ts'
import { deliverMail, type Mail } from '../../src/server/mail/mail.ts'
import type { createWorld } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>

/** Does what is due, and catches the mails that leave instead of delivering them: those to one person, newest last. */
export async function mailsThatLeave(world: World, to: string): Promise<Mail[]> {
  const caught: Mail[] = []
  const { publicUrl, files } = world.surroundings
  const catchMail = perform(deliverMail, async (_context, mail) => void caught.push(mail))
  await runDueJobs(world.sql, [...accountJobs(publicUrl), ...resourceJobs(files), catchMail], createLog('silent'))
  return caught.filter((mail) => mail.to === to)
}

/** The secret behind the `#` of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link in ${mail?.subject}`)
  return token
}
