import type { Family } from '#demo/catalogue/family.ts'
import {
  adiAmplifierFamily,
  adiCircuitFamily,
  linearFamily,
  maximFamily,
  maximReferenceFamily,
  maximSupervisorFamily,
} from './analog-devices.ts'

export const analogDevices: Family[] = [
  adiAmplifierFamily,
  adiCircuitFamily,
  linearFamily,
  maximFamily,
  maximReferenceFamily,
  maximSupervisorFamily,
]
