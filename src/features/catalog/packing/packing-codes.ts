import type { PackingCode } from '../catalog.contract.ts'

/* Without the names and the price rules, which the first page does not need. */

/** Ways to buy a part other than on its own terms. */
export const PACKING_CODES = ['cutTape', 'fullReel', 'customReel', 'tray', 'tube', 'bag', 'box'] as const

/** Reads the browser's storage, which may hold anything. */
export const isPackingCode = (value: unknown): value is PackingCode =>
  value === '' || PACKING_CODES.some((code) => code === value)
