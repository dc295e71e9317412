import type { JobHandler } from '#server/jobs/job.ts'
import { emailChangeJobs } from './email-change/email-change.jobs.ts'
import { passwordJobs } from './password/password.jobs.ts'
import { registrationJobs } from './registration/registration.jobs.ts'

/** What this feature does later: writing to people who asked for a link. */
export const accountJobs = (publicUrl: string): JobHandler[] => [
  ...registrationJobs(publicUrl),
  ...passwordJobs(publicUrl),
  ...emailChangeJobs(publicUrl),
]
