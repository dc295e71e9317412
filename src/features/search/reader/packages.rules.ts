/** What packages are called, in any spelling. */

/** Chips in hundredths of an inch, quartzes in tenths of a millimetre. */
const CHIP_SIZES = new Set(
  '01005 0201 0402 0603 0805 1206 1210 1806 1808 1812 2010 2220 2225 2512 1612 2016 2520 3215 3225 5032 6035 7050'.split(
    ' ',
  ),
)
const PLAIN_PACKAGES = new Set(['SMA', 'SMB', 'SMC', 'MINIMELF', 'MELF', 'DPAK', 'D2PAK', 'LL-34'])

/** What makers call the same outline. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['SO', 'SOIC'],
  ['SOP', 'SOIC'],
  ['PDIP', 'DIP'],
  ['DIL', 'DIP'],
  ['SPDIP', 'DIP'],
  ['VQFN', 'QFN'],
  ['WQFN', 'QFN'],
  ['WSON', 'DFN'],
])
const SAME_OUTLINE: ReadonlyMap<string, string> = new Map([
  ['DPAK', 'TO-252'],
  ['D2PAK', 'TO-263'],
  ['MINIMELF', 'MiniMELF'],
  ['SC-70', 'SOT-323'],
  ['SC-70-3', 'SOT-323'],
  ['SC-70-5', 'SOT-353'],
  ['SC-70-6', 'SOT-363'],
])
const OUTLINE =
  /^(SOT|SOIC|SOP|SO|SC|TSSOP|TSOP|HTSSOP|VSSOP|MSOP|SSOP|HSOP|[VW]?QFN|W?SON|PDFN|DFN|[LT]QFP|BGA|WLCSP|S?P?DIP|DIL|TO|DO|SOD|PLCC)-?(\d{1,3}[A-Z]{0,2})(?:-(\d{1,3}))?$/i

/** The usual name of a package, if this is one: `sot23-5` is SOT-23-5, `SO8` is SOIC-8, `0603` itself. */
function readPackage(text: string): string | undefined {
  const upper = text.toUpperCase()
  const chip = /^[RCL]?(\d{4,5})$/.exec(upper)?.[1]
  if (chip && CHIP_SIZES.has(chip)) return chip
  if (PLAIN_PACKAGES.has(upper)) return SAME_OUTLINE.get(upper) ?? upper
  const [, letters, number, pins] = OUTLINE.exec(upper) ?? []
  if (!letters || !number) return undefined
  const name = [OTHER_NAMES.get(letters) ?? letters, number, ...(pins ? [pins] : [])].join('-')
  return SAME_OUTLINE.get(name) ?? name
}

