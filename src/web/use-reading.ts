import { useEffect, useState } from 'react'
import { isAppError } from '#shared/app-error.ts'

export type Reading<T> =
  /** `last` is the value for the key before; lists may go on showing it while the next page loads. */
  | { state: 'loading'; last: T | undefined }
  | { state: 'ready'; value: T }
  | { state: 'failed'; message: string; retry: () => void }

type Outcome<T> = { asked: string } & ({ value: T } | { message: string })

/**
 * Reads data for a part of a page, and again whenever the key changes; without a key it waits. An answer for an old key
 * is dropped. Pages themselves read in their loaders.
 */
export function useReading<T>(key: string | number | undefined, read: () => Promise<T>): Reading<T> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<T>>()
  const asked = `${key} ${attempt}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when there is something else to read
  useEffect(() => {
    if (key === undefined) return
    let left = false
    read().then(
      (value) => !left && setOutcome({ asked, value }),
      (error: unknown) => {
        if (!isAppError(error)) throw error
        if (!left) setOutcome({ asked, message: error.message })
      },
    )
    return () => {
      left = true
    }
  }, [key === undefined, asked])

  if (outcome?.asked !== asked)
    return { state: 'loading', last: outcome && 'value' in outcome ? outcome.value : undefined }
  if ('value' in outcome) return { state: 'ready', value: outcome.value }
  return { state: 'failed', message: outcome.message, retry: () => setAttempt(attempt + 1) }
}
