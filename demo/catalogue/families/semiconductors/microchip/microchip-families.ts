import type { Family } from '#demo/catalogue/family.ts'
import { microchipAmplifierFamily, microchipCircuitFamily } from './microchip-analog.ts'
import { micrelRegulatorFamily, microchipRegulatorFamily } from './microchip-regulators.ts'

export const microchipAnalog: Family[] = [
  microchipAmplifierFamily,
  microchipCircuitFamily,
  microchipRegulatorFamily,
  micrelRegulatorFamily,
]
