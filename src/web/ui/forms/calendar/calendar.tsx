import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { dateFormat } from '#shared/text/date-format.ts'
import { Button } from '../../button.tsx'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../../icon-button.tsx'
import { addMonths, type Day, isWithin, moveByKey, weeksOf } from './days.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const inUtc = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' }, 'en')
const monthName = inUtc({ month: 'long', year: 'numeric' })
const fullName = inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

type CalendarProps = {
  /** The day that is chosen, if any. */
  value: Day | undefined
  today: Day
  /** The earliest and the latest day that may be chosen; empty for none. */
  min: Day
  max: Day
  onChoose: (day: Day) => void
}

/** One month as a grid. Arrows move by days and weeks, Page Up and Page Down by months, with Shift by years. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const [day, setDay] = useState(value ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const [followFocus, setFollowFocus] = useState(true)
  const titleId = useId()

  useEffect(() => {
    if (followFocus) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, followFocus])

  function turn(months: number) {
    // The focus stays on the button that was pressed.
    setFollowFocus(false)
    setDay(addMonths(day, months))
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = moveByKey(day, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setFollowFocus(true)
    setDay(next)
  }

  return (
    <div className="grid gap-2">
      <MonthHead titleId={titleId} day={day} onTurn={turn} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid to screen readers */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown} className="border-collapse">
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name} className="size-9 text-xs font-normal text-ink-3">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0">
                  <DayButton
                    day={one}
                    shownMonth={day.slice(0, 7)}
                    isFocusable={one === day}
                    isDisabled={!isWithin(one, min, max)}
                    value={value}
                    today={today}
                    onChoose={onChoose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isWithin(today, min, max) && (
        <Button size="sm" variant="quiet" onClick={() => onChoose(today)}>
          Today
        </Button>
      )}
    </div>
  )
}

function MonthHead({ titleId, day, onTurn }: { titleId: string; day: Day; onTurn: (months: number) => void }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton label="Previous month" size="sm" onClick={() => onTurn(-1)}>
        <ChevronLeft />
      </IconButton>
      <p id={titleId} aria-live="polite" className="text-base font-medium">
        {monthName(new Date(day))}
      </p>
      <IconButton label="Next month" size="sm" onClick={() => onTurn(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}

type DayButtonProps = Pick<CalendarProps, 'value' | 'today' | 'onChoose'> & {
  day: Day
  /** Days of the months before and after are grey. */
  shownMonth: string
  isFocusable: boolean
  isDisabled: boolean
}

function DayButton({ day, shownMonth, isFocusable, isDisabled, value, today, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={fullName(new Date(day))}
      aria-pressed={day === value}
      aria-current={day === today ? 'date' : undefined}
      disabled={isDisabled}
      onClick={() => onChoose(day)}
      className={classNames(
        'grid size-9 place-items-center rounded-sm text-sm tabular-nums disabled:text-ink-3 disabled:line-through disabled:opacity-60',
        day === value ? 'bg-accent text-on-accent' : 'enabled:hover:bg-accent-wash',
        day !== value && day.slice(0, 7) !== shownMonth && 'text-ink-3',
        day === today && day !== value && 'border border-rim font-medium',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}
