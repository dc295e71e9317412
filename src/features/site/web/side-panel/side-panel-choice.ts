import { create } from 'zustand'

/** The lists that slide out beside the page. */
export type PanelName = 'rfq' | 'cart' | 'favourites'

export const useSidePanel = create<{ shown: PanelName | null }>()(() => ({ shown: null }))

/** Another list takes the place of the one shown; the same one again closes it. */
export const choosePanel = (name: PanelName) =>
  useSidePanel.setState(({ shown }) => ({ shown: shown === name ? null : name }))

export const closePanel = () => useSidePanel.setState({ shown: null })
