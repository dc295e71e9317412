import { isLoginPage } from '#features/account/web/login-return.ts'
import { type PendingAction, rememberPendingAction } from '#web/pending-action.ts'
import { type PanelName, useSidePanel } from './side-panel-choice.ts'

const OPEN_PANEL = 'openPanel'
const PANELS: readonly PanelName[] = ['rfq', 'cart', 'favourites']

/** For a visitor, who has to log in first. On the login page another action may wait already. */
export function rememberPendingPanel(name: PanelName): void {
  if (!isLoginPage(window.location.pathname)) rememberPendingAction(OPEN_PANEL, name, '')
}

/** Opens the list a visitor chose before logging in. */
export function openPendingPanel({ kind, about }: PendingAction): void {
  const shown = PANELS.find((name) => name === about)
  if (kind === OPEN_PANEL && shown) useSidePanel.setState({ shown })
}
