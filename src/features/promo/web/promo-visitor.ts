import { readStored, writeStored } from '#web/browser-storage.ts'
import { isLoggedIn } from '#web/session.ts'

const VISITOR_KEY = 'promoVisitor'
const VISIT_KEY = 'promoShown'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Who the film is counted for: an account by its login, a visitor by a random name that stays in this browser. */
export function promoViewer(): { visitor?: string } {
  if (isLoggedIn()) return {}
  const kept = readStored(VISITOR_KEY)
  if (kept && UUID.test(kept)) return { visitor: kept }
  const visitor = generateUuid()
  writeStored(VISITOR_KEY, visitor)
  return { visitor }
}

/** `crypto.randomUUID` needs HTTPS; a store tried in a local network has none. */
function generateUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Per tab: requested and shown once. */
export const hasShown = (): boolean => readStored(VISIT_KEY, 'sessionStorage') !== null

export const recordShown = (): void => writeStored(VISIT_KEY, '1', 'sessionStorage')
