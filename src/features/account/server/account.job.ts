import type { Performer } from '#server/jobs/job.ts'
import { emailChangeJobs } from './email-change.job.ts'
import { passwordJobs } from './password.job.ts'
import { registrationJobs } from './registration.job.ts'

/** What this feature does later: writing to people who asked for a link. */
export const accountJobs = (publicUrl: string): Performer[] => [
  ...registrationJobs(publicUrl),
  ...passwordJobs(publicUrl),
  ...emailChangeJobs(publicUrl),
]
