import { useRouteLoaderData } from 'react-router'
import type { Currency } from '#shared/money/currency-signs.ts'
import { includesRight } from '#shared/rights.ts'
import type { Queue, StaffMe } from '../staff.contract.ts'
import type { SavedView } from '../work.contract.ts'

/** What the frame has read: every page below it may use it. */
export interface StaffFrameData {
  me: StaffMe
  queues: Queue[]
  views: SavedView[]
}

export const FRAME_ROUTE = 'staff'

/** Whether the role of the signed-in account allows something. The server decides; this only hides what it would refuse. */
export function useCan(): (right: string) => boolean {
  const rights = useRouteLoaderData<StaffFrameData>(FRAME_ROUTE)?.me.rights ?? []
  return (right) => includesRight(rights, right)
}

/** Currencies of the store, the main one first. */
export const useCurrencies = (): readonly Currency[] =>
  useRouteLoaderData<StaffFrameData>(FRAME_ROUTE)?.me.currencies ?? []
