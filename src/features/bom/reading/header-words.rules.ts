import type { BomRole } from './bom-table.ts'

/** What a heading says about its column, and how sure it is. */
export interface HeaderHit {
  role: BomRole
  /** 9: nothing else is meant. 7: usually. 4: sometimes. 1 and 2: only if the cells look like it. */
  strength: number
}

const MAKER =
  '(?:manufacturers?|manufacture|manufact|manuf|manf|mfgr|mfr|mfg|mf|man|mnf|maker|brand|m f|hersteller|fabricante?|produttore|制造商|厂商|品牌)'
const SHOP =
  '(?:digi ?key|mouser|farnell|newark|element ?14|rs|rs components|arrow|avnet|avnet eu|lcsc|jlc|jlcpcb|tme|reichelt|conrad|distrelec|future|tti|verical|chip 1 stop|onlinecomponents|sparkfun|adafruit|seeed|opl)'
const SELLER = '(?:supplier|vendor|distributor|dist|seller|retailer|lieferant|供应商)'
const PART = '(?:part|product|component|item|article|type|model|catalog|catalogue|order|ordering|stock)'
const PIECES =
  '(?:qty|qnty|quantity|quantities|quant|qté|count|cnt|amount|pcs|pieces|units|anzahl|menge|stk|stück|stückzahl|cantidad|quantité|quantità|antal|aantal|ilość|数量|個数)'

/** The first that fits decides. `#` stands for number, no., nr, num. */
const words: ReadonlyArray<[role: BomRole, strength: number, heading: string]> = [
  ['model', 9, `(?:preferred |primary |main |original )?mpn(?: value| #| code)?`],
  ['model', 9, `${MAKER} ${PART}(?: (?:#|pn|code|id|name))?`],
  ['model', 9, `${MAKER} (?:#|pn|p n|code|id|ref)`],
  ['model', 9, `(?:man|manf|manuf|mfr|mfg|mf|manufacturer)(?:pn|part(?:no|num|number)?)`],
  ['model', 9, '制造商料号|制造商编号|厂家型号|型号'],
  [
    'model',
    3,
    '(?:qualified )?(?:alt|alternate|alternative|alternates|alternatives|second source|2 nd source|substitute)(?: (?:mpn|part|part #|pn))?',
  ],
  ['sku', 9, `(?:oc |jlcpcb )?${SHOP}(?: ${PART})?(?: (?:#|pn|p n|sku|code|oc))?`],
  ['sku', 9, `${SELLER} (?:${PART}|#|pn|p n|sku|code)(?: (?:#|pn|code))?`],
  ['sku', 7, 'sku|spn|supplier ref'],
  [
    'model',
    7,
    'part #s?|part(?:no|num|number)|pn|p n|product #|product code|part model|part code|model(?: #)?|type #|component #|teilenummer|artikelnummer',
  ],
  [
    'model',
    4,
    'order(?:ing)? (?:code|#|id|pn)|stock (?:code|#)|catalog(?:ue)? #|article(?: #)?|bestell#|bestellnummer',
  ],
  ['brandName', 9, `${MAKER}(?: name)?|mfn|make`],
  ['count', 9, PIECES],
  [
    'count',
    8,
    `${PIECES} (?:per|for|each|pcb|board|side|unit|used|required|needed|req|req d|bom)(?: .*)?|(?:pcb|board|bom) ${PIECES}`,
  ],
  ['count', 5, `(?:total|order|ordered|required|req|needed|build|buy) ${PIECES}(?: .*)?`],
  [
    'ref',
    9,
    '(?:(?:part|schematic|schematics|customer|component|board|circuit|pcb) )?(?:refs?|references?)|ref ?des(?:ignators?)?|(?:reference|part|component) designators?|designators?|part refs?|bauteilname|repère|位号|标号',
  ],
  ['ref', 6, 'locations?|positions?|placements?|bauteile?|identifiers?|parts'],
  [
    'fitted',
    9,
    'dnp|dnf|dni|dns|no ?pop|do not (?:populate|place|fit|mount|stuff|install)|fitted|not fitted|stuff(?:ed)?|populated?|mounted|placed|assembled?|on board|in bom|exclude from (?:bom|board)|config|bestückt',
  ],
  [
    'package',
    9,
    'footprints?|package|packages|pkg|case|case ?package|package ?case|case ?size|package ?type|pattern|pcb ?footprint|housing|pcb decal|gehäuse|bauform|size|封装',
  ],
  [
    'description',
    9,
    '(?:(?:part|product|item|component) )?(?:descriptions?|desc)|details?|specs?|specifications?|characteristics?|beschreibung|bezeichnung|描述',
  ],
  ['description', 8, 'values?|val|comment|wert|参数'],
  ['model', 2, 'lib ?ref|designation|name|(?:part|component|product|device) name|part|名称'],
  ['description', 2, 'device|component'],
]

const patterns = words.map(([role, strength, heading]) => ({
  hit: { role, strength },
  whole: new RegExp(`^(?:${heading})$`, 'u'),
}))

/** Small letters, single spaces, `#` for every way to write number: `Mfr. Part No. 2` is `mfr part # 2`. */
export function plainHeading(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\(e?s\)/gi, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/(?<![\p{L}])(?:numbers?|nos?(?=\.|[\s\d]*$)|nr|num|nbr|nummer)(?![\p{L}])\.?/gu, '#')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/#/g, ' # ')
    .replace(/[^\p{L}\d#]+/gu, ' ')
    .trim()
}

const MAX_HEADING_LENGTH = 100

/** What the heading means, or undefined for one that is not known. A number at its end does not count: `MPN 2`. */
export function meaningOf(name: string): HeaderHit | undefined {
  if (name.length > MAX_HEADING_LENGTH) return undefined
  const plain = plainHeading(name)
  if (plain === '') return undefined
  const bare = plain.replace(/ (?:# )?\d{1,4}$/, '')
  return patterns.find(({ whole }) => whole.test(plain) || whole.test(bare))?.hit
}

/** A heading that says when a part is left out; any other says when it is put in. */
export const saysLeftOut = (name: string): boolean =>
  /^(?:dn[pfis]|no ?pop|do not .*|not .*|exclude .*)$/.test(plainHeading(name))
