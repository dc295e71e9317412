import type { MatchReason } from '../bom-matching.contract.ts'

/** A row of a BOM, the part of the demo catalogue it means, and how that should be found. */
type Labelled = readonly [line: { model?: string; [cell: string]: unknown }, meant: string | null, reason: MatchReason]

const NUMBERS = ['LM358DR', 'RC0603FR-0710KL', 'GRM188R71H104KA93D', 'STM32F103C8T6', 'ATMEGA328P-AU', 'MMBT3904LT1G']
const SIGNS: readonly string[] = [
  '24LC256-I/SN',
  'B4B-XH-A(LF)(SN)',
  'LTV-817S',
  'nRF52840-QIAA-R7',
  'MCP1700T-3302E/TT',
  'BAT54S,215',
]

const exact: Labelled[] = [
  ...[...NUMBERS, ...SIGNS].map((model): Labelled => [{ model }, model, 'exact']),
  ...[...NUMBERS, ...SIGNS].map((model): Labelled => [{ model: ` ${model.toLowerCase()} ` }, model, 'exact']),
  [{ model: 'LM358DR', brandName: 'TI' }, 'LM358DR', 'exact'],
  [{ model: 'LM358DR', brandName: 'Texas Instruments Inc.' }, 'LM358DR', 'exact'],
  [{ model: 'MAX3232CPE+', brandName: 'Maxim Integrated' }, 'MAX3232CPE+', 'exact'],
  [{ model: 'GRM188R71H104KA93D', brandName: 'muRata(村田)' }, 'GRM188R71H104KA93D', 'exact'],
  [{ model: 'LM358DR', brandName: 'N/A' }, 'LM358DR', 'exact'],
  [{ model: 'RC0603FR-0710KL', package: 'R_0603_1608Metric', description: 'RES 10K 1%' }, 'RC0603FR-0710KL', 'exact'],
  [{ model: '1.5SMC68CA' }, '1.5SMC68CA', 'exact'],
]

