import { useState } from 'react'
import { type AppError, isAppError } from '#shared/app-error.ts'

interface MutationState<Args> {
  pending?: Args
  refusal?: AppError
}

interface MutationOptions {
  /** Called with each refusal, e.g. `showError`; without it the caller shows `refusal`. */
  onRefusal?: (refusal: AppError) => void
}

type Send<Args extends unknown[]> = (...args: Args) => Promise<unknown>

/** The part of `useMutation` without React. `show` gets the state to draw. */
export function createMutation<Args extends unknown[]>(show: (state: MutationState<Args>) => void) {
  // State lags behind until the next render: two presses in one frame would both see "not busy".
  let running = false
  return {
    async run(send: Send<Args>, args: Args, { onRefusal }: MutationOptions = {}): Promise<void> {
      if (running) return
      running = true
      show({ pending: args })
      const after: MutationState<Args> = {}
      try {
        await send(...args)
      } catch (error) {
        if (!isAppError(error)) throw error
        after.refusal = error
        onRefusal?.(error)
      } finally {
        running = false
        show(after)
      }
    },
    clear() {
      if (!running) show({})
    },
  }
}

/**
 * For a form or button that changes something. `run` calls `send`, one run at a time: further calls do nothing until it
 * has ended. An AppError is kept as `refusal` until the next run or `clear`; any other error is a bug and is rethrown.
 */
export function useMutation<Args extends unknown[]>(send: Send<Args>, options: MutationOptions = {}) {
  const [{ pending, refusal }, setState] = useState<MutationState<Args>>({})
  const [mutation] = useState(() => createMutation<Args>(setState))
  return {
    busy: pending !== undefined,
    /** The arguments of the run under way: shows which of several buttons was clicked. */
    pending,
    refusal,
    run: (...args: Args) => mutation.run(send, args, options),
    clear: mutation.clear,
  }
}
