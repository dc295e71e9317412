import type { ComparedPart, Finding, Outcome } from './compared-part.ts'
import type { PartKind } from './part-kind.rules.ts'

/** Names of one package that makers use side by side. */
const packageNames: ReadonlyArray<readonly string[]> = [
  ['SOIC-8', 'SO-8', 'SO8'],
  ['SOIC-14', 'SO-14'],
  ['SOIC-16', 'SO-16'],
  ['SOT-323', 'SC-70', 'SC-70-3', 'SOT-323-3'],
  ['SOT-353', 'SC-70-5', 'SOT-353-5', 'SC-88A'],
  ['SOT-363', 'SC-70-6', 'SC-88', 'SOT-363-6'],
  ['SOT-23', 'SOT-23-3', 'TO-236', 'TO-236AB'],
  ['SOT-23-5', 'SOT-25', 'TSOT-23-5', 'SC-74A'],
  ['SOT-23-6', 'SOT-26', 'TSOT-23-6', 'SC-74'],
  ['DPAK', 'TO-252', 'TO-252-3', 'TO-252AA'],
  ['D2PAK', 'D²PAK', 'TO-263', 'TO-263-3', 'TO-263AB'],
  ['SMA', 'DO-214AC'],
  ['SMB', 'DO-214AA'],
  ['SMC', 'DO-214AB'],
  ['MSOP-8', 'UMAX-8'],
  ['SOT-223', 'SOT-223-3', 'SOT-223-4'],
  ['DIP-8', 'PDIP-8'],
  ['DIP-14', 'PDIP-14'],
  ['DIP-16', 'PDIP-16'],
]

/** The body of 3 × 3 mm is called VSSOP-8 by some, and so is one of 2.3 × 2 mm. */
const UNSURE = ['MSOP8', 'VSSOP8']

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9²]/g, '')
const canonical = new Map(
  packageNames.flatMap((names) => names.map((name) => [bare(name), bare(names[0] ?? name)] as const)),
)
const packageKey = (name: string) => canonical.get(bare(name)) ?? bare(name)

/** Standard packages in which single transistors and regulators have the same pinout from all makers. */
const STANDARD_TRANSISTOR =
  /^(SOT-?23(-3)?|SOT-?323(-3)?|SC-?70(-3)?|SC-?59|SOT-?(416|523|723|883|89|223)(-\d)?|D2?PAK|TO-?(252|263|220|220FP|247|3P)(-3)?|SO(IC)?-?8|PowerPAK.*|TDSON.*|TSDSON.*|LFPAK.*|PowerDI.*|DFN.*|WDFN.*|TOLL)$/i

const transistors = new Set(['bipolar transistor', 'digital transistor', 'mosfet', 'thyristor'])

/** Leadless packages come in many sizes with the same number of pads: DFN-8 is 2 × 2, 2 × 3 or 3 × 3 mm. */
const SIZE_NOT_TOLD = /^[A-Z]{0,3}(DFN|SON|QFN|MLF|BGA|LGA|CSP)[A-Z]{0,2}-?\d*$/i

/** Crystals of these sizes are made with two pads and with four. */
const PADS_NOT_TOLD = /^(3225|5032|6035|7050|8045)$/

const padsAreKnown = ({ package: size, parameters }: ComparedPart) =>
  !PADS_NOT_TOLD.test(size) || parameters.has('pads')

/** The surest first: 358 of LM358, 78L05, LM75. */
const INDUSTRY_NUMBERS = [/\d{3,}/, /\d{2}[A-Z]{1,3}\d{2}/, /[A-Z]{2,}\d{2}/]

/** The number that names an industry type, and what follows it: 358 and DR of LM358DR, 78L05, 25Q64, 1117 and 33 of TLV1117-33. */
export function readIndustryNumber(model: string): { number: string; rest: string } | undefined {
  const text = model
    .toUpperCase()
    .replace(/,\d{3}$/, '')
    .replace(/Q1$/, '')
  const found = INDUSTRY_NUMBERS.map((pattern) => pattern.exec(text)).find(Boolean)
  if (!found) return undefined
  const rest = text.slice(found.index + found[0].length).replace(/^[-/( ]+/, '')
  // An automotive number has a Q before the package: TPS61040QDRVRQ1.
  return { number: found[0], rest: /Q1$/i.test(model) ? rest.replace(/^Q/, '') : rest }
}

/** The same industry number, followed by the same letter: PCF8574 and PCF8574A have different addresses. */
function shareNumber(one: string, other: string): boolean {
  const [own, its] = [readIndustryNumber(one), readIndustryNumber(other)]
  return own !== undefined && its !== undefined && own.number === its.number
}

function comparePins(kind: PartKind, original: ComparedPart, alternative: ComparedPart): Outcome {
  if (alternative.isNamed) return 'same'
  const isStandard = !transistors.has(kind.name) || STANDARD_TRANSISTOR.test(original.package)
  if (kind.pins === 'package' && isStandard) return 'same'
  if (kind.pins === 'named' || original.group !== alternative.group) return 'unknown'
  return shareNumber(original.goodsModel, alternative.goodsModel) ? 'same' : 'unknown'
}

function comparePackages(kind: PartKind, original: ComparedPart, alternative: ComparedPart): Outcome {
  const [own, its] = [packageKey(original.package), packageKey(alternative.package)]
  if (own !== its) return UNSURE.includes(own) && UNSURE.includes(its) ? 'unknown' : 'worse'
  const isSamePart = original.brandId === alternative.brandId && original.stem === alternative.stem
  if (isSamePart || alternative.isNamed) return 'same'
  const isTold = kind.name !== 'crystal' || (padsAreKnown(original) && padsAreKnown(alternative))
  return isTold && !SIZE_NOT_TOLD.test(original.package) ? 'same' : 'unknown'
}

/** Whether the alternative fits the same board and, if it runs firmware, can run the same. */
export function compareFit(kind: PartKind, original: ComparedPart, alternative: ComparedPart): Finding[] {
  const isOfMaker = kind.pins === 'maker'
  const sameDevice = original.group === alternative.group && original.brandId === alternative.brandId
  return [
    {
      code: 'package',
      name: 'Package',
      outcome: comparePackages(kind, original, alternative),
      original: original.package,
      alternative: alternative.package,
    },
    {
      code: 'pins',
      name: isOfMaker ? 'Pins and firmware' : 'Pin assignment',
      outcome: isOfMaker ? (sameDevice ? 'same' : 'unknown') : comparePins(kind, original, alternative),
      original: '',
      alternative: '',
    },
  ]
}
