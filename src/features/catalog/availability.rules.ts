import type { Incoming, WarehouseStock } from './trade-data.schema.ts'

/** A part that is no longer made: neither a lead time nor further deliveries are promised. */
export const isObsolete = (lifecycle: string): boolean => lifecycle === 'Obsolete'

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

/** Deliveries from today on; of an obsolete part none. */
export const upcoming = (incoming: readonly Incoming[], lifecycle: string, today: string): Incoming[] =>
  isObsolete(lifecycle) ? [] : incoming.filter(({ on }) => on >= today)
