import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { today } from '#web/today.ts'
import { IconButton } from '../icon-button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { Calendar } from './calendar/calendar.tsx'
import { type Day, isDay } from './calendar/days.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

type DateInputProps = Omit<TextInputProps, 'type' | 'lead' | 'trail' | 'className' | 'ref'> & {
  type?: 'date' | 'datetime-local'
}

/** When a day is chosen and no time is there yet. */
const USUAL_TIME = '09:00'

/**
 * A date field with our own calendar. Touch devices keep their native calendar, which opens at a tap on the field and
 * needs no button; browsers whose calendar button cannot be hidden keep theirs, too.
 */
export function DateInput({ type = 'date', ...rest }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  return (
    <TextInput
      {...rest}
      ref={input}
      type={type}
      className={hydrated ? '[&_input::-webkit-calendar-picker-indicator]:hidden' : undefined}
      trail={
        <span className="hidden supports-[selector(::-webkit-calendar-picker-indicator)]:pointer-fine:block">
          {hydrated && <CalendarButton input={input} />}
        </span>
      }
    />
  )
}

function CalendarButton({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const popupId = useId()
  const popup = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ top: 0, left: 0 })
  const [open, setOpen] = useState(false)

  // It does not move with the page, so it closes when the page scrolls.
  useEffect(() => {
    if (!open) return
    const close = () => popup.current?.hidePopover()
    addEventListener('scroll', close, { capture: true, passive: true })
    addEventListener('resize', close)
    return () => {
      removeEventListener('scroll', close, { capture: true })
      removeEventListener('resize', close)
    }
  }, [open])

  function onBeforeToggle() {
    if (input.current) setPlace(placeBelow(input.current.getBoundingClientRect()))
  }
  /** Only now is it shown, so that the calendar can take the focus. */
  const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open')
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // A dialog around it stays open.
    event.stopPropagation()
    event.preventDefault()
    popup.current?.hidePopover()
  }
  function choose(day: Day) {
    if (input.current) enterDay(input.current, day)
    popup.current?.hidePopover()
  }

  const chosen = input.current?.value.slice(0, 10) ?? ''
  return (
    <>
      <IconButton label="Choose a date" size="sm" popoverTarget={popupId} aria-haspopup="dialog" aria-expanded={open}>
        <CalendarDays />
      </IconButton>
      <div
        ref={popup}
        id={popupId}
        popover="auto"
        role="dialog"
        aria-label="Choose a date"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        style={place}
        className="fixed m-0 rounded-lg border border-line bg-paper p-3 text-ink shadow-popup empty:opacity-0"
      >
        {open && (
          <Calendar
            value={isDay(chosen) ? chosen : undefined}
            today={today()}
            min={input.current?.min.slice(0, 10) ?? ''}
            max={input.current?.max.slice(0, 10) ?? ''}
            onChoose={choose}
          />
        )}
      </div>
    </>
  )
}

/** Its size, with six weeks. */
const POPUP = { width: 280, height: 390 }
const GAP = 4

/** Below the field, or above it where there is more room. */
function placeBelow(field: DOMRect) {
  const below = field.bottom + GAP
  const fits = below + POPUP.height <= innerHeight || field.top < POPUP.height + GAP
  return {
    top: fits ? below : field.top - GAP - POPUP.height,
    left: Math.max(GAP, Math.min(field.left, innerWidth - POPUP.width - GAP)),
  }
}

/** As if it had been typed. React does not see a value that is set as text, but one that is set as a number. */
function enterDay(input: HTMLInputElement, day: Day) {
  const time = input.type === 'date' ? '' : `T${input.value.slice(11, 16) || USUAL_TIME}Z`
  input.valueAsNumber = Date.parse(day + time)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
