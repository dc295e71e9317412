import type { JobHandler } from '#server/jobs/job.ts'
import { emailChangeJobs } from './email-change/email-change.jobs.ts'
import { passwordJobs } from './password/password.jobs.ts'
import { registrationJobs } from './registration/registration.jobs.ts'

/** Jobs of this feature: mails with links. */
export const accountJobs = (publicUrl: string): JobHandler[] => [
  ...registrationJobs(publicUrl),
  ...passwordJobs(publicUrl),
  ...emailChangeJobs(publicUrl),
]
