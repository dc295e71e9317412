import type { Sql } from '../database/connect.ts'
import { runHeavyCall } from '../heavy-call.ts'
import { createGate } from './gate.ts'
import { consumeRateLimit } from './rate-limit.ts'

/*
 * Heavy calls are those whose work grows with their input: bills of materials, documents, exports (`heavy` in the contract).
 * 1. A gate lets few of them run, one for each caller, while a few wait.
 * 2. Their lines count against a limit of the caller.
 * 3. A signal is aborted when the caller hangs up or the deadline is over. It ends their statements, which have a
 *    connection of their own (`heavy-call-connections.ts`), their loops (`yieldWhenDue`) and their threads.
 */

/** Of one process. */
const GATE = { atOnce: 2, waiting: 24, perKey: { atOnce: 1, waiting: 4 } }

/** Lines of one caller: ten of the longest bills of materials in ten minutes. */
const LINES = { limit: 100_000, windowSeconds: 600 }

export interface Weight {
  /** Whose place and limit it takes. */
  caller: string
  lines: number
  signal: AbortSignal
}

export type LimitHeavy = <T>(weight: Weight, work: () => Promise<T>) => Promise<T>

export function limitHeavyCalls(sql: Sql): LimitHeavy {
  const gate = createGate(GATE)
  return ({ caller, lines, signal }, work) =>
    gate(
      async () => {
        await consumeRateLimit(sql, `heavy:${caller}`, LINES, lines)
        return runHeavyCall(signal, work)
      },
      { key: caller, signal },
    )
}
