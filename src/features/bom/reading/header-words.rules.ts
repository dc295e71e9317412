import type { BomRole } from './bom-table.ts'

/** Role of a heading, with its certainty. */
export interface HeaderHit {
  role: BomRole
  /** 9: unambiguous. 7: usually. 4: sometimes. 1 and 2: only if the cells look like it. */
  strength: number
  /** The number at its end: `MPN 2` is the second. */
  rank?: number
}

const MAKER =
  '(?:manufacturers?|manufacture|manufacturing|manufact|manufac|manufr|manuf|manu|manf|mfgr|mfrs?|mrf|mfg|mft|mf|man|mnf|mnfr|maker|brand|m f|hersteller|herst|fabricant|fab|constructeur|fabricante|fabrikant|fabrikat|produttore|costruttore|producent|tillverkare|valmistaja|výrobce|производитель|изготовитель|制造商|製造商|生产厂家|生產廠家|生产商|厂家|廠家|厂商|廠商|原厂|原廠|品牌|(?:製造)?メーカー?名?|製造元|製造者|製造会社|제조사|제조업체)'
const SHOP =
  '(?:digi ?key|dk|mouser|farnell|newark|element ?14|rs|rs components|arrow|avnet|avnet eu|lcsc|jlc|jlcpcb|szlcsc|立创|立創|tme|reichelt|conrad|distrelec|future|tti|verical|chip 1 stop|onlinecomponents|sparkfun|adafruit|seeed|opl|würth|wuerth|buerklin|bürklin)'
const SELLER =
  '(?:suppliers?|vendor|distributor|disti|dist|seller|retailer|lieferant|lieferanten|händler|fournisseur|proveedor|distribuidor|fornitore|fornecedor|leverancier|dostawca|поставщик|供应商|供應商|仕入先|購入先|調達先)'
const PART = '(?:part|product|component|item|article|type|model|catalog|catalogue|order|ordering|stock|device|comp)'
/** Words for "number of", in languages where it precedes the maker. */
const NUMBER_OF =
  '(?:référence|ref|réf|code|#|# (?:de )?(?:parte?|pieza|pièce|référence|referencia|ref)|número de (?:parte?|pieza|referencia)|part #|p n|pn|referencia|codice|código|codigo|artikel #|bestell #|numer)(?: (?:du|de|del|do|des|der|produttore|d))?'
const PIECES =
  '(?:qty|qtys|q ty|qnty|qnt|qtty|quantity|quantities|quant|quan|qté|qte|quantité|quantités|nombre|nbre|nb|anzahl|anz|menge|mengen|(?:bedarfs|bestell|soll|einbau|gesamt)menge|bedarf|stk|stck|stück|stückzahl|cantidad|cant|cdad|ctd|uds|unidades|quantità|q ?tà|q ?ta|q té|q te|quantidade|qtd|qtde|antal|aantal|hoeveelheid|ilość|szt|počet|množství|määrä|кол во|кол|количество|(?:需求|采购|採購|订购|訂購|订货|总|總|单机|單機|单板|單板|单位|每板|所需|使用|必要|購入|発注|合計)?(?:数量|數量|用量|員数|個数|个数)|数目|数|使用数|需求量|采购量|수량)'
/** May be money or a plain counter as well: the cells decide. */
const VAGUE_PIECES = '(?:count|cnt|amount|amt|pcs|pieces|units|pièces|piezas|unités|pezzi|adet|miktar|usage|qpa|eau|ks)'
const PER =
  '(?:per|for|each|pcb|board|side|unit|used|required|needed|req|req d|bom|pro|par|por|assembly|assy|device|piece|pcs|ea|gesamt|total|design|stk|stück|carte|platine|placa|unité|unidad)'
const ALT =
  '(?:(?:qualified |approved )?(?:alt|alts|alternate|alternates|alternative|alternatives|alternativ|alternativer|alternativa|alternatif|second|secondary|2 nd|2nd|third|3 rd|3rd|4th|backup|substitute|substitutes|substitution|sub|equivalent|equivalents|replacement|ersatz|ersatztyp|zweit|zweite|sustituto|équivalent|remplacement|替代|替代料|备选|備選|代用|代用料|代替|代替品|第二)(?: # ?)?(?: \\d)?(?: (?:source|src|vendor|choice|option|quelle|fuente|货源))?|(?:avl|aml|source|src) ?[2-9])'
