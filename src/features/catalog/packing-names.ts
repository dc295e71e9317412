import type { PackingCode, PackingKind } from './catalog.contract.ts'

/* Apart from the rules of packagings: the first page has names, and no prices to work out. */

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

/** From the browser's storage, where anything may stand. */
export const isPackingCode = (value: unknown): value is PackingCode =>
  value === '' || (typeof value === 'string' && Object.hasOwn(PACKING_NAMES, value) && !NO_CODES.has(value))
