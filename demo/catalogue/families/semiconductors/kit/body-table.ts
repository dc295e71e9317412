type Row = readonly [
  drawing: string,
  mounting: 'smd' | 'tht',
  coded: boolean,
  reel: number,
  tube: number,
  price: number,
]

/** Packages whose name says nothing about their drawing or pack size. */
export const bodyRows: Readonly<Record<string, Row>> = {
  'SOT-23-3': ['sot-23-3', 'smd', true, 3000, 100, 1],
  'SOT-23-5': ['sot-23-5', 'smd', true, 3000, 100, 1],
  'SOT-23-6': ['sot-23-6', 'smd', true, 3000, 100, 1],
  'SOT-23-8': ['sot-23-8', 'smd', true, 3000, 100, 1.05],
  'SOT-323': ['sot-323', 'smd', true, 3000, 100, 1.02],
  'SOT-353': ['sot-353', 'smd', true, 3000, 100, 1.02],
  'SOT-363': ['sot-363', 'smd', true, 3000, 100, 1.04],
  'SOT-416': ['sot-323', 'smd', true, 3000, 100, 1.06],
  'SOT-723': ['sot-323', 'smd', true, 8000, 100, 1.08],
  'SOT-883': ['dfn-3', 'smd', true, 10000, 100, 1.08],
  'SOT-553': ['sot-553', 'smd', true, 4000, 100, 1.05],
  'SOT-563': ['sot-563', 'smd', true, 4000, 100, 1.05],
  'SOT-583': ['dfn-8', 'smd', true, 4000, 100, 1.02],
  'SOT-143': ['sot-143', 'smd', true, 3000, 100, 1.05],
  'SOT-343': ['sot-343', 'smd', true, 3000, 100, 1.05],
  'SOT-223-3': ['sot-223', 'smd', false, 2500, 80, 1.15],
  'SOT-223-5': ['sot-223-5', 'smd', false, 2500, 80, 1.2],
  'SOT-89-3': ['sot-89', 'smd', true, 1000, 100, 1.05],
  'SOT-89-5': ['sot-89-5', 'smd', true, 1000, 100, 1.08],
  'TO-252': ['to-252', 'smd', false, 2500, 75, 1.15],
  'TO-252-5': ['to-252-5', 'smd', false, 2500, 75, 1.2],
  'TO-263': ['to-263', 'smd', false, 800, 50, 1.3],
  'TO-263-5': ['to-263-5', 'smd', false, 800, 45, 1.35],
  'TO-263-7': ['to-263-7', 'smd', false, 800, 45, 1.4],
  'TO-220-3': ['to-220-3', 'tht', false, 800, 50, 1.25],
  'TO-220-5': ['to-220-5', 'tht', false, 800, 50, 1.3],
  'TO-220-7': ['to-220-7', 'tht', false, 800, 50, 1.35],
  'TO-220-11': ['to-220-11', 'tht', false, 500, 20, 1.5],
  'Multiwatt-11': ['to-220-11', 'tht', false, 500, 25, 1.5],
  'Multiwatt-15': ['to-220-15', 'tht', false, 500, 25, 1.55],
  'HZIP-25': ['to-220-25', 'tht', false, 500, 14, 1.6],
  'TO-220F-3': ['to-220f-3', 'tht', false, 800, 50, 1.3],
  'TO-247-3': ['to-247-3', 'tht', false, 450, 30, 1.6],
  'TO-247-4': ['to-247-4', 'tht', false, 450, 30, 1.7],
  'TO-251': ['to-251', 'tht', false, 2500, 75, 1.1],
  'TO-39-4': ['to-39-4', 'tht', false, 500, 50, 1.2],
  'TO-92-3': ['to-92', 'tht', false, 2000, 1000, 1.05],
  TOLL: ['pdfn-8', 'smd', false, 2000, 50, 1.5],
  SMA: ['sma', 'smd', false, 5000, 100, 1],
  SMB: ['smb', 'smd', false, 3000, 100, 1.15],
  SMC: ['smc', 'smd', false, 3000, 100, 1.4],
  'SOD-123': ['sod-123', 'smd', true, 3000, 100, 1],
  'SOD-123F': ['sod-123', 'smd', true, 3000, 100, 1],
  'SOD-128': ['sod-123', 'smd', true, 3000, 100, 1.1],
  'SOD-323': ['sod-323', 'smd', true, 3000, 100, 1],
  'SOD-323F': ['sod-323', 'smd', true, 3000, 100, 1.02],
  'SOD-523': ['sod-523', 'smd', true, 3000, 100, 1.05],
  'SOD-882': ['sod-523', 'smd', true, 10000, 100, 1.1],
  'SOD-962': ['sod-523', 'smd', true, 10000, 100, 1.15],
  MiniMELF: ['minimelf', 'smd', true, 2500, 100, 1],
  'DO-35': ['do-35', 'tht', false, 10000, 1000, 0.9],
  'DO-41': ['do-41', 'tht', false, 5000, 1000, 1],
  'DO-15': ['do-41', 'tht', false, 4000, 1000, 1.1],
  'DO-201AD': ['do-41', 'tht', false, 1400, 500, 1.5],
  'PDFN-8 5×6': ['pdfn-8', 'smd', false, 5000, 100, 1.1],
  'PDFN-8 3.3×3.3': ['pdfn-8', 'smd', false, 5000, 100, 1],
  'HSOP-8': ['soic-8', 'smd', false, 2500, 75, 1.08],
  'SOIC-8W': ['soic-8', 'smd', false, 2000, 90, 1.03],
  'HVSSOP-8': ['msop-8', 'smd', false, 2500, 80, 1.05],
  'HVSSOP-10': ['msop-10', 'smd', false, 2500, 80, 1.05],
  'VSSOP-8': ['msop-8', 'smd', true, 3000, 100, 1],
  'PLCC-32': ['lqfp-32', 'smd', false, 750, 32, 1.2],
  'PLCC-44': ['lqfp-44', 'smd', false, 500, 26, 1.2],
  'DIP-40': ['dip-40', 'tht', false, 500, 10, 1.5],
  'MBS-4': ['soic-4', 'smd', false, 3000, 100, 1],
  'ABS-4': ['soic-4', 'smd', false, 5000, 100, 1],
  'DFM-4': ['dip-4', 'tht', false, 1000, 50, 1.1],
  'GBU-4': ['gbu-4', 'tht', false, 500, 20, 1.4],
  Module: ['module-wifi', 'smd', false, 650, 50, 1],
}

