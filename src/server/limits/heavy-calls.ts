import { availableParallelism } from 'node:os'
import type { Sql } from '../database/connect.ts'
import { outsideHeavyCall, runHeavyCall } from '../heavy-call.ts'
import { createGate } from './gate.ts'
import { assertBelowRateLimit, consumeRateLimit } from './rate-limit.ts'

/*
 * Heavy calls are those whose work grows with their input: bills of materials, documents, exports (`heavy` in the contract).
 * 1. A gate lets few of them run, one for each caller, while a few wait: everybody's first before anybody's second, then
 *    the lightest. Short ones have a gate of their own: they never wait for long ones. Who has too many of them waiting,
 *    or has used up the lines, is refused before the body is read.
 * 2. Their lines count against a limit of the caller as soon as they were read, also those of a call that is refused.
 * 3. A signal is aborted when the caller hangs up or the deadline is over. It ends their statements, which have a
 *    connection of their own (`heavy-call-connections.ts`), their loops (`yieldWhenDue`) and their threads.
 */

const WAITING = { waiting: 24, perKey: { atOnce: 1, waiting: 4 } }

/** Lists as pages send them, documents, files to read. */
const SHORT_LINES = 250

/** Calls at once in one process, of short ones and of long ones: each half of the cores and a third of the connections at most. */
export const heavyCallsAtOnce = ({ processes, databasePool }: { processes: number; databasePool: number }): number =>
  Math.max(1, Math.floor(Math.min(availableParallelism() / 2 / processes, databasePool / 3)))

/** Lines of one caller: ten of the longest bills of materials in ten minutes. */
const LINES = { limit: 100_000, windowSeconds: 600 }

export interface Weight {
  /** Whose place and limit it takes. */
  caller: string
  lines: number
}

export interface HeavyCalls {
  /** Refuses a caller whose calls wait already, or who has used up the lines, and a call that would be the last of a full queue. */
  assertFree: (weight: Weight) => Promise<void>
  limit: <T>(weight: Weight & { signal: AbortSignal }, work: () => Promise<T>) => Promise<T>
}

export function limitHeavyCalls(sql: Sql, atOnce = 1): HeavyCalls {
  const [short, long] = [createGate({ atOnce, ...WAITING }), createGate({ atOnce, ...WAITING })]
  const gateFor = (lines: number) => (lines <= SHORT_LINES ? short : long)
  return {
    async assertFree({ caller, lines }) {
      gateFor(lines).assertRoomFor({ key: caller, weight: lines })
      await assertBelowRateLimit(sql, bucketOf(caller), LINES)
    },
    async limit({ caller, lines, signal }, work) {
      const charge = (more: number) => outsideHeavyCall(() => consumeRateLimit(sql, bucketOf(caller), LINES, more))
      await charge(lines)
      return gateFor(lines)(() => runHeavyCall(signal, work, charge), { key: caller, weight: lines, signal })
    },
  }
}

const bucketOf = (caller: string) => `heavy:${caller}`