/** Chips in tenths of a millimetre, as some makers write them. */
const METRIC: ReadonlyMap<string, readonly string[]> = new Map([
  ['1005', ['0402']],
  ['1608', ['0603']],
  ['2012', ['0805', '2012']],
  ['3216', ['1206', 'Case A']],
  ['3225', ['3225', '1210']],
  ['3528', ['Case B']],
  ['4532', ['1812']],
  ['5025', ['2010']],
  ['6032', ['Case C', '6032']],
  ['6332', ['2512']],
  ['7343', ['Case D', 'Case E']],
])
/** One outline under several names, each of which a maker may list. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map([
  ['MiniMELF', ['MiniMELF', '0204 MELF']],
  ['SOD-80', ['MiniMELF']],
  ['LL-34', ['MiniMELF']],
  ['DO-201', ['DO-201AD', 'DO-201AE']],
  ['DO-214AC', ['SMA']],
  ['DO-214AA', ['SMB']],
  ['DO-214AB', ['SMC']],
  ['SC-59', ['SOT-23']],
  ['SC-70', ['SOT-323', 'SOT-353', 'SOT-363']],
  ['SC70', ['SOT-323', 'SOT-353', 'SOT-363']],
  ['SC-70-3', ['SOT-323']],
  ['SC-70-5', ['SOT-353']],
  ['SC-70-6', ['SOT-363']],
  ['SC-74', ['SOT-23-6']],
  ['SC-74A', ['SOT-23-5']],
  ['SC-75', ['SOT-523', 'SOT-416']],
  ['SC-88', ['SOT-363']],
  ['SC-88A', ['SOT-353']],
  ['SOT-25', ['SOT-23-5']],
  ['SOT-26', ['SOT-23-6']],
  ['SOT-96-1', ['SOIC-8']],
  ['SOT-108-1', ['SOIC-14']],
  ['SOT-109-1', ['SOIC-16']],
  ['SOT-402-1', ['TSSOP-14']],
  ['SOT-403-1', ['TSSOP-16']],
  ['SOT-143B', ['SOT-143']],
  ['SOT-323-5', ['SOT-353']],
  ['SOT-323-6', ['SOT-363']],
  ['SOT-346', ['SOT-23']],
  ['SOT-523', ['SOT-523', 'SOT-416']],
  ['SOT-666', ['SOT-563']],
  ['SOT-666-6', ['SOT-563']],
  ['SOT-457', ['SOT-23-6']],
  ['SOT-753', ['SOT-23-5']],
  ['TO-236', ['SOT-23']],
  ['TO-236AB', ['SOT-23']],
  ['TO-243', ['SOT-89']],
  ['TO-261', ['SOT-223']],
  ['TO-220AB', ['TO-220']],
  ['TO-247AC', ['TO-247']],
  ['TO-252AA', ['TO-252']],
  ['TO-263AB', ['TO-263']],
  ['DO-204AC', ['DO-15']],
  ['DO-204AH', ['DO-35']],
  ['DO-204AL', ['DO-41']],
  ['D-PAK', ['TO-252']],
  ['D2-PAK', ['TO-263']],
  ['SUPERSO8', ['PDFN-8']],
])
/** What makers call leadless outlines, with any number of leads. */
const leadless = (names: string, outline: string): Array<[string, string[]]> =>
  names.split(' ').map((name) => [name, [outline]])
const PINNED_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['VSSOP', ['VSSOP', 'MSOP']],
  ['MSOP', ['MSOP', 'VSSOP']],
  ['UMAX', ['MSOP']],
  ['USOP', ['MSOP']],
  ['QFP', ['QFP', 'LQFP', 'TQFP']],
  ['SOP', ['SOIC', 'SOP']],
  ['SO', ['SOIC', 'SO']],
  ['TSOP', ['TSOP']],
  ['SOT23', ['SOT-23']],
  ['LCC', ['QFN', 'LCC']],
  ['SON', ['DFN', 'SON']],
  ...leadless('UFQFPN VFQFPN UQFN HVQFN TQFN LFCSP MLF', 'QFN'),
  ...leadless('UDFN TDFN WDFN USON VSON XSON HVSON', 'DFN'),
])
const PINNED = new RegExp(`^(${[...PINNED_NAMES.keys()].join('|')})-?(\\d{1,3})$`)

/** Two letters need the hyphen: 2SC begins the numbers of transistors. */
const LEADS_FIRST = /^(\d{1,3})(?:-([A-Z]{2,6})|([A-Z]{3,6}))$/

/** All names under which a package may be listed that is written like this; nothing for what is no package. */
export function readPackages(text: string): readonly string[] {
  // "SOT-23-5L" has five leads, and ST calls the narrow SOIC-8 "SO8N".
  const upper = text
    .toUpperCase()
    .replace(/^[RCL](?=\d{4}$)/, '')
    .replace(/(?<=[A-Z].*\d)L$|(?<=^SO-?\d{1,2})N$|(?<=^\d{4,5})IN(?:CH)?$/, '')
  const square = /^(\d)\.(\d)[X×](\d)\.(\d)(?:MM)?$/.exec(upper)
  if (square) return readPackages(square.slice(1).join(''))
  const inch = /^[2468]?\d{2}$/.test(upper) && CHIP_SIZES.has(`0${upper}`) ? [`0${upper}`] : undefined
  const [, letters = '', pins = ''] = PINNED.exec(upper) ?? []
  const pinned = PINNED_NAMES.get(letters)?.map((name) => `${name}-${pins}`)
  const named = METRIC.get(upper) ?? ALSO.get(upper) ?? inch ?? pinned
  if (named) return named
  const single = readPackage(upper)
  if (single) return ALSO.get(single) ?? [single]
  // Distributors write the leads first: 8-SOIC, 8SOIC.
  const [, leads, apart, outline = apart] = LEADS_FIRST.exec(upper) ?? []
  return leads && outline ? readPackages(`${outline}-${leads}`) : []
}
