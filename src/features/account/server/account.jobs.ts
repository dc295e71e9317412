import type { JobHandler } from '#server/jobs/job.ts'
import { emailChangeJobs } from './email-change/email-change.jobs.ts'
import { passwordJobs } from './password/password.jobs.ts'
import { registrationJobs } from './registration/registration.jobs.ts'
import { guessesJobs } from './session/guesses.jobs.ts'

/** Jobs of this feature: mails whose sending must not reveal which addresses have accounts. */
export const accountJobs = (publicUrl: string): JobHandler[] => [
  ...registrationJobs(publicUrl),
  ...passwordJobs(publicUrl),
  ...emailChangeJobs(publicUrl),
  ...guessesJobs(publicUrl),
]
