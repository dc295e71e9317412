import { listFilesInTexts } from '#features/content/server/content.service.ts'
import { listFilesShown } from '#features/promo/server/promo.service.ts'
import { discardUnused, hasPartFiles } from '#features/resource/server/resource.service.ts'
import { listFilesOfParts } from '#features/supply/server/parts/parts.service.ts'
import type { Sql } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'

const NIGHTLY = '23 3 * * *'

const ofParts = async (sql: Sql) => ((await hasPartFiles(sql)) ? listFilesOfParts(sql) : [])

/** Every user of shop files must be listed here: files used only elsewhere are deleted after a month. */
export const discardPictures: JobHandler = recurring('resource.unused', NIGHTLY, async ({ sql, log }) => {
  const used = await Promise.all([listFilesInTexts(sql), listFilesShown(sql), ofParts(sql)])
  const discarded = await discardUnused(sql, used.flat())
  if (discarded > 0) log.info({ discarded }, 'files that nothing shows any more were deleted')
})