const FIRST =
  '(?:preferred|primary|main|original|first|1 st|1st|requested|approved|recommended|selected|default|actual|your|orig|quoted|orderable|(?:avl|aml) ?1?)'

/** May be places on the board or any text of the customer's: the cells decide. */
export const CUSTOMER_REFERENCE = 5

/** The first that fits decides. `#` stands for number, no., nr, num. */
const words: ReadonlyArray<[role: BomRole, strength: number, heading: string]> = [
  ['altBrand', 9, `${ALT} ?${MAKER}(?: name)?|${MAKER} ${ALT}`],
  [
    'altModel',
    9,
    `${ALT}(?: ?(?:${MAKER} ?)?(?:mpn|(?:${PART} |teile |artikel )?(?:#|pn|p n|code|name|type)|part|parts|component|components|model|型号|型號|品番|型番))?|(?:mpn|part #|pn|p n) ${ALT}`,
  ],
  [
    'ownNumber',
    9,
    '(?:internal|int|own|our|house|in house|company|inhouse|corporate|erp|sap|customer|cust|client|user|interne|eigene|eigen|kunden|客户|内部|公司|社内|自社) ?(?:part|item|article|stock|material|teile|artikel|sach|component|product)? ?(?:#|pn|p n|mpn|code|id|料号|料號|编码|編碼|編號|番号|品番)|ipn|cpn|hpn|sachnummer|sach #|material #|material|materialnummer|物料编码|物料編碼|物料编号|物料代码|料号|料號|編碼|编码|管理番号|図番|物料号|物料號|存货编码|k ?3 ?编码|code interne|réf interne|référence interne|código interno|codice interno',
  ],
  ['customerRef', 8, '(?:order|po|project) (?:refs?|references?)|kundenreferenz'],
  ['ref', CUSTOMER_REFERENCE, '(?:customer|cust|client|your|line) (?:refs?|references?)'],
  ['model', 9, `(?:${FIRST} )?(?:mpn|mpns)(?: value| #| code)?|mfpn|mfgpn|mfrpn`],
  ['model', 9, `(?:${FIRST} )?${MAKER} ${PART}(?: (?:#|pn|code|id|name))?`],
  [
    'model',
    9,
    `(?:${FIRST} )?${MAKER} ?(?:#|pn|p n|code|id|ref|refs|reference|artikel #|teile #|typ|type|bezeichnung|bestell #|best #|料号|料號|编号|編號|型号|型號|零件编号|零件号|物料编号|品番|型番|型式|部品番号|부품번호)`,
  ],
  ['model', 9, `${NUMBER_OF} ${MAKER}|numer producenta`],
  ['model', 9, `(?:man|manf|manuf|mfr|mfg|mf|manufacturer|manufacturers)(?:pn|part(?:no|num|number|#)?)`],
  [
    'model',
    9,
    '(?:制造商|製造商|厂家|廠家|厂商|原厂|品牌)?(?:零件编号|零件號|料号|编号|型号|型號|物料型号|器件型号|元件型号|规格型号|規格型號)',
  ],
  ['model', 9, '(?:メーカー?|製造元)?(?:型番|品番|型式|型名|部品番号|部品型番|形名)|부품번호|품번|모델명'],
  ['sku', 9, `(?:oc |jlcpcb )?${SHOP}(?: ${PART})?(?: ?(?:#|pn|p n|sku|code|oc|编号|商品编号))?`],
  [
    'sku',
    9,
    `(?:${FIRST} )?${SELLER} ?(?:and )?(?:${PART}|#|pn|p n|sku|code|refs?|reference|artikel #|bestell #|编号|編號|料号|型号|型番)(?: (?:#|pn|code))?`,
  ],
  ['sku', 9, `${NUMBER_OF} ${SELLER}`],
  ['sku', 8, '商品编号|商品編號|立创商品编号|供应商编号'],
  ['sku', 7, 'sku|spn|supplier ref'],
  [
    'model',
    7,
    `(?:${FIRST} )?part #s?|${FIRST} part|part id|component (?:pn|p n)|typ(?:en)?bezeichnung|part(?:no|num|number)|pn|p n|product #|product code|part model|part code|model(?: #)?|type #|typ|typen|component #|device #|comp #|teile #|artikel #|# (?:de|da|do) (?:parte|peça|pieza|pièce)|# (?:parte|pieza)|número de (?:parte|pieza|artículo)|numéro de pièce|número da peça|codice (?:articolo|componente)|código (?:de )?(?:artículo|componente|pieza)|numer części|артикул|тип|part # or value|mpn or value|型`,
  ],
  [
    'model',
    4,
    'order(?:ing)? (?:code|#|id|pn)|stock (?:code|#)|catalog(?:ue)? #|article(?: #)?|bestell #|code article|référence article|référence|referencia|item (?:#|code)|art #|komponente',
  ],
  ['brandName', 9, `(?:${FIRST} )?${MAKER}(?: ?name)?|mfn|make|marca|marque|marke`],
  ['count', 9, `${PIECES}(?: ${VAGUE_PIECES})?`],
  [
    'count',
    8,
    `(?:${PIECES}|${VAGUE_PIECES}) ${PER}(?: .*)?|(?:pcb|board|bom|assembly|design|单板|每板) (?:${PIECES}|${VAGUE_PIECES})|(?:part|component|item) ${PIECES}`,
  ],
  ['count', 6, `${VAGUE_PIECES}|need|how many|# of (?:${VAGUE_PIECES}|parts|components)|# ${PER}(?: .*)?`],
  [
    'count',
    5,
    `(?:total|order|ordered|required|requested|req|needed|desired|target|rfq|quote|annual|ext|extended|build|buy|gesamt|purchase) ${PIECES}(?: .*)?`,
  ],
  [
    'count',
    6,
    `(?:total|order|ordered|required|requested|req|needed|annual|build|buy|gesamt|purchase) ${VAGUE_PIECES}(?: .*)?`,
  ],
  [
    'ref',
    9,
    '(?:(?:part|schematic|schematics|component|board|circuit|pcb) )?(?:refs?(?: #)?|references?)|ref ?des(?:ignators?)?(?: list)?|(?:refs?|reference|part|component) designators?|designators?|designador(?:es)?|part refs?|bauteilname|referenzbezeichner|referenz(?:en)?|bauteilreferenz|positionsbezeichnung|einbauplatz|einbauort|(?:référence|repère) topologique|repères?|repère topo|rep topo|riferimento|riferimenti|riferimento topografico|referências?|oznaczenie|oznaczenia|обозначение|поз обозначение|позиционное обозначение|位号|位號|元件位号|标号|標號|元件标号|器件位号|位置号|リファレンス|部品記号|回路記号|記号|実装位置|참조',
  ],
  [
    'ref',
    6,
    'locations?|positions?|positionen|placements?|bauteile?|bezeichner|identifiers?|parts|components|component locations?|symbols?|シンボル|références|referencias?|emplacement|ubicación|posizione|位置|参照|部品位置',
  ],
  [
    'fitted',
    9,
    `dnp|dnf|dni|dns|no ?pop|do not (?:populate|place|fit|mount|stuff|install)|fitted|not fitted|stuff(?:ed)?|stuffing|populated?|population|mounted|placed|assembled?|on board|in bom|exclude from (?:bom|board)|config|bestückt|bestückung|nicht bestückt|monté|montado|montar|montato|是否贴装|是否焊接|贴装|焊接|实装|実装|未実装|実装有無`,
  ],
  [
    'package',
    9,
    'footprints?|foot print|package|packages|pkg|case|case ?package|package ?case|case ?size|package ?type|pattern|pcb ?footprint|housing|pcb decal|gehäuse|gehäuseform|bauform|size|boitier|boîtier|empreinte|encapsulado|huella|contenitore|encapsulamento|behuizing|obudowa|корпус|封装|封裝|封装形式|封装规格|パッケージ|外形|フットプリント|サイズ|패키지',
  ],
  [
    'description',
    9,
    '(?:(?:part|product|item|component) )?(?:descriptions?|desc|descr)|details?|specs?|specifications?|characteristics?|beschreibung|bezeichnung|benennung|artikelbezeichnung|désignation|description article|descriptif|descripción|descripcion|denominación|descrizione|descrição|omschrijving|opis|popis|beskrivning|описание|наименование|描述|规格|規格|规格描述|规格参数|物料描述|产品描述|说明|説明|仕様|品名|설명|사양',
  ],
  [
    'description',
    8,
    'values?|val|comment|wert|valeur|valor|valore|waarde|wartość|hodnota|номинал|参数|參數|值|阻值|容值|数值|定数|値|값',
  ],
  [
    'model',
    2,
    'lib ?ref|designation|name|(?:part|component|product|device|item) (?:name|type)|part|type|teil|artikel|pieza|pièce|部品名|元件|器件|名称|名稱|物料名称|元件名称|器件名称|nom|nombre del componente|nome',
  ],
  ['description', 2, 'device|component|componente|composant'],
]

