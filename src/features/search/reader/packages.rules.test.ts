import { expect, test } from 'vitest'
import { readPackages } from './packages.rules.ts'

test.each([
  ['sot23', ['SOT-23']],
  ['SOT-23-5', ['SOT-23-5']],
  ['SO-8', ['SOIC-8', 'SO-8']],
  ['C0603', ['0603']],
  ['1608', ['0603']],
  ['603', ['0603']],
  ['dpak', ['TO-252']],
  ['SC70-5', ['SOT-353']],
  ['SC-70-6', ['SOT-363']],
  ['SOT25', ['SOT-23-5']],
  ['SOT96-1', ['SOIC-8']],
  ['DO214AC', ['SMA']],
  ['TO-220AB', ['TO-220']],
  ['8-SOIC', ['SOIC-8']],
  ['8SOIC', ['SOIC-8']],
  ['48LQFP', ['LQFP-48']],
  ['UFQFPN32', ['QFN-32']],
  ['LFCSP-16', ['QFN-16']],
  ['VSON-10', ['DFN-10']],
  ['2SC', []],
  ['100mm', []],
  ['SC70', ['SOT-323', 'SOT-353', 'SOT-363']],
  ['SOT-23-5L', ['SOT-23-5']],
  ['SO8N', ['SOIC-8', 'SO-8']],
  ['SPDIP-28', ['DIP-28']],
  ['0603in', ['0603']],
  ['MiniMELF', ['MiniMELF', '0204 MELF']],
  ['DO-214AC', ['SMA']],
  ['3.2x2.5mm', ['3225', '1210']],
  ['1234', []],
  ['LM358', []],
])('%s may be listed as %j', (text, names) => {
  expect(readPackages(text)).toEqual(names)
})
