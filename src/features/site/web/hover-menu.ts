import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Long enough to cross the menu without opening everything, short enough to feel at once. */
const OPEN_MS = 90
/** Forgives a pointer that cuts the corner on its way into the panel. */
const CLOSE_MS = 220

type Open = { name: string; by: 'hover' | 'press' }

/**
 * A row of entries of which at most one shows its panel. A mouse opens by resting on an entry, a press or a key opens
 * for good; Escape, leaving with the keyboard, and another entry close.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState<Open | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = (ms: number, change: (current: Open | null) => Open | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(change), ms)
  }
  const now = (change: (current: Open | null) => Open | null) => {
    clearTimeout(timer.current)
    setOpen(change)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    // On the document: what a resting mouse has opened must close by key wherever the focus is.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      setOpen(null)
      const entry = document.activeElement?.closest(`[data-entry="${open.name}"]`)
      entry?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return {
    isOpen: (name: string) => open?.name === name,
    close: () => now(() => null),
    press: (name: string) =>
      now((current) => (current?.name === name && current.by === 'press' ? null : { name, by: 'press' })),
    /** For the element around an entry and its panel. */
    entry: (name: string) => ({
      'data-entry': name,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        later(OPEN_MS, (current) => (current?.name === name ? current : { name, by: 'hover' }))
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        later(CLOSE_MS, (current) => (current?.name === name && current.by === 'hover' ? null : current))
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          now((current) => (current?.name === name ? null : current))
      },
    }),
  }
}

export type HoverMenu = ReturnType<typeof useHoverMenu>
