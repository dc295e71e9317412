import type { CategoryPath } from '#demo/catalogue/family.ts'

export const PIN_HEADERS: CategoryPath = ['Connectors', 'Headers & Sockets', 'Pin Headers 2.54 mm']
export const FINE_PIN_HEADERS: CategoryPath = ['Connectors', 'Headers & Sockets', 'Pin Headers 2.0/1.27 mm']
export const FEMALE_SOCKETS: CategoryPath = ['Connectors', 'Headers & Sockets', 'Female Sockets']
export const BOX_HEADERS: CategoryPath = ['Connectors', 'Headers & Sockets', 'Box Headers']
export const IC_SOCKETS: CategoryPath = ['Connectors', 'Headers & Sockets', 'IC Sockets']
export const WIRE_HEADERS: CategoryPath = ['Connectors', 'Wire-to-Board', 'Headers']
export const WIRE_HOUSINGS: CategoryPath = ['Connectors', 'Wire-to-Board', 'Housings']
export const CRIMP_CONTACTS: CategoryPath = ['Connectors', 'Wire-to-Board', 'Crimp Contacts']
export const MEZZANINE: CategoryPath = ['Connectors', 'Board-to-Board', 'Mezzanine']
export const POGO_PINS: CategoryPath = ['Connectors', 'Board-to-Board', 'Pogo Pins']
export const SCREW_TERMINALS: CategoryPath = ['Connectors', 'Terminal Blocks', 'Screw']
export const SPRING_TERMINALS: CategoryPath = ['Connectors', 'Terminal Blocks', 'Spring']
export const PLUGGABLE_TERMINALS: CategoryPath = ['Connectors', 'Terminal Blocks', 'Pluggable']

/** The catalogue sorts flat-cable connectors by pitch. */
export function flatCableCategory(pitch: number): CategoryPath {
  return ['Connectors', 'FFC/FPC', pitch === 1 ? '1.0 mm' : pitch === 0.3 ? '0.3 mm' : '0.5 mm']
}
