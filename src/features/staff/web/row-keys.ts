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

/** The main action of a page is last; it asks for confirmation. */
function pressMainAction() {
  const buttons = document.querySelectorAll<HTMLElement>('[data-page-actions] button')
  buttons[buttons.length - 1]?.click()
}

/** Chooses the row with the keyboard, in lists where several are chosen. */
function chooseRow() {
  const row = rows().find((one) => one.matches(':focus'))
  row?.closest('tr')?.querySelector<HTMLElement>('[data-row-choice]')?.click()
}

/**
 * j and k go through the rows of a list, Enter opens one (it is a link), x chooses one, / goes to the search box; a is the
 * main action of a page.
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
