import { listFilesInTexts } from '#features/content/server/content.service.ts'
import { listFilesShown } from '#features/promo/server/promo.service.ts'
import { discardUnused } from '#features/resource/server/resource.service.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'

const NIGHTLY = '23 3 * * *'

/** Everything that can show a picture of the shop is asked here: what is left out loses its pictures after a month. */
export const discardPictures: JobHandler = recurring('resource.unused', NIGHTLY, async ({ sql, log }) => {
  const used = await Promise.all([listFilesInTexts(sql), listFilesShown(sql)])
  const discarded = await discardUnused(sql, used.flat())
  if (discarded > 0) log.info({ discarded }, 'pictures that nothing shows any more were deleted')
})
