import type { Family } from '#demo/catalogue/family.ts'
import { avrFamily } from './avr.ts'
import {
  alteraCpldFamily,
  alteraFamily,
  efinixFamily,
  gowinFamily,
  iceFamily,
  latticeFamily,
  machFamily,
  xilinxFamily,
} from './fpga.ts'
import { msp430Family } from './msp430.ts'
import { kinetisFamily, lpcFamily } from './nxp-mcu.ts'
import { picFamily, picWideFamily } from './pic.ts'
import { samFamily } from './sam.ts'
import { stm8Family } from './stm8.ts'
import { stm32Family } from './stm32.ts'
import { arteryMcuFamily, gigaDeviceMcuFamily } from './stm32-alternatives.ts'
import { espressifFamily, nordicFamily } from './wireless.ts'

export const microcontrollers: Family[] = [
  stm32Family,
  stm8Family,
  gigaDeviceMcuFamily,
  arteryMcuFamily,
  picFamily,
  picWideFamily,
  avrFamily,
  samFamily,
  lpcFamily,
  kinetisFamily,
  msp430Family,
  nordicFamily,
  espressifFamily,
  iceFamily,
  latticeFamily,
  machFamily,
  xilinxFamily,
  alteraFamily,
  alteraCpldFamily,
  gowinFamily,
  efinixFamily,
]
