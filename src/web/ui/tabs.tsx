import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'

export type Tab<V extends string> = { value: V; label: ReactNode; content: ReactNode }

type TabsProps<V extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: ReadonlyArray<Tab<V>>
  value?: V
  defaultValue?: V
  onValueChange?: (value: V) => void
}

/** Where each key leads from tab `at` of `count`; nothing for keys that are none of ours. */
function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

/**
 * Tabs. Our own instead of Base UI's (12 kB), because the home page shows them. All panels are rendered, so that the
 * server's page holds every list.
 */
export function Tabs<V extends string>({ label, tabs, value, defaultValue, onValueChange }: TabsProps<V>) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value)
  const current = value ?? own

  function choose(next: V) {
    setOwn(next)
    onValueChange?.(next)
  }
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, at: number) {
    const next = nextTab(event.key, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab.value)
    document.getElementById(`${id}-tab-${tab.value}`)?.focus()
  }

  return (
    <div>
      {/* The tabs' underline lies over the rule; the padding keeps focus rings inside the sideways scroller. */}
      <div
        role="tablist"
        aria-label={label}
        className="-mx-1 flex gap-5 overflow-x-auto px-1 pt-1 shadow-[inset_0_-1px_var(--color-line)] [scrollbar-width:none]"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === current}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === current ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={classNames(
              'shrink-0 rounded-xs border-b-2 border-transparent py-2 font-medium text-ink-3 hover:text-ink',
              'focus-visible:outline-offset-[-2px] aria-selected:border-link aria-selected:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== current}
          className="pt-3"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
