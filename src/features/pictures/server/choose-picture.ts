import { drawPart } from './draw-part.ts'

/** Package families that look alike, by the family that is drawn. */
const FAMILIES: ReadonlyArray<[drawn: string, names: RegExp]> = [
  ['soic', /^(so|sop|soic|soicn)$/],
  ['msop', /^(vssop|usop|umax)$/],
  ['tssop', /^(htssop|hssop)$/],
  ['lqfp', /^([tvhm]?qfp)$/],
  ['qfn', /^([vwuhx]|hv|hw)qfn$/],
  ['dfn', /^([vwux]?son|[uwvtx]dfn)$/],
  ['bga', /^([ftulvcp]|tf|uf|lf|vf|fc|nf)bga$/],
  ['wlcsp', /^(csp|dsbga|wlb|wcsp)$/],
  ['dip', /^(pdip|cdip)$/],
]

const SAME: Readonly<Record<string, string>> = {
  'sot-23': 'sot-23-3',
  'to-236ab': 'sot-23-3',
  'sc-59': 'sot-23-3',
  'tsot-23-5': 'sot-23-5',
  'tsot-23-6': 'sot-23-6',
  'sc-70-3': 'sot-323',
  'sc-70-5': 'sot-353',
  'sc-70-6': 'sot-363',
  dpak: 'to-252',
  'to-252-3': 'to-252',
  d2pak: 'to-263',
  'to-263-3': 'to-263',
  'to-220': 'to-220-3',
  'to-220ab': 'to-220-3',
  'to-247': 'to-247-3',
  'to-220f': 'to-220f-3',
  'to-220fp': 'to-220f-3',
  'sc-61': 'sot-143',
  gbu: 'gbu-4',
  ipak: 'to-251',
  'to-92-3': 'to-92',
  'do-214ac': 'sma',
  'do-214aa': 'smb',
  'do-214ab': 'smc',
  'sod-80': 'minimelf',
}

/** Parts that come in chip sizes, by a word of their category. */
const CHIPS: ReadonlyArray<[word: RegExp, drawn: string]> = [
  [/thermistor/i, 'thermistor-chip'],
  [/current sense|shunt/i, 'current-sense'],
  [/resistor/i, 'chip-resistor'],
  [/tantalum|alumin|electrolytic|film/i, ''],
  [/capacitor|mlcc/i, 'mlcc'],
  [/ferrite|bead/i, 'ferrite'],
  [/inductor/i, 'inductor-chip'],
]

/** The drawing for a part without a photograph, or undefined when its package cannot be drawn truthfully. */
export const chooseDrawing = (packageName: string, categoryName: string): string | undefined =>
  drawingCodes(packageName, categoryName).find((candidate) => drawPart(candidate, '') !== undefined)

export const pictureAddress = (drawing: string, marking: string): string =>
  `/pictures/${drawing}/${encodeURIComponent(marking || '-')}.svg`

function drawingCodes(packageName: string, categoryName: string): string[] {
  const name = packageName
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const [, chipSize] = /^(0[0-9]{3,4}|1[0-9]{3}|2[0-9]{3})(?:-|$)/.exec(name) ?? []
  if (chipSize) {
    const drawn = CHIPS.find(([word]) => word.test(categoryName))?.[1]
    return drawn ? [`${drawn}-${chipSize}`] : []
  }
  const [, family, pins] = /^([a-z]+)-?(\d{1,4})$/.exec(name) ?? []
  if (!family || !pins) return [SAME[name] ?? name]
  const drawn = FAMILIES.find(([, names]) => names.test(family))?.[0] ?? family
  return [SAME[name], SAME[`${family}-${pins}`], `${family}-${pins}`, `${drawn}-${pins}`].filter((c) => c !== undefined)
}
