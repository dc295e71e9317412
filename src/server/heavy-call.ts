import { AsyncLocalStorage } from 'node:async_hooks'

/** A call that works for long: see `limits/heavy-calls.ts`. */
export interface HeavyCall {
  /** Aborted when the caller hangs up, when the deadline is over, and when the call has ended: what is left of it stops. */
  signal: AbortSignal
  /** What to give back when the call has ended. */
  atEnd: Array<() => void>
  /** Counts lines that were known only after the call had begun. */
  charge(lines: number): Promise<void>
  isInTransaction?: boolean
}

const calls = new AsyncLocalStorage<HeavyCall>()

/** The call that the running code belongs to, if it is a heavy one. */
export const currentHeavyCall = (): HeavyCall | undefined => calls.getStore()

/** While `work` runs, its statements, loops and threads end with the signal. */
export async function runHeavyCall<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  charge: HeavyCall['charge'] = async () => {},
): Promise<T> {
  const end = new AbortController()
  const call: HeavyCall = { signal: AbortSignal.any([signal, end.signal]), atEnd: [], charge }
  try {
    return await calls.run(call, work)
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    for (const giveBack of call.atEnd) giveBack()
    end.abort(new Error('The call has ended.'))
  }
}

/** For what other calls wait for as well, such as a shared cache: it is loaded to its end. */
export const outsideHeavyCall = <T>(work: () => T): T => calls.exit(work)
