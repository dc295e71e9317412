import { parseStored, readStored, removeStored, writeStored } from './browser-storage.ts'

/** An action a visitor started before logging in. The shape of `about` depends on `kind`. */
export interface PendingAction {
  kind: string
  about: unknown
}

/** What a visitor is told about it while they log in. */
export interface PendingNote {
  place: string
  /** What it is about: a part number. */
  name: string
}

const STORAGE_KEY = 'pendingAction'
/** As long as a registration may take, whose mail may be read some hours later. */
const LASTS_MS = 12 * 60 * 60_000

const placeNow = () => window.location.pathname + window.location.search

/**
 * Stored with the page it was started on: for this tab, whose visitor comes back to it, and for the browser, because the
 * link of the activation mail opens a new tab. A later action replaces an earlier one.
 */
export function rememberPendingAction(kind: string, about: unknown, name: string): void {
  const kept = JSON.stringify({ kind, about, name, place: placeNow(), at: Date.now() })
  writeStored(STORAGE_KEY, kept)
  writeStored(STORAGE_KEY, kept, 'sessionStorage')
}

/** For the tab of the activation mail: from now on it may carry out the action. */
export function adoptPendingAction(): void {
  const kept = readStored(STORAGE_KEY)
  if (kept !== null) writeStored(STORAGE_KEY, kept, 'sessionStorage')
}

/**
 * Returns the action a visitor started before logging in, once, and only on the page where it was started. Other open
 * tabs are logged in at the same moment; they have no action of their own and leave this one alone.
 */
export function takePendingAction(): PendingAction | undefined {
  const own = readStored(STORAGE_KEY, 'sessionStorage')
  removeStored(STORAGE_KEY, 'sessionStorage')
  // Carried out in another tab, or replaced there.
  if (own === null || own !== readStored(STORAGE_KEY)) return undefined
  removeStored(STORAGE_KEY)
  return readPendingAction(parseStored(own), { place: placeNow(), at: Date.now() })
}

/** The action that waits for its visitor, and the page where it does. */
export function findPendingNote(): PendingNote | undefined {
  const kept = parseStored(readStored(STORAGE_KEY, 'sessionStorage') ?? readStored(STORAGE_KEY))
  const { place, name } = Object(kept)
  if (!readPendingAction(kept, { place, at: Date.now() })) return undefined
  return { place: String(place), name: typeof name === 'string' ? name : '' }
}

/** Reads the browser's storage, which may hold anything. */
export function readPendingAction(kept: unknown, now: { place: string; at: number }): PendingAction | undefined {
  const { kind, about, place, at } = Object(kept)
  const fresh = typeof at === 'number' && at <= now.at && now.at - at < LASTS_MS
  return typeof kind === 'string' && place === now.place && fresh ? { kind, about } : undefined
}
