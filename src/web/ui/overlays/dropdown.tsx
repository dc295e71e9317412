import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'

type DropdownProps = {
  label: ReactNode
  /** Links, as a list, from the first time it is open: they may be loaded then. */
  children: ReactNode
  align?: 'start' | 'end'
  className?: string
}

/**
 * A button that shows links below it: header navigation, contact, the user's own pages. Light enough for every page.
 * Opens on press (never on hover alone), closes on Escape, on leaving and after a choice.
 */
export function Dropdown({ label, children, align = 'start', className }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches keys and focus of what is inside
    <div className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={(event) => {
          // Safari does not focus a pressed button; without focus there would be no blur event to close on.
          event.currentTarget.focus()
          setOpen(!open)
          setOpened(true)
        }}
        className={classNames('drop-arrow inline-flex items-center gap-1 rounded-xs', className)}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which have keys of their own */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        id={panelId}
        hidden={!open}
        tabIndex={-1}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
        className={classNames(
          'absolute top-full z-popup mt-2 w-max max-w-[calc(100vw-2rem)] min-w-44 rounded-lg border border-line bg-paper p-2 shadow-popup outline-none',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {opened && children}
      </div>
    </div>
  )
}
