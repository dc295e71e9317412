import type { Family } from '#demo/catalogue/family.ts'
import { nexperiaCmosFamily, onsemiCmosFamily, stCmosFamily, tiCmosFamily } from './cmos-4000.ts'
import { nexperiaLogicFamily } from './nexperia-logic.ts'
import { onsemiLogicFamily, tinyLogicFamily } from './onsemi-logic.ts'
import { diodesLogicFamily, stLogicFamily, toshibaLogicFamily } from './other-logic.ts'
import { tiHarrisLogicFamily, tiLogicFamily } from './ti-logic.ts'

export const logic: Family[] = [
  tiLogicFamily,
  tiHarrisLogicFamily,
  nexperiaLogicFamily,
  onsemiLogicFamily,
  tinyLogicFamily,
  diodesLogicFamily,
  stLogicFamily,
  toshibaLogicFamily,
  tiCmosFamily,
  nexperiaCmosFamily,
  onsemiCmosFamily,
  stCmosFamily,
]
