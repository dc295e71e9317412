import { ClipboardList, FileSpreadsheet, Heart, MapPin, Package, RotateCcw, UserRound, UsersRound } from 'lucide-react'
import { create } from 'zustand'
import { comparablePath } from '#shared/page-path.ts'

/** The pages of the personal centre, in the order of its navigation. */
export const centreTabs = [
  { label: 'My Data', to: '/userCenter/myData', Icon: UserRound },
  { label: 'My Order', to: '/userCenter/myOrder', Icon: Package },
  { label: 'RFQ History', to: '/userCenter/RFQhistory', Icon: ClipboardList },
  { label: 'After-Sale', to: '/userCenter/afterSale', Icon: RotateCcw },
  { label: 'My Favorites', to: '/userCenter/myCollection', Icon: Heart },
  { label: 'Addresses', to: '/userCenter/addressManagement', Icon: MapPin },
  { label: 'Team', to: '/userCenter/team', Icon: UsersRound },
  { label: 'Saved BOMs', to: '/bom', Icon: FileSpreadsheet },
] as const

/** Pages below a tab belong to it; others are shown with the first tab. */
export function tabIndexOf(pathname: string): number {
  const place = `${comparablePath(pathname)}/`
  return Math.max(
    0,
    centreTabs.findIndex(({ to }) => place.startsWith(`${comparablePath(to)}/`)),
  )
}

/** The selected tab, set on click, before its page is loaded. */
export const useCentreTab = create<{ tabIndex: number }>()(() => ({ tabIndex: 0 }))

export const chooseTab = (tabIndex: number): void => useCentreTab.setState({ tabIndex })
