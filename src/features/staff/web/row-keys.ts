import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')]

/** The row after or before the one with the keyboard; the first when none has it. */
function moveRow(by: 1 | -1) {
  const all = rows()
  const here = all.findIndex((row) => row.matches(':focus'))
  const next = here === -1 ? 0 : Math.min(Math.max(here + by, 0), all.length - 1)
  all[next]?.focus()
}

const rowWithKeyboard = () =>
  rows()
    .find((one) => one.matches(':focus'))
    ?.closest('tr, [data-row]')

/** Bulk actions appear with the first chosen row, in the next frame. */
function pressBulkAction() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-bulk-actions] button:not(:disabled)')?.click())
}

/** Of the row with the keyboard: its own action, else the row is chosen for the first bulk action of the list. */
function pressRowAction(row: Element) {
  const own = row.querySelector<HTMLElement>('[data-row-action] button')
  if (own) return own.click()
  const choice = row.querySelector<HTMLInputElement>('[data-row-choice]')
  if (!choice) return
  if (!choice.checked) choice.click()
  pressBulkAction()
}

/** The main action of a page is last; it asks for confirmation. */
function pressMainAction() {
  const row = rowWithKeyboard()
  if (row) return pressRowAction(row)
  const buttons = document.querySelectorAll<HTMLElement>('[data-page-actions] button')
  buttons[buttons.length - 1]?.click()
}

/** Chooses the row with the keyboard, in lists where several are chosen. */
function chooseRow() {
  rowWithKeyboard()?.querySelector<HTMLElement>('[data-row-choice]')?.click()
}

/**
 * j and k go through the rows of a list, Enter opens one (it is a link), x chooses one, / goes to the search box; a is the
 * action of the row, else of the chosen rows, else the main action of the page.
 */
export function useStaffKeys(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut = !(event.ctrlKey || event.metaKey || event.altKey) && !isTyping(event.target)
      if (!isShortcut || document.querySelector('[role="dialog"] form')) return
      if (event.key === 'j') moveRow(1)
      else if (event.key === 'k') moveRow(-1)
      else if (event.key === 'x') chooseRow()
      else if (event.key === 'a') pressMainAction()
      else if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLElement>('[data-staff-search]')?.focus()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