const punctuation: Labelled[] = [
  ...SIGNS.map((model): Labelled => [{ model: model.replace(/[-_ /,()#+]/g, '') }, model, 'punctuation']),
  ...SIGNS.map((model): Labelled => [{ model: model.replace(/[-_ /,()#+]/g, ' ') }, model, 'punctuation']),
  [{ model: 'LM-358-DR' }, 'LM358DR', 'punctuation'],
  [{ model: 'LM358\u200bDR' }, 'LM358DR', 'punctuation'],
  [{ model: 'ＬＭ３５８ＤＲ' }, 'LM358DR', 'punctuation'],
  [{ model: 'RC0603FR 0710KL', brandName: 'YAGEO' }, 'RC0603FR-0710KL', 'punctuation'],
  [{ model: 'RC0603FR_07_10KL' }, 'RC0603FR-0710KL', 'punctuation'],
  [{ model: 'ESP32S3WROOM1N8R8' }, 'ESP32-S3-WROOM-1-N8R8', 'punctuation'],
]

const packaging: Labelled[] = [
  [{ description: 'LM358D' }, 'LM358DR', 'packaging'],
  [{ model: '595-LM358D', sku: '595-LM358D' }, 'LM358DR', 'packaging'],
  [{ model: 'LM358D' }, 'LM358DR', 'packaging'],
  [{ model: 'TL072CD' }, 'TL072CDR', 'packaging'],
  [{ model: 'TPS54331D' }, 'TPS54331DR', 'packaging'],
  [{ model: 'STM32F103C8T6TR' }, 'STM32F103C8T6', 'packaging'],
  [{ model: 'STM32C031C6T6TR', brandName: 'ST' }, 'STM32C031C6T6', 'packaging'],
  [{ model: 'GRM188R71H104KA93' }, 'GRM188R71H104KA93D', 'packaging'],
  [{ model: 'CL10B104KB8NNN' }, 'CL10B104KB8NNNC', 'packaging'],
  [{ model: 'B4B-XH-A' }, 'B4B-XH-A(LF)(SN)', 'packaging'],
  [{ model: 'IRLML6344' }, 'IRLML6344TRPBF', 'packaging'],
  [{ model: 'IRLML6344TR' }, 'IRLML6344TRPBF', 'packaging'],
  [{ model: 'nRF52840-QIAA' }, 'nRF52840-QIAA-R7', 'packaging'],
  [{ model: 'BAT54S' }, 'BAT54S,215', 'packaging'],
  [{ model: 'MAX3232CPE#PBF' }, 'MAX3232CPE+', 'packaging'],
]

const alternate: Labelled[] = [
  [{ model: 'NOSUCH123', alternatives: ['TL072CDR'] }, 'TL072CDR', 'alternate'],
  [
    { model: 'NOSUCH123', alternatives: ['NOSUCH456', 'LM358D'], alternativeBrands: ['', 'TI'] },
    'LM358DR',
    'alternate',
  ],
]

const longer: Labelled[] = [
  [{ model: 'STM32F103C8' }, 'STM32F103C8T6', 'longer'],
  [{ model: 'RC0603FR-0710K' }, 'RC0603FR-0710KL', 'longer'],
  [{ model: 'ATMEGA328P', package: 'TQFP-32_7x7mm_P0.8mm' }, 'ATMEGA328P-AU', 'longer'],
  [{ model: 'ATMEGA328P', package: 'DIP-28_W7.62mm' }, 'ATMEGA328P-PU', 'longer'],
  [{ model: 'ESP32-WROOM-32E' }, 'ESP32-WROOM-32E-N4', 'longer'],
  [{ model: 'nRF52840' }, 'nRF52840-QIAA-R7', 'longer'],
  [{ model: 'TPS54331' }, 'TPS54331DR', 'longer'],
  [{ model: '1N4148', package: 'D_SOD-123' }, '1N4148W-7-F', 'longer'],
  [{ ref: 'U7', description: 'TPS54331, step-down converter' }, 'TPS54331DR', 'longer'],
  [{ model: 'MMBT3904', brandName: 'onsemi' }, 'MMBT3904LT1G', 'longer'],
  [{ model: 'MMBT3904', brandName: 'Diodes Inc' }, 'MMBT3904-7-F', 'longer'],
  [{ model: 'ATMEGA328P-AUR' }, 'ATMEGA328P-AU', 'longer'],
  [{ model: 'TL072CDRG4X' }, 'TL072CDR', 'longer'],
]

const inside: Labelled[] = [
  [{ model: 'Murata GRM188R71H104KA93D 0603' }, 'GRM188R71H104KA93D', 'inside'],
  [{ model: 'LM358DR (SOIC-8)' }, 'LM358DR', 'inside'],
  [{ model: 'IC LM358DR' }, 'LM358DR', 'inside'],
  [{ model: '595-LM358DR' }, 'LM358DR', 'inside'],
  [{ model: 'ATMEGA328P-AU-ND' }, 'ATMEGA328P-AU', 'inside'],
  [{ model: '', description: 'CAP CER 0.1UF 50V X7R 0603 GRM188R71H104KA93D' }, 'GRM188R71H104KA93D', 'inside'],
  [{ model: 'INTERNAL-0042', description: 'op amp LM358DR' }, 'LM358DR', 'inside'],
]

const typing: Labelled[] = [
  [{ model: 'RC0603FR-071OKL' }, 'RC0603FR-0710KL', 'typing'],
  [{ model: 'RC0603FR-0710LK' }, 'RC0603FR-0710KL', 'typing'],
  [{ model: 'RC06O3FR-0710KL' }, 'RC0603FR-0710KL', 'typing'],
  [{ model: 'GMR188R71H104KA93D' }, 'GRM188R71H104KA93D', 'typing'],
  [{ model: 'GRM188R71H104KA39D' }, 'GRM188R71H104KA93D', 'typing'],
  [{ model: 'STM32F103C8T8' }, 'STM32F103C8T6', 'typing'],
  [{ model: 'STM32F1O3C8T6' }, 'STM32F103C8T6', 'typing'],
  [{ model: 'STM3F103C8T6' }, 'STM32F103C8T6', 'typing'],
  [{ model: 'ATMEGA382P-AU' }, 'ATMEGA328P-AU', 'typing'],
  [{ model: 'ATMEG328P-AU' }, 'ATMEGA328P-AU', 'typing'],
  [{ model: 'TPS54313DR' }, 'TPS54331DR', 'typing'],
  [{ model: 'IRLML6344TRBPF' }, 'IRLML6344TRPBF', 'typing'],
  [{ model: 'MCP1700T-3320E/TT' }, 'MCP1700T-3302E/TT', 'typing'],
  [{ model: 'ESP32-S3-WROM-1-N8R8' }, 'ESP32-S3-WROOM-1-N8R8', 'typing'],
  [{ model: '2N7OO2', package: 'SOT-23' }, '2N7002,215', 'typing'],
  [{ model: 'RCO6O3FR-O71OKL' }, 'RC0603FR-0710KL', 'typing'],
]

const value: Labelled[] = [
  [{ description: '10k 1% 0603' }, 'RC0603FR-0710KL', 'value'],
  [{ ref: 'R_SCL', model: '10k', description: '1%', package: '0603' }, 'RC0603FR-0710KL', 'value'],
  [{ model: '10k', description: 'RES 1%', package: 'Resistor_SMD:R_0603_1608Metric' }, 'RC0603FR-0710KL', 'value'],
  [{ description: 'RES SMD 10K OHM 1% 1/10W 0603' }, 'RC0603FR-0710KL', 'value'],
  [{ model: '10K', package: '0603', description: '1%', brandName: 'Yageo' }, 'RC0603FR-0710KL', 'value'],
  [{ description: 'CAP CER 0.1UF 50V X7R 0603' }, 'CL10B104KB8NNNC', 'value'],
  [
    { model: '100nF', description: '50V X7R', package: 'C_0603_1608Metric', brandName: 'Murata' },
    'GRM188R71H104KA93D',
    'value',
  ],
  [{ model: '0.1uF', description: 'X7R 50V', package: '0603', brandName: 'KEMET' }, 'C0603C104K5RACTU', 'value'],
  [{ description: 'CAP CER 0.1UF 50V X7R 0603 XYZ188R71H104KA93D' }, 'CL10B104KB8NNNC', 'value'],
  [{ description: '100nF/50V(X7R)', package: '603' }, 'CL10B104KB8NNNC', 'value'],
  [{ ref: 'Y1', model: '16MHz', package: 'Crystal_SMD_3225-4Pin_3.2x2.5mm' }, 'ABM8-16.000MHZ-7-1-U-T', 'value'],
  [{ description: 'NTC 10k 1% 0603' }, 'NTCS0603E3103FLT', 'value'],
  [{ description: 'DIODE SCHOTTKY 40V 1A SOD123' }, 'PMEG4010CEGWJ', 'value'],
  [{ description: 'IC REG LINEAR 3.3V 1A SOT223' }, 'AMS1117-3.3', 'value'],
]

const none: Labelled[] = [
  'FOOBAR1234567',
  'XYZ',
  '',
  'DNP',
  'N/A',
  '10k',
  'ZZTOP-99887766',
  "'; drop table goods; --",
  '💡💡💡💡💡💡',
  '%%%%%%',
].map((model) => [{ model }, null, 'none'])

/** Descriptions without a match in the catalogue: similar parts must not be offered. */
const contradicted: Labelled[] = [
  '10k 0.0001% 0603',
  '100nF 5000V 0402',
  '10k 0603 16MHz',
  '24M 9pF crystal 3225',
  '5V test point power',
  'op amp SOIC-8',
  'screw M3',
  '0603',
].map((description) => [{ description }, null, 'none'])

export const labelledRows = {
  exact,
  punctuation,
  packaging,
  alternate,
  longer,
  inside,
  typing,
  value,
  none,
  contradicted,
}
