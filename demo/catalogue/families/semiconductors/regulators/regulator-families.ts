import type { Family } from '#demo/catalogue/family.ts'
import {
  amsFamily,
  cjAms1117Family,
  lrcAms1117Family,
  mccAms1117Family,
  panjitAms1117Family,
  taiwanAms1117Family,
} from './ams1117.ts'
import {
  ablicFamily,
  holtekFamily,
  nisshinboFamily,
  richtekFamily,
  rohmRegulatorFamily,
  sgMicroRegulatorFamily,
  torexFamily,
} from './asian-regulators.ts'
import { diodesRegulatorFamily } from './diodes-regulators.ts'
import { onsemiRegulatorFamily } from './onsemi-regulators.ts'
import { nationalResetFamily, onsemiResetFamily, rohmResetFamily, stResetFamily } from './reset-circuits.ts'
import { stRegulatorFamily } from './st-regulators.ts'

export const regulators: Family[] = [
  stRegulatorFamily,
  onsemiRegulatorFamily,
  diodesRegulatorFamily,
  torexFamily,
  ablicFamily,
  richtekFamily,
  holtekFamily,
  sgMicroRegulatorFamily,
  nisshinboFamily,
  rohmRegulatorFamily,
  amsFamily,
  cjAms1117Family,
  lrcAms1117Family,
  taiwanAms1117Family,
  mccAms1117Family,
  panjitAms1117Family,
  onsemiResetFamily,
  stResetFamily,
  rohmResetFamily,
  nationalResetFamily,
]
