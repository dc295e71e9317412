import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { PURCHASING, RECEIPTS, SUPPLIERS } from './purchasing-addresses.ts'

const PAGES = [
  { name: 'Purchase orders', to: PURCHASING },
  { name: 'Goods receipts', to: RECEIPTS },
  { name: 'Suppliers', to: SUPPLIERS },
]

/** The three pages of buying in. */
export function PurchasingTabs({ here }: { here: string }) {
  return <FilterTabs label="Purchasing" tabs={PAGES.map((page) => ({ ...page, chosen: page.to === here }))} />
}
