import { parseStored, readStored, removeStored, writeStored } from './browser-storage.ts'

/** Something a visitor wanted and was sent to the login for. What it is about, its kind alone knows. */
export interface Wish {
  kind: string
  about: unknown
}

const WISH_KEY = 'wish'
/** As long as a login or a registration may take. */
const LASTS_MS = 30 * 60_000

const placeNow = () => window.location.pathname + window.location.search

/** Kept for this tab, together with where it was wished; a later wish takes the place of an earlier one. */
export const rememberWish = (kind: string, about: unknown): void =>
  writeStored(WISH_KEY, JSON.stringify({ kind, about, place: placeNow(), at: Date.now() }), 'sessionStorage')

/** Handed out once, and only to who has come back: who is elsewhere by now has something else in mind. */
export function takeWish(): Wish | undefined {
  const kept = readStored(WISH_KEY, 'sessionStorage')
  removeStored(WISH_KEY, 'sessionStorage')
  return readWish(parseStored(kept), { place: placeNow(), at: Date.now() })
}

/** From storage, where anything may stand. */
export function readWish(kept: unknown, now: { place: string; at: number }): Wish | undefined {
  const { kind, about, place, at } = Object(kept)
  const fresh = typeof at === 'number' && at <= now.at && now.at - at < LASTS_MS
  return typeof kind === 'string' && place === now.place && fresh ? { kind, about } : undefined
}