const patterns = words.map(([role, strength, heading]) => ({
  hit: { role, strength },
  whole: new RegExp(`^(?:${heading})$`, 'u'),
}))

/** German joins the words: Herstellernr., Artikelnummer, Lieferantenteilenummer. */
const JOINED_NUMBER =
  /(hersteller|fabrikant|lieferanten?|artikel|teile|bestell|sach|material|typen?|kunden)(?:-|\s)?(artikel|teile|bestell)?(?:nummern?|nr|no)(?![\p{L}])\.?/gu

/** Small letters, single spaces, `#` for every way to write number: `Mfr. Part No. 2` is `mfr part # 2`. */
export function plainHeading(name: string): string {
  return name
    .replace(/n\.?\s?[°º]\.?/gi, ' # ')
    .normalize('NFKC')
    .replace(/\(e?s\)/gi, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/(?<=\p{L})['’](?=ty\b)/gu, '')
    .replace(JOINED_NUMBER, (_, first: string, second?: string) => `${first} ${second ? `${second} ` : ''}#`)
    .replace(
      /(?<![\p{L}])(?:numbers?|nos?(?=[^\p{L}\d]*(?:\d[^\p{L}]*)?$|\.)|n[°º]|nr|num|nbr|nummer)(?![\p{L}])\.?/gu,
      '#',
    )
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/#/g, ' # ')
    .replace(/[^\p{L}\d#]+/gu, ' ')
    .trim()
    .replace(/ (?:optional|optionnel|opcional|if any|mandatory)$/u, '')
}

const MAX_HEADING = 100

const isFitting = (text: string) => patterns.find(({ whole }) => whole.test(text))?.hit

/** What the heading means, or undefined for one that is not known. */
export function meaningOf(name: string): HeaderHit | undefined {
  if (name.length > MAX_HEADING) return undefined
  const plain = plainHeading(name)
  if (plain === '') return undefined
  const bare = plain.replace(/ (?:# )?\d{1,4}$/, '')
  const rank = Number(/ (?:# )?(\d{1,4})$/.exec(plain)?.[1] ?? 0)
  const hit = isFitting(plain) ?? isFitting(bare) ?? isFitting(withoutTranslation(name))
  return hit && (rank > 0 ? { ...hit, rank } : hit)
}

/** Two languages in one heading: "数量 Qty", "型号(MPN)", "Menge / Quantity". */
function withoutTranslation(name: string): string {
  const normal = name.normalize('NFKC')
  const parts = normal
    .split(/[/(（）)|\n]+/)
    .map(plainHeading)
    .filter(Boolean)
  const known = parts.find((part) => isFitting(part))
  if (parts.length > 1 && known) return known
  const latin = plainHeading(
    normal.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu, ' '),
  )
  const asian = plainHeading(normal.replace(/[\p{Script=Latin}\d]+/gu, ' '))
  return isFitting(latin) ? latin : asian
}

/** Headings where a mark means "not fitted"; in other headings it means "fitted". */
export const saysLeftOut = (name: string): boolean =>
  /^(?:dn[pfis]|no ?pop|do not .*|not .*|exclude .*|nicht .*|未実装)$/.test(plainHeading(name))

/** Counts the lines, not the pieces. */
export const isItemHeading = (name: string): boolean =>
  /^(?:item|items|#|pos|position|line|line #|item #|ítem|ítems|pos typ|id|index|idx|row|lfd #|laufende #|lp|ligne|rang|sn|s #|no|序号|序號|項番|項目|번호)$/u.test(
    plainHeading(name),
  )
