import { warehouseStock } from '#features/catalog/availability.rules.ts'

interface Kept {
  /** As the last list or receipt counted it. */
  warehouses: Readonly<Record<string, number>>
  shipDays: Readonly<Record<string, number>>
  /** Pieces in the house: free ones and those that orders hold. */
  count: number
}

/**
 * Pieces by warehouse once some have come. Counts of a list do not fall when parcels leave, so what has left since is
 * taken off first, from the warehouse that ships first, as the store shows it. Null: the part is not kept by warehouse.
 */
export function addToWarehouse(kept: Kept, warehouse: string, count: number): Record<string, number> | null {
  if (warehouse === '') return null
  const left = Object.fromEntries(Object.keys(kept.warehouses).map((name) => [name, 0]))
  for (const { name, stockCount } of warehouseStock(kept.warehouses, kept.shipDays, kept.count)) left[name] = stockCount
  return { ...left, [warehouse]: (left[warehouse] ?? 0) + count }
}

/** The same back. Null when the warehouse is no longer known. */
export function takeFromWarehouse(
  warehouses: Readonly<Record<string, number>>,
  warehouse: string,
  count: number,
): Record<string, number> | null {
  if (!Object.hasOwn(warehouses, warehouse)) return null
  return { ...warehouses, [warehouse]: Math.max(0, (warehouses[warehouse] ?? 0) - count) }
}
