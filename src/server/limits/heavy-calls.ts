import { availableParallelism } from 'node:os'
import type { Sql } from '../database/connect.ts'
import { runHeavyCall } from '../heavy-call.ts'
import { busy, createGate } from './gate.ts'
import { consumeRateLimit } from './rate-limit.ts'

/*
 * Heavy calls are those whose work grows with their input: bills of materials, documents, exports (`heavy` in the contract).
 * 1. A gate lets few of them run, one for each caller, while a few wait: everybody's first before anybody's second, then
 *    the lightest. Who has too many of them waiting is refused before the body of a further one is read.
 * 2. Their lines count against a limit of the caller.
 * 3. A signal is aborted when the caller hangs up or the deadline is over. It ends their statements, which have a
 *    connection of their own (`heavy-call-connections.ts`), their loops (`yieldWhenDue`) and their threads.
 */

/** Of one process. The other half of the cores is for all other calls. */
const GATE = {
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 24,
  perKey: { atOnce: 1, waiting: 4 },
}

/** Lines of one caller: ten of the longest bills of materials in ten minutes. */
const LINES = { limit: 100_000, windowSeconds: 600 }

export interface Weight {
  /** Whose place and limit it takes. */
  caller: string
  lines: number
  signal: AbortSignal
}

export interface HeavyCalls {
  /** Refuses a caller whose calls wait already. */
  assertFree: (caller: string) => void
  limit: <T>(weight: Weight, work: () => Promise<T>) => Promise<T>
}

export function limitHeavyCalls(sql: Sql): HeavyCalls {
  const gate = createGate(GATE)
  return {
    assertFree(caller) {
      if (gate.isFullFor(caller)) throw busy()
    },
    limit: ({ caller, lines, signal }, work) =>
      gate(
        async () => {
          await consumeRateLimit(sql, `heavy:${caller}`, LINES, lines)
          return runHeavyCall(signal, work)
        },
        { key: caller, weight: lines, signal },
      ),
  }
}
