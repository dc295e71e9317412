import { availableParallelism, hostname } from 'node:os'
import type { Sql } from '../database/connect.ts'
import { outsideHeavyCall, runHeavyCall } from '../heavy-call.ts'
import { createGate } from './gate.ts'
import { withPlace } from './machine-places.ts'
import { assertBelowRateLimit, consumeRateLimit } from './rate-limit.ts'

/*
 * Heavy calls are those whose work grows with their input: bills of materials, documents, exports (`heavy` in the contract).
 * 1. A gate lets few of them run, one for each caller, while a few wait: everybody's first before anybody's second, then
 *    the lightest. Short ones have a gate of their own: they never wait for long ones. Who has too many of them waiting,
 *    or has used up the lines, is refused before the body is read. Those whom the gate lets in wait for the places of
 *    their machine, which all of its processes share (`machine-places.ts`).
 * 2. Their lines count against a limit of the caller as soon as they were read, also those of a call that is refused.
 * 3. A signal is aborted when the caller hangs up or the deadline is over. It ends their statements, which have a
 *    connection of their own (`heavy-call-connections.ts`), their loops (`yieldWhenDue`) and their threads.
 */

const WAITING = { waiting: 24, perKey: { atOnce: 1, waiting: 4 } }

/** Lists as pages send them, documents, files to read. */
const SHORT_LINES = 250

export interface HeavyPlaces {
  /** Calls at once on one machine, short ones and long ones each. */
  onMachine: number
  /** The same in one process. */
  inProcess: number
  machine?: string
}

/** Half of the cores of a machine, and a third of the connections of a process. */
export function heavyPlaces(databasePool: number): HeavyPlaces {
  const onMachine = Math.max(1, Math.floor(availableParallelism() / 2))
  return { onMachine, inProcess: Math.max(1, Math.min(onMachine, Math.floor(databasePool / 3))) }
}

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

export function limitHeavyCalls(
  sql: Sql,
  { onMachine, inProcess, machine = hostname() }: HeavyPlaces = { onMachine: 1, inProcess: 1 },
): HeavyCalls {
  const lineFor = (length: string) => ({
    gate: createGate({ atOnce: inProcess, ...WAITING }),
    counter: { name: `${machine} ${length}`, places: onMachine },
  })
  const [short, long] = [lineFor('short'), lineFor('long')]
  const lineOf = (lines: number) => (lines <= SHORT_LINES ? short : long)
  return {
    async assertFree({ caller, lines }) {
      lineOf(lines).gate.assertRoomFor({ key: caller, weight: lines })
      await assertBelowRateLimit(sql, bucketOf(caller), LINES)
    },
    async limit({ caller, lines, signal }, work) {
      const charge = (more: number) => outsideHeavyCall(() => consumeRateLimit(sql, bucketOf(caller), LINES, more))
      await charge(lines)
      const { gate, counter } = lineOf(lines)
      const begin = () => withPlace(sql, counter, signal, () => runHeavyCall(signal, work, charge))
      return gate(begin, { key: caller, weight: lines, signal })
    },
  }
}

const bucketOf = (caller: string) => `heavy:${caller}`
