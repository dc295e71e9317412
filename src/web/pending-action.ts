import { parseStored, readStored, removeStored, writeStored } from './browser-storage.ts'

/** An action a visitor started before logging in. The shape of `about` depends on `kind`. */
export interface PendingAction {
  kind: string
  about: unknown
}

const STORAGE_KEY = 'pendingAction'
/** As long as a registration may take, whose mail may be read some hours later. */
const LASTS_MS = 12 * 60 * 60_000

const placeNow = () => window.location.pathname + window.location.search

/**
 * Stored with the page it was started on, for all tabs: the link of the activation mail opens a new one. A later action
 * replaces an earlier one.
 */
export const rememberPendingAction = (kind: string, about: unknown): void =>
  writeStored(STORAGE_KEY, JSON.stringify({ kind, about, place: placeNow(), at: Date.now() }))

/** Returns the action a visitor started before logging in, once, and only on the page where it was started. */
export function takePendingAction(): PendingAction | undefined {
  const kept = readStored(STORAGE_KEY)
  removeStored(STORAGE_KEY)
  return readPendingAction(parseStored(kept), { place: placeNow(), at: Date.now() })
}

/** The page where an action waits for its visitor. */
export function placeOfPendingAction(): string | undefined {
  const kept = parseStored(readStored(STORAGE_KEY))
  const { place } = Object(kept)
  return readPendingAction(kept, { place, at: Date.now() }) ? String(place) : undefined
}

/** Reads the browser's storage, which may hold anything. */
export function readPendingAction(kept: unknown, now: { place: string; at: number }): PendingAction | undefined {
  const { kind, about, place, at } = Object(kept)
  const fresh = typeof at === 'number' && at <= now.at && now.at - at < LASTS_MS
  return typeof kind === 'string' && place === now.place && fresh ? { kind, about } : undefined
}
