import { create } from 'zustand'

/** Between two questions to a store that does not answer, and for one answer. */
const PROBE_MS = 5_000

/** True while something waits for the store, which does not answer although the browser has a connection. */
export const useUnreachable = create(() => false)

/** Waits until the store answers: a connection may lead nowhere, and leaving a page would end on the browser's own. */
export async function reachStore(): Promise<void> {
  while (!(navigator.onLine && (await answers()))) {
    useUnreachable.setState(navigator.onLine)
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
      setTimeout(resolve, PROBE_MS)
    })
  }
  useUnreachable.setState(false)
}

const answers = () =>
  fetch('/api/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
    (answer) => answer.ok,
    () => false,
  )

/** For navigations of the router: while offline the page stays, instead of an error in its place. */
export async function waitForConnection(): Promise<void> {
  if (!navigator.onLine) await reachStore()
}
