import { create } from 'zustand'
import { reachStore } from '../online.ts'

/** Set once React Router wanted to reload the page because the code of the next one was lost. */
export const useLostCode = create(() => false)

const held = new AbortController()

/** For our own reloads. */
export const allowReloads = (): void => held.abort()

/** Offline that reload ends on the browser's own error page, and with a missing file in a loop. `useLostPages` answers instead. */
export function holdReloads(): void {
  // While developing, Vite reloads the page.
  if (import.meta.env.DEV) return
  const { signal } = held
  window.navigation?.addEventListener('navigate', holdReload, { signal })
}

function holdReload(event: NavigateEvent): void {
  if (event.navigationType !== 'reload' || event.userInitiated) return
  event.preventDefault()
  useLostCode.setState(true)
}

/** When what answers was lost as well. A browser keeps that failure, so a page that was offline has to be loaded again. */
export async function recoverAnswer(): Promise<void> {
  const wasOnline = navigator.onLine
  await reachStore()
  allowReloads()
  // With a connection the file is gone; a reload without the visitor could be a loop.
  if (!wasOnline) window.location.reload()
}
