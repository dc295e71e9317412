import type { Family } from '#demo/catalogue/family.ts'
import { atmelEepromFamily, microchipEepromFamily } from './microchip-eeprom.ts'
import { catalystEepromFamily, rohmEepromFamily, stEepromFamily } from './other-eeprom.ts'
import {
  adestoFlashFamily,
  cypressFlashFamily,
  gigaDeviceFlashFamily,
  issiFlashFamily,
  micronFlashFamily,
} from './other-flash.ts'
import {
  allianceRamFamily,
  gigaDeviceNandFamily,
  infineonRamFamily,
  issiRamFamily,
  kioxiaFamily,
  macronixNandFamily,
  microchipRamFamily,
  micronRamFamily,
  renesasRamFamily,
  winbondRamFamily,
} from './volatile.ts'
import { macronixFlashFamily, winbondFlashFamily } from './winbond-macronix-flash.ts'

export const memory: Family[] = [
  winbondFlashFamily,
  macronixFlashFamily,
  gigaDeviceFlashFamily,
  issiFlashFamily,
  adestoFlashFamily,
  cypressFlashFamily,
  micronFlashFamily,
  microchipEepromFamily,
  atmelEepromFamily,
  stEepromFamily,
  catalystEepromFamily,
  rohmEepromFamily,
  issiRamFamily,
  micronRamFamily,
  allianceRamFamily,
  winbondRamFamily,
  renesasRamFamily,
  infineonRamFamily,
  microchipRamFamily,
  gigaDeviceNandFamily,
  macronixNandFamily,
  kioxiaFamily,
]
