/** The last button or form used in a part of the page that is not hydrated yet, by the part. */
const used = new Map<Element, () => void>()

function keepUse(event: Event): void {
  if (!(event.target instanceof Element)) return
  const part = event.target.closest('[data-later]')
  const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button[type=button]')
  if (!part || !control) return
  event.preventDefault()
  used.set(part, () => (control instanceof HTMLFormElement ? control.requestSubmit() : control.click()))
}

/** On the window: React stops events of parts that are not hydrated at the document. */
export function keepEarlyUse(): void {
  for (const use of ['click', 'submit']) window.addEventListener(use, keepUse, { capture: true })
}

/** The part is hydrated now. */
export function repeatUse(part: HTMLElement): void {
  part.removeAttribute('data-later')
  used.get(part)?.()
  used.delete(part)
}
