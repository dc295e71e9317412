import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Delay before a hover opens a panel. */
const OPEN_MS = 90
/** Delay before a panel closes, for pointers that leave it briefly. */
const CLOSE_MS = 220

type Open = { name: string; by: 'hover' | 'press' }

/**
 * A row of entries of which at most one shows its panel. Hover opens after a delay, a click or key opens
 * permanently; Escape, blur and another entry close it.
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
    // On the document: Escape must close a hovered panel wherever the focus is.
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
