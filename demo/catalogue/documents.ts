import type { DemoGoods } from './catalogue.ts'

const KICAD = 'https://gitlab.com/kicad/libraries'
const footprint = (file: string) => `${KICAD}/kicad-footprints/-/blob/master/${file}.kicad_mod`
const model3d = (file: string) => `${KICAD}/kicad-packages3D/-/blob/master/${file}.step`

interface Documents {
  documents?: Array<{ kind: string; title: string; url: string; language?: string }>
  'cad footprint'?: string
  '3d model'?: string
  'mating parts'?: string[]
  accessories?: string[]
  'evaluation boards'?: string[]
}

/** Boards that carry the part, and papers of its maker. */
const KNOWN: Readonly<Record<string, Documents>> = {
  STM32F103C8T6: {
    'cad footprint': footprint('Package_QFP.pretty/LQFP-48_7x7mm_P0.5mm'),
    '3d model': model3d('Package_QFP.3dshapes/LQFP-48_7x7mm_P0.5mm'),
  },
  STM32F407VGT6: { 'evaluation boards': ['STMicroelectronics: STM32F4DISCOVERY'] },
  STM32H743VIT6: { 'evaluation boards': ['STMicroelectronics: NUCLEO-H743ZI2'] },
  'ESP32-S3-WROOM-1-N8R8': { 'evaluation boards': ['ESP32-S3-DEVKITC-1-N8R8'] },
  'ESP32-WROOM-32E-N4': { 'evaluation boards': ['ESP32-DEVKITC-32E'] },
  'nRF52840-QIAA-R7': { 'evaluation boards': ['NRF52840-DK'] },
  LM358DR: {
    documents: [
      {
        kind: 'Data sheet',
        title: "Maker's data sheet",
        url: 'https://www.ti.com/lit/ds/symlink/lm358.pdf',
        language: 'en',
      },
    ],
    'cad footprint': footprint('Package_SO.pretty/SOIC-8_3.9x4.9mm_P1.27mm'),
    '3d model': model3d('Package_SO.3dshapes/SOIC-8_3.9x4.9mm_P1.27mm'),
  },
  NE555DR: {
    documents: [
      {
        kind: 'Data sheet',
        title: "Maker's data sheet",
        url: 'https://www.ti.com/lit/ds/symlink/ne555.pdf',
        language: 'en',
      },
    ],
    'cad footprint': footprint('Package_SO.pretty/SOIC-8_3.9x4.9mm_P1.27mm'),
  },
}

/** JST names the housing of a header by its series and its circuits, and one crimp contact for the series. */
const JST: ReadonlyArray<readonly [header: RegExp, housing: string, contact: string]> = [
  [/^[BS](\d+)B-XH-A/, 'XHP-', 'SXH-001T-P0.6'],
  [/^[BS](\d+)B-PH-K-S/, 'PHR-', 'SPH-002T-P0.5S'],
]

/** Papers, CAD files and related parts as far as they are known. */
export function documentsOf({ model, brand }: Pick<DemoGoods, 'model' | 'brand'>): Documents {
  const known = KNOWN[model]
  if (known || !brand.startsWith('JST')) return known ?? {}
  for (const [header, housing, contact] of JST) {
    const circuits = header.exec(model)?.[1]
    if (circuits) return { 'mating parts': [`${brand}: ${housing}${circuits}`], accessories: [`${brand}: ${contact}`] }
  }
  return {}
}
