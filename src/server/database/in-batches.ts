import { yieldWhenDue } from '../event-loop.ts'

/** Lines or parts of one statement: statements and requests of other visitors run in between. */
const BATCH_SIZE = 500
/** One batch is worked on here while the database answers another. */
const CONCURRENCY = 2

/** What `work` makes of all batches, in the order of the list. */
export async function inBatches<T, R>(
  list: readonly T[],
  work: (batch: readonly T[]) => Promise<readonly R[]>,
  size = BATCH_SIZE,
): Promise<R[]> {
  const done: (readonly R[])[] = []
  let next = 0
  const workOn = async () => {
    while (next * size < list.length) {
      const place = next++
      done[place] = await work(list.slice(place * size, (place + 1) * size))
      await yieldWhenDue()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, workOn))
  return done.flat()
}
