import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { HoverMenu } from './hover-menu.ts'

/** The names and arrows of the row, and the links of the panel below one of them. */
const ROW = '[data-menu-row] > li > a, [data-menu-row] > li > [data-entry] > :is(a, button)'
const PANEL_LINK = 'a[href], summary'

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveAmong(items: NodeListOf<HTMLElement> | undefined, from: HTMLElement, step: 1 | -1): boolean {
  const list = [...(items ?? [])].filter((item) => item.checkVisibility())
  const place = list.indexOf(from)
  const next = list[place + step]
  if (place < 0 || !next) return false
  next.focus()
  return true
}

/** Arrow keys beside Tab: along the row, down into a panel, along its links, and up again. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, menu: HoverMenu): void {
  const step = steps[event.key]
  const from = document.activeElement
  if (!step || !(from instanceof HTMLElement) || event.defaultPrevented) return
  const upright = event.key === 'ArrowDown' || event.key === 'ArrowUp'
  const entry = from.closest<HTMLElement>('[data-entry]')
  const toggle = entry?.querySelector<HTMLElement>(':scope > [aria-expanded]')
  const panel = entry?.querySelector<HTMLElement>(':scope > [id]')
  let moved = false
  if (!panel?.contains(from)) {
    if (!upright) moved = moveAmong(event.currentTarget.querySelectorAll<HTMLElement>(ROW), from, step)
    else if (step > 0 && entry && toggle) moved = enter(entry, panel, menu)
  } else if (upright) {
    moved = moveAmong(panel.querySelectorAll<HTMLElement>(PANEL_LINK), from, step)
    if (!moved && step < 0) {
      toggle?.focus()
      moved = true
    }
  }
  if (moved) event.preventDefault()
}

function enter(entry: HTMLElement, panel: HTMLElement | null | undefined, menu: HoverMenu): boolean {
  const name = entry.dataset.entry ?? ''
  // The links must be there before one of them can take the focus.
  if (!menu.isOpen(name)) flushSync(() => menu.press(name))
  panel?.querySelector<HTMLElement>(PANEL_LINK)?.focus()
  return true
}
