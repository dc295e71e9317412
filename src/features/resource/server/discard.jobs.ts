import { z } from 'zod'
import type { Db } from '#server/database/connect.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { enqueue, handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import * as queries from './resource.queries.ts'
import { storedName } from './stored-name.ts'

const DAY_MS = 86_400_000

const discardResource = job({ name: 'resource.discard', payload: z.object({ resourceId: z.string() }) })

/** Deletes the file later, unless it is claimed by then. */
export const discardLater = (tx: Db, resourceId: string, at = new Date(Date.now() + DAY_MS)): Promise<void> =>
  enqueue(tx, discardResource, { resourceId }, { at })

export const resourceJobs = (files: FileStore): JobHandler[] => [
  handleJob(discardResource, async ({ sql }, { resourceId }) => {
    await queries.deleteUnclaimed(sql, resourceId)
    // Checked again instead of relying on the deletion: the process may have ended in between.
    const kept = await queries.findResource(sql, resourceId)
    if (kept.length === 0) await files.remove(storedName(resourceId))
  }),
]
