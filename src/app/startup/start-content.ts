import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import { runDemo } from '../open-demo.ts'

/** An owner has chosen to start from the parts and articles of the demo. */
export const loadStartContent = job({ name: 'startContent', payload: z.object({}) })

export const startContentHandler = (config: Config, databaseUrl: string): JobHandler =>
  handleJob(loadStartContent, ({ log }) =>
    runDemo(config, databaseUrl, (line) => log.info({ line }, 'start content'), '--start-content'),
  )
