import { create } from 'zustand'
import { type PendingAction, rememberPendingAction } from '#web/pending-action.ts'

const PANELS = ['rfq', 'cart', 'favourites'] as const

/** The lists that slide out beside the page. */
export type PanelName = (typeof PANELS)[number]

export const useSidePanel = create<{ shown: PanelName | null }>()(() => ({ shown: null }))

/** Another list takes the place of the one shown; the same one again closes it. */
export const choosePanel = (name: PanelName) =>
  useSidePanel.setState(({ shown }) => ({ shown: shown === name ? null : name }))

export const closePanel = () => useSidePanel.setState({ shown: null })

const OPEN_PANEL = 'openPanel'

/** For a visitor, who has to log in first. */
export const rememberPendingPanel = (name: PanelName): void => rememberPendingAction(OPEN_PANEL, name, '')

/** Opens the list a visitor chose before logging in. */
export function openPendingPanel({ kind, about }: PendingAction): void {
  const shown = PANELS.find((name) => name === about)
  if (kind === OPEN_PANEL && shown) useSidePanel.setState({ shown })
}