interface PinRule {
  drawing: string
  mounting: 'smd' | 'tht'
  /** Whether the wide body has a drawing of its own. */
  wide: boolean
  codedUpTo: number
  reel: (pins: number) => number
  tube: (pins: number) => number
  price: number
}

const perTube = (length: number) => (pins: number) => Math.max(10, Math.round(length / (pins / 2 + 1)))
const always = (count: number) => () => count

/** Packages whose name ends with the pin count. */
export const pinRules: Readonly<Record<string, PinRule>> = {
  SOIC: rule('soic', always(2500), perTube(380), 1, { wide: true }),
  SSOP: rule('ssop', always(2000), perTube(700), 1.02),
  TSSOP: rule('tssop', always(2500), perTube(750), 1),
  // Wide and flat: memories. The leads of type II are along the long sides.
  TSOP: rule('tsop', always(1000), perTube(750), 1.04),
  TVSOP: rule('tssop', always(2000), perTube(750), 1),
  // 5.3 mm wide, between SOIC and its wide form.
  SOP: rule('soic', always(2000), perTube(380), 1, { wide: true }),
  HTSSOP: rule('tssop', always(2000), perTube(750), 1.08),
  MSOP: rule('msop', always(2500), always(80), 1.02),
  QSOP: rule('ssop', always(2500), perTube(900), 1.02),
  DIP: rule('dip', always(1000), perTube(230), 1.3, { mounting: 'tht' }),
  QFN: rule('qfn', (pins) => (pins <= 32 ? 3000 : 2500), always(60), 1.02, { codedUpTo: 12 }),
  DFN: rule('dfn', always(3000), always(100), 1, { codedUpTo: 12 }),
  LQFP: rule('lqfp', (pins) => (pins <= 64 ? 1500 : 1000), always(90), 1.06),
  TQFP: rule('lqfp', (pins) => (pins <= 64 ? 1500 : 1000), always(90), 1.06),
  BGA: rule('bga', (pins) => (pins <= 100 ? 2500 : 1000), always(90), 1.15),
  WLCSP: rule('wlcsp', always(3000), always(100), 1, { codedUpTo: 16 }),
  LGA: rule('lga', always(2500), always(100), 1.02, { codedUpTo: 16 }),
}

function rule(
  drawing: string,
  reel: PinRule['reel'],
  tube: PinRule['tube'],
  price: number,
  special: Partial<PinRule> = {},
): PinRule {
  return { drawing, mounting: 'smd', wide: false, codedUpTo: 0, reel, tube, price, ...special }
}
