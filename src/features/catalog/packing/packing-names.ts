import type { PackingKind } from '../catalog.contract.ts'

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
