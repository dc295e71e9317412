import type { Incoming, WarehouseStock } from './trade-data.schema.ts'

/** No list has said anything about it. */
export const UNKNOWN_LIFECYCLE = 'Unknown'

/** A full list no longer has the part. Nothing is said about its manufacturer. */
export const DELISTED = 'No longer in range'

/** Lifecycles of parts that the store cannot buy again: neither a lead time nor further deliveries are promised. */
export const DISCONTINUED: readonly string[] = ['Obsolete', DELISTED]

export const isDiscontinued = (lifecycle: string): boolean => DISCONTINUED.includes(lifecycle)

/** Discontinued, or about to be. Unknown is neither. */
export const isEnding = (lifecycle: string): boolean => lifecycle !== 'Active' && lifecycle !== UNKNOWN_LIFECYCLE

/**
 * Free stock per warehouse, the quickest first. Lists include reserved stock: it is subtracted from the warehouse that
 * ships first, so that no date is promised too early.
 */
export function warehouseStock(
  counted: Readonly<Record<string, number>>,
  shipDays: Readonly<Record<string, number>>,
  free: number,
): WarehouseStock[] {
  const known = Object.entries(counted)
    .map(([name, count]) => ({ name, stockCount: count, shipDays: shipDays[name] ?? null }))
    .sort((a, b) => (a.shipDays ?? Infinity) - (b.shipDays ?? Infinity) || a.name.localeCompare(b.name))
  let held = Math.max(0, known.reduce((sum, { stockCount }) => sum + stockCount, 0) - free)
  return known
    .map((warehouse) => {
      const taken = Math.min(held, warehouse.stockCount)
      held -= taken
      return { ...warehouse, stockCount: warehouse.stockCount - taken }
    })
    .filter(({ stockCount }) => stockCount > 0)
}

/** What is on order, without the pieces that orders already wait for: the earliest deliveries are theirs. */
export function notPromised(onOrder: readonly Incoming[], promised: number): Incoming[] {
  let rest = promised
  return onOrder
    .map(({ count, on }) => {
      const taken = Math.min(rest, count)
      rest -= taken
      return { count: count - taken, on }
    })
    .filter(({ count }) => count > 0)
}

/** Deliveries from today on; of an obsolete part none. */
export const upcoming = (incoming: readonly Incoming[], lifecycle: string, today: string): Incoming[] =>
  isDiscontinued(lifecycle) ? [] : incoming.filter(({ on }) => on >= today)
