import type { Family } from '#demo/catalogue/family.ts'
import { nisshinboAmplifierFamily, sgMicroAmplifierFamily, threePeakAmplifierFamily } from './asian-amplifiers.ts'
import { nxpCircuitFamily } from './nxp-circuits.ts'
import { diodesAmplifierFamily, onsemiAmplifierFamily } from './onsemi-diodes-amplifiers.ts'
import { diodesCircuitFamily, maxLinearFamily, onsemiCircuitFamily } from './onsemi-diodes-circuits.ts'
import {
  infineonCircuitFamily,
  mpsFamily,
  powerIntegrationsFamily,
  renesasFamily,
  rohmCircuitFamily,
  silergyFamily,
  toshibaCircuitFamily,
} from './power-makers.ts'
import {
  akmFamily,
  audioMakersFamily,
  nuvotonFamily,
  nxpProcessorFamily,
  puyaFamily,
  raspberryPiFamily,
  realtekFamily,
  trinamicFamily,
} from './processor-makers.ts'
import {
  microchipModuleFamily,
  nordicShortRangeFamily,
  qorvoFamily,
  quectelFamily,
  rfMakersFamily,
  semtechFamily,
  simComFamily,
  uBloxFamily,
} from './radio-makers.ts'
import {
  allegroFamily,
  amsFamily,
  boschFamily,
  honeywellFamily,
  invenSenseFamily,
  melexisFamily,
  sensirionFamily,
} from './sensor-makers.ts'
import { stAmplifierFamily } from './st-amplifiers.ts'
import { stCircuitFamily } from './st-circuits.ts'
import { ftdiFamily, siliconLabsFamily, wchFamily } from './usb-and-silabs.ts'

export const circuits: Family[] = [
  nxpCircuitFamily,
  onsemiCircuitFamily,
  diodesCircuitFamily,
  maxLinearFamily,
  mpsFamily,
  powerIntegrationsFamily,
  silergyFamily,
  renesasFamily,
  rohmCircuitFamily,
  toshibaCircuitFamily,
  infineonCircuitFamily,
  raspberryPiFamily,
  nxpProcessorFamily,
  nuvotonFamily,
  puyaFamily,
  audioMakersFamily,
  akmFamily,
  realtekFamily,
  trinamicFamily,
  semtechFamily,
  nordicShortRangeFamily,
  uBloxFamily,
  quectelFamily,
  simComFamily,
  microchipModuleFamily,
  rfMakersFamily,
  qorvoFamily,
  stAmplifierFamily,
  onsemiAmplifierFamily,
  diodesAmplifierFamily,
  nisshinboAmplifierFamily,
  sgMicroAmplifierFamily,
  threePeakAmplifierFamily,
  boschFamily,
  sensirionFamily,
  invenSenseFamily,
  allegroFamily,
  melexisFamily,
  amsFamily,
  honeywellFamily,
  stCircuitFamily,
  ftdiFamily,
  wchFamily,
  siliconLabsFamily,
]
