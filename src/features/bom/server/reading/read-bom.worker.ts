import { parentPort } from 'node:worker_threads'
import { packAnswer } from '#server/api/prepared-answer.ts'
import { isAppError } from '#shared/app-error.ts'
import { readBom } from './read-bom.ts'
import type { ReaderAnswer, ReaderTask } from './reader-thread.ts'

parentPort?.on('message', async (task: ReaderTask) => {
  const answer = await answerTo(task)
  parentPort?.postMessage(answer, 'packed' in answer ? [answer.packed.buffer] : [])
})

async function answerTo({ bytes, options }: ReaderTask): Promise<ReaderAnswer> {
  try {
    return { packed: await packAnswer(readBom(bytes, options)) }
  } catch (error) {
    if (isAppError(error)) return { refusal: { reason: error.reason, message: error.message } }
    throw error
  }
}
