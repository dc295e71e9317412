import type { MouseEvent } from 'react'
import { Link, type LinkProps, useNavigate } from 'react-router'
import { LOGIN_AND_BACK } from '#features/account/web/login-return.ts'
import { isLoggedIn } from '#web/session.ts'
import { classNames } from '#web/ui/class-names.ts'
import { choosePanel, type PanelName, useSidePanel } from './side-panel-choice.ts'

/** The item whose list is open. */
export const shownClass = 'bg-accent-wash! text-link!'

/**
 * Opens a side panel. As a link it points to the list's page, so it works before
 * the script has loaded and in a new tab. Visitors are asked to log in first; back from it, the panel opens.
 */
export function PanelLink({ panel, className, ...props }: LinkProps & { panel: PanelName; className: string }) {
  const navigate = useNavigate()
  const shown = useSidePanel((side) => side.shown === panel)
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isLoggedIn()) choosePanel(panel)
    else void logIn()
  }
  async function logIn() {
    // Loaded when it is needed. If that fails, only the panel is not opened after the login.
    const pending = await import('./pending-panel.ts').catch(() => undefined)
    pending?.rememberPendingPanel(panel)
    await navigate(LOGIN_AND_BACK)
  }
  return (
    <Link
      discover="none"
      {...props}
      aria-expanded={shown}
      onClick={press}
      className={classNames(className, shown && shownClass)}
    />
  )
}
