import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sheet } from '#server/sheets/write-xlsx.ts'
import { threadEnv } from '#server/thread-env.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Writes a workbook in a worker thread: ten thousand lines take a second or two, which would block the event loop.
 * Concurrency is one, so that many exports do not slow down other requests.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const mine = last.then(() => writeAside(sheets))
  last = mine.catch(() => {})
  return mine
}

async function writeAside(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), {
    workerData: sheets,
    env: threadEnv(),
  })
  try {
    const [bytes] = await once(worker, 'message')
    return bytes
  } finally {
    await worker.terminate()
  }
}
