import { AsyncLocalStorage } from 'node:async_hooks'

/** A call that works for long: see `limits/heavy-calls.ts`. */
export interface HeavyCall {
  /** Aborted when the caller hangs up or the deadline is over. */
  signal: AbortSignal
  /** What to give back when the call has ended. */
  atEnd: Array<() => void>
}

const calls = new AsyncLocalStorage<HeavyCall>()

/** The call that the running code belongs to, if it is a heavy one. */
export const currentHeavyCall = (): HeavyCall | undefined => calls.getStore()

/** While `work` runs, its statements, loops and threads end with the signal. */
export async function runHeavyCall<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const call: HeavyCall = { signal, atEnd: [] }
  try {
    return await calls.run(call, work)
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    for (const end of call.atEnd) end()
  }
}

/** For what other calls wait for as well, such as a shared cache: it is loaded to its end. */
export const outsideHeavyCall = <T>(work: () => T): T => calls.exit(work)
