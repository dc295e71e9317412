import type { PackingCode, PackingKind } from './catalog.contract.ts'

/* Separate from packing.rules.ts, to keep the price rules out of the first page's script. */

export const PACKING_NAMES: Readonly<Record<PackingKind, string>> = {
  cutTape: 'Cut tape',
  fullReel: 'Full reel',
  customReel: 'Custom reel',
  tray: 'Tray',
  tube: 'Tube',
  bag: 'Bag',
  box: 'Box',
  tape: 'Tape & reel',
  other: '',
}

const NO_CODES: ReadonlySet<string> = new Set(['tape', 'other'])

/** Reads the browser's storage, which may hold anything. */
export const isPackingCode = (value: unknown): value is PackingCode =>
  value === '' || (typeof value === 'string' && Object.hasOwn(PACKING_NAMES, value) && !NO_CODES.has(value))
