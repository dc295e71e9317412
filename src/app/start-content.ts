import { z } from 'zod'
import { loadDemoTexts } from '#demo/demo-shop.ts'
import { loadDemoGoods } from '#demo/load-demo.ts'
import type { Config } from '#server/config.ts'
import { job, type Performer, perform } from '#server/jobs/job.ts'

/** An owner has chosen to start from the parts and articles of the demo. */
export const loadStartContent = job({ name: 'startContent', payload: z.object({}) })

export const startContentPerformer = ({ catalogSize }: Config, databaseUrl: string): Performer =>
  perform(loadStartContent, async ({ sql }) => {
    await loadDemoTexts(sql)
    await loadDemoGoods(sql, databaseUrl, catalogSize)
  })
