import type { Family } from '#demo/catalogue/family.ts'
import { nationalCircuitFamily } from './national-circuits.ts'
import { burrBrownFamily, nationalOpAmpFamily, tiComparatorFamily, tiOpAmpFamily } from './ti-amplifiers.ts'
import { tiAnalogFamily, tiInterfaceFamily, tiPowerFamily } from './ti-circuits.ts'
import { nationalConverterFamily, tiConverterFamily } from './ti-converters.ts'
import { tiReferenceFamily, tiSupervisorFamily } from './ti-references.ts'
import { nationalRegulatorFamily, tiClassicRegulatorFamily, tiRegulatorFamily } from './ti-regulators.ts'

export const texasInstruments: Family[] = [
  tiOpAmpFamily,
  nationalOpAmpFamily,
  burrBrownFamily,
  tiComparatorFamily,
  tiRegulatorFamily,
  tiClassicRegulatorFamily,
  nationalRegulatorFamily,
  tiConverterFamily,
  nationalConverterFamily,
  tiAnalogFamily,
  tiPowerFamily,
  tiInterfaceFamily,
  tiReferenceFamily,
  tiSupervisorFamily,
  nationalCircuitFamily,
]
