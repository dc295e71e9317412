import { parseStored, readStored, removeStored, writeStored } from './browser-storage.ts'

/** An action a visitor started before logging in. The shape of `about` depends on `kind`. */
export interface PendingAction {
  kind: string
  about: unknown
}

const STORAGE_KEY = 'pendingAction'
/** As long as a login or a registration may take. */
const LASTS_MS = 30 * 60_000

const placeNow = () => window.location.pathname + window.location.search

/** Stored for this tab with the page it was started on. A later action replaces an earlier one. */
export const rememberPendingAction = (kind: string, about: unknown): void =>
  writeStored(STORAGE_KEY, JSON.stringify({ kind, about, place: placeNow(), at: Date.now() }), 'sessionStorage')

/** Returns the action a visitor started before logging in, once, and only on the page where it was started. */
export function takePendingAction(): PendingAction | undefined {
  const kept = readStored(STORAGE_KEY, 'sessionStorage')
  removeStored(STORAGE_KEY, 'sessionStorage')
  return readPendingAction(parseStored(kept), { place: placeNow(), at: Date.now() })
}

/** Reads session storage, which may hold anything. */
export function readPendingAction(kept: unknown, now: { place: string; at: number }): PendingAction | undefined {
  const { kind, about, place, at } = Object(kept)
  const fresh = typeof at === 'number' && at <= now.at && now.at - at < LASTS_MS
  return typeof kind === 'string' && place === now.place && fresh ? { kind, about } : undefined
}
