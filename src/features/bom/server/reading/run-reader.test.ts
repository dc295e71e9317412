import { expect, test } from 'vitest'
import { PreparedAnswer } from '#server/api/prepared-answer.ts'
import { runHeavyCall } from '#server/heavy-call.ts'
import type { UploadedBom } from '../../bom-reading.contract.ts'
import { startReader } from './reader-thread.ts'
import { runReader } from './run-reader.ts'
import { makeZip } from './test-support/make-zip.ts'

const LIST = Buffer.from('MPN,Qty\nLM358DR,2\n')
const read = async (bytes: Uint8Array) => {
  const answer = new PreparedAnswer(await runReader(bytes, {}), { packed: true })
  return answer.read() as UploadedBom // made by the reader
}
const GENEROUS = {
  timeMs: 20_000,
  patienceMs: 60_000,
  memory: { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 },
}

test('a file is read in a thread, and so are ten at once', async () => {
  // Warms up: on a busy machine the first thread may start slowly.
  await read(LIST)
  const read10 = await Promise.all(Array.from({ length: 10 }, () => read(LIST)))
  for (const bom of read10) expect(bom.lines).toMatchObject([{ model: 'LM358DR', count: 2 }])
})

test('a refusal arrives as one, and the next file is read', async () => {
  await expect(read(makeZip({ 'a.txt': 'a' }))).rejects.toMatchObject({ reason: 'bom_unreadable' })
  expect((await read(LIST)).lines).toHaveLength(1)
})

test('more than can wait are refused at once', async () => {
  const calls = await Promise.allSettled(Array.from({ length: 40 }, () => read(LIST)))
  const refused = calls.filter((call) => call.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'busy' })
})

/** Takes longer than a test if it is read to its end. */
const LONG = Buffer.from('\n'.repeat(5_000_000))

test('the thread of a caller who has gone is terminated, and the next file is read', async () => {
  const caller = new AbortController()
  const reading = runHeavyCall(caller.signal, () => runReader(Buffer.from(LONG), {}))
  setImmediate(() => caller.abort(new Error('The caller has hung up.')))
  await expect(reading).rejects.toThrow('The caller has hung up.')
  expect((await read(LIST)).lines).toHaveLength(1)
})

test('callers who go leave the queue', async () => {
  const caller = new AbortController()
  const calls = Array.from({ length: 20 }, () => runHeavyCall(caller.signal, () => runReader(Buffer.from(LONG), {})))
  setImmediate(() => caller.abort(new Error('The caller has hung up.')))
  const gone = await Promise.allSettled(calls)
  expect(gone.map((call) => call.status)).toEqual(Array(20).fill('rejected'))
  const others = await Promise.all(Array.from({ length: 10 }, () => read(LIST)))
  expect(others).toHaveLength(10)
})

test('a reader that exceeds the time limit is terminated with a message', async () => {
  const thread = startReader({ ...GENEROUS, timeMs: 1 })
  await expect(thread.read(Buffer.from('\n'.repeat(5_000_000)), {})).rejects.toMatchObject({ reason: 'bom_too_slow' })
})

test('a reader that exceeds the memory limit is terminated with a message', async () => {
  const thread = startReader({ ...GENEROUS, memory: { ...GENEROUS.memory, maxOldGenerationSizeMb: 12 } })
  const wide = Buffer.from(`MPN${',x'.repeat(200)}\n`.repeat(9000))
  await expect(thread.read(wide, {})).rejects.toMatchObject({ reason: 'bom_oversized' })
})
