import type { Family } from '../../family.ts'
import { analogDevices } from './analog-devices/analog-device-families.ts'
import { circuits } from './circuits/circuit-families.ts'
import { discretes } from './discretes/discrete-families.ts'
import { logic } from './logic/logic-families.ts'
import { memory } from './memory/memory-families.ts'
import { microchipAnalog } from './microchip/microchip-families.ts'
import { microcontrollers } from './microcontrollers/microcontroller-families.ts'
import { regulators } from './regulators/regulator-families.ts'
import { texasInstruments } from './texas-instruments/texas-instruments.ts'

/**
 * Every semiconductor family. A number that several makers write alike is read by the first of them, so the houses
 * that such numbers come from stand before those that copy them.
 */
export const semiconductors: Family[] = [
  ...texasInstruments,
  ...analogDevices,
  ...microchipAnalog,
  ...microcontrollers,
  ...memory,
  ...logic,
  ...regulators,
  ...discretes,
  ...circuits,
]
