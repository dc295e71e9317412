/** What a visitor does before anything else; a click alone comes from assistive technology. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click'] as const

const { promise, resolve } = Promise.withResolvers<void>()
const alive = new Set<string>()
const waiting = new Map<string, Array<() => void>>()

/** Kept when the visitor does something, or when a part is needed. */
export const atFirstSign: Promise<void> = promise
export const wakeParts = () => resolve()

const isAlive = (name: string): boolean => alive.has(name)

export function markAlive(name: string): void {
  alive.add(name)
  for (const repeat of waiting.get(name) ?? []) repeat()
  waiting.delete(name)
}

/** A button or form of a part whose script is still on its way is used once it is there. */
function keepForLater(event: Event) {
  if (!(event.target instanceof Element)) return
  const name = event.target.closest<HTMLElement>('[data-later]')?.dataset.later
  const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button[type="button"]')
  if (name === undefined || isAlive(name) || !control) return
  event.preventDefault()
  event.stopPropagation()
  const repeat = () => (control instanceof HTMLFormElement ? control.requestSubmit() : control.click())
  waiting.set(name, [...(waiting.get(name) ?? []), repeat])
}

export function watchForVisitor(): void {
  // In development an edit shows without a touch of the page.
  if (import.meta.env.DEV) wakeParts()
  for (const sign of SIGNS) window.addEventListener(sign, wakeParts, { once: true, passive: true, capture: true })
  for (const use of ['click', 'submit']) window.addEventListener(use, keepForLater, { capture: true })
}
