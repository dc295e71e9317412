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
  '(?:manufacturers?|manufacture|manufacturing|manufact|manufac|manufr|manuf|manu|manf|mfgr|mfrs?|mrf|mfg|mft|mf|man|mnf|mnfr|maker|brand|producer|m f|hersteller|herst|fabricant|fab|constructeur|fabricante|fabrikant|fabrikat|produttore|costruttore|producent|tillverkare|valmistaja|tillverkarens|valmistajan|producenta|výrobce|gyártói?|merk|üretici|casa costruttrice|производител[ья]|изготовител[ья]|фирма|бренд|制造商|製造商|生产厂家|生產廠家|生产厂商|生產廠商|品牌厂商|品牌廠商|厂牌|廠牌|牌子|生产商|厂家|廠家|厂商|廠商|原厂|原廠|品牌|(?:製造)?メーカー?名?|製造元|製造者|製造業者|製造会社|ブランド|제조사|제조업체|제조원|메이커|브랜드|업체)'
const SHOP =
  '(?:digi ?key|dk|mouser|farnell|newark|element ?14|rs|rs components|arrow|avnet|avnet eu|lcsc|jlc|jlcpcb|szlcsc|立创|立創|tme|reichelt|conrad|distrelec|future|tti|verical|chip 1 stop|onlinecomponents|sparkfun|adafruit|seeed|opl|würth|wuerth|buerklin|bürklin)'
const SELLER =
  '(?:suppliers?|vendor|distributor|disti|dist|seller|retailer|lieferant|lieferanten|händler|fournisseur|proveedor|distribuidor|fornitore|fornecedor|leverancier|dostawca|поставщик|供应商|供應商|仕入先|購入先|調達先)'
const PART = '(?:part|product|component|item|article|type|model|catalog|catalogue|order|ordering|stock|device|comp)'
/** Words for "number of", in languages where it precedes the maker. */
const NUMBER_OF =
  '(?:référence|ref|réf|code|cod|kod|kód|symbol|oznaczenie|артикул|номер|парт ?номер|číslo(?: dílu)?|numéro(?: de pièce)?|numero(?: di)? parte|núm de pieza|#|# (?:de )?(?:parte?|pieza|pièce|référence|referencia|ref)|número de (?:parte?|pieza|referencia)|part #|p n|pn|referencia|codice|código|codigo|artikel #|bestell #|numer)(?: (?:du|de|del|do|des|der|produttore|d))?'
const PIECES =
  '(?:qty|qtys|q ty|qnty|qnt|qtty|quantity|quantities|quant|quan|qté|qte|quantité|quantités|nombre|nbre|nb|anzahl|anz|menge|mengen|(?:soll|einbau)menge|bedarf|stk|stck|stück|stückzahl|cantidad|cant|cdad|ctd|uds|unidades|quantità|q ?tà|q ?ta|q té|q te|quantidade|qtd|qtde|antal|aantal|hoeveelheid|ilość|mge|szt|ilosc|liczba|počet(?: kusů)?|množství|mennyiség|darab|määrä|kpl|n pezzi|кол во|кол|количество|шт|(?:需求|单台|單台|単位|单机|單機|单板|單板|单位|每板|所需|使用|必要)?(?:数量|數量|用量|員数|個数|个数|個數)|数目|数|使用数|使用量|必要数|台数|所要数|所要量|需求量|采购量|(?:필요)?수량|소요량|사용량|개수)'
/** May be money or a plain counter as well: the cells decide. */
const VAGUE_PIECES = '(?:count|cnt|amount|amt|pcs|pieces|units|pièces|piezas|unités|pezzi|adet|miktar|usage|qpa|eau|ks)'
const PER =
  '(?:per|for|each|pcb|board|side|unit|used|required|needed|req|req d|bom|pro(?= .)|par|por|assembly|assy|device|piece|pcs|ea|x|design|unitaire|unitaria|unitario|шт|на плату|stk|stück|carte|platine|placa|unité|unidad)'
/** For the whole lot, not for one board. */
const WHOLE_LOT =
  '(?:gesamt|bestell|bedarfs)(?:menge|anzahl|bedarf)|(?:采购|採購|订购|訂購|订货|总|總|購入|発注|合計)(?:数量|數量|用量|数|個数)'
const ALT =
  '(?:(?:qualified |approved )?(?:alt|alts|alternate|alternates|alternative|alternatives|alternativ|alternativer|alternativa|alternatif|second|secondary|2 nd|2nd|third|3 rd|3rd|4th|backup|substitute|substitutes|substitution|sub|equivalent|equivalents|replacement|ersatz|ersatztyp|zweit|zweite|sustituto|équivalent|équivalente|equivalente|alternativo|remplacement|alternativtyp|alternativ typ|vergleichstyp|zamiennik|náhrada|аналог|замена|可?替代|替代料|备选|備選|代用|代用料|代替|代替品|相当品|대체품|第二)(?: # ?)?(?: \\d)?(?: (?:source|src|vendor|choice|option|quelle|fuente|货源))?|(?:avl|aml|source|src) ?[2-9])'
const FIRST =
  '(?:preferred|primary|sourced?|matched|input|query|searched|bom|main|original|first|1 st|1st|requested|approved|recommended|selected|default|actual|your|orig|quoted|orderable|(?:avl|aml) ?1?)'

/** May be places on the board or any text of the customer's: the cells decide. */
export const CUSTOMER_REFERENCE = 5

/** Names pieces among other words: the cells decide. */
export const UNSURE_COUNT = 4

/** The first that fits decides. `#` stands for number, no., nr, num. */
const words: ReadonlyArray<[role: BomRole, strength: number, heading: string]> = [
  ['altBrand', 9, `${ALT} ?${MAKER}(?: name)?|${MAKER} ${ALT}`],
  [
    'altModel',
    9,
    `${ALT}(?: ?(?:${MAKER} ?)?(?:mpn|(?:${PART} |teile |artikel )?(?:#|pn|p n|code|name|type)|part|parts|component|components|model|型号|型號|料号|料號|品番|型番|품번))?|(?:mpn|pn|p n|(?:${MAKER} )?(?:${PART} )?(?:#|pn|p n)|référence|réf|referencia) ${ALT}`,
  ],
  [
    'ownNumber',
    9,
    '(?:internal|int|own|our|house|in house|company|inhouse|corporate|erp|sap|customer|cust|client|user|interne|eigene|eigen|kunden|客户|内部|公司|社内|自社|사내|внутренний) ?(?:part|item|article|stock|material|teile|artikel|sach|component|product)? ?(?:#|pn|p n|mpn|code|id|料号|料號|编码|품번|編碼|編號|番号|品番)|ipn|cpn|hpn|sachnummer|sach #|material #|material|materialnummer|物料编码|物料編碼|物料编号|物料代码|料号|料號|編碼|编码|管理番号|図番|物料号|物料號|存货编码|k ?3 ?编码|code interne|réf interne|référence interne|código interno|codice interno|cod interno|ref interna|物料編號|자재코드|(?:part|item|stock|artikel) (?:#|id|pn|code) intern(?:al|e|a)?',
  ],
  ['customerRef', 8, '(?:order|po|project) (?:refs?|references?)|kundenreferenz'],
  ['ref', CUSTOMER_REFERENCE, '(?:customer|cust|client|your|line) (?:refs?|references?)'],
  ['model', 9, `(?:${FIRST} )?(?:mpn|mpns)(?: (?:value|#|code|${FIRST}))?|mfpn|mfgpn|mfrpn`],
  ['model', 9, `(?:${FIRST} )?${MAKER} ${PART}(?: (?:#|pn|code|id|name))?`],
  [
    'model',
    9,
    `(?:${FIRST} )?${MAKER}(?: \\d)? ?(?:#|pn|p n|code|id|ref|refs|reference|artikel #|art #|teile #|typ|type|bezeichnung|bestell #|best #|料号|料號|编号|編號|型号|型號|零件编号|零件号|物料编号|品番|型番|型式|部品番号|부품번호|품번|sku|零件編號|cikkszám|tuote #)`,
  ],
  ['model', 9, `${NUMBER_OF} ${MAKER}|numer producenta`],
  ['model', 9, `(?:man|manf|manuf|mfr|mfg|mf|manufacturer|manufacturers)(?:pn|part(?:no|num|number|#)?)`],
  [
    'model',
    9,
    '(?:制造商|製造商|厂家|廠家|厂商|原厂|品牌)?(?:零件编号|零件號|料号|编号|型号|型號|物料型号|器件型号|元件型号|元器件型号|产品型号|商品型号|料件型号|规格型号|規格型號|型号规格|型號規格)',
  ],
  [
    'model',
    9,
    '(?:メーカー?|製造元)?(?:型番|品番|型式|型名|部品番号|部品型番|製品型番|形名)|부품 ?번호|품번|파트 ?넘버|모델(?:명|번호)?',
  ],
  [
    'sku',
    9,
    `(?:oc |jlcpcb )?${SHOP}(?: ${PART})?(?: ?(?:#|pn|p n|sku|code|oc|编号|商品编号|best #|bestell #))?|(?:order code|bestell #) ${SHOP}`,
  ],
  [
    'sku',
    9,
    `(?:${FIRST} )?${SELLER}(?: \\d)? ?(?:and )?(?:${PART}|#|pn|p n|sku|code|refs?|reference|artikel #|bestell #|编号|編號|料号|型号|型番)(?: (?:#|pn|code))?`,
  ],
  ['sku', 9, `${NUMBER_OF} (?:${SELLER}|${SHOP})`],
  ['sku', 8, '商品编号|商品編號|立创商品编号|供应商编号'],
  ['sku', 7, 'sku|spn|supplier ref'],
  [
    'model',
    7,
    `(?:${FIRST} )?part #s?|${FIRST} part|part id|component (?:pn|p n)|typ(?:en)?bezeichnung|part(?:no|num|number)|(?:item|component) part #|(?:pn|p n)(?: #)?|product #|product code|part model|part code|model(?: #)?|type #|typ|typen|component #|device #|comp #|teile #|artikel #|# (?:de|da|do) (?:parte|peça|pieza|pièce)|# (?:parte|pieza)|número de (?:parte|pieza|artículo)|numéro de pièce|número da peça|codice (?:articolo|componente)|código (?:de )?(?:artículo|componente|pieza)|numer (?:części|katalogowy)|# katalogowy|číslo dílu|objednací číslo|cikkszám|парт ?номер|каталожный номер|маркировка|артикул|тип(?: марка)?|bestell ?bezeichnung|bauteil #|part # or value|mpn or value|型`,
  ],
  [
    'model',
    4,
    'order(?:ing)? (?:code|#|id|pn)|stock (?:code|#)|catalog(?:ue)? #|article(?: #)?|bestell #|code article|référence article|référence|referencia|item (?:#|code)|art #|komponente',
  ],
  ['brandName', 9, `(?:(?:${FIRST}|nom du) )?${MAKER}(?: ?name)?|mfn|make|marca|marque|marke`],
  ['count', 9, `${PIECES}(?: ${VAGUE_PIECES})?`],
  [
    'count',
    8,
    `(?:${PIECES}|${VAGUE_PIECES}) ${PER}(?: .*)?|(?:pcb|board|bom|assembly|design|单板|每板) (?:${PIECES}|${VAGUE_PIECES})|(?:part|component|item|unit|unitary|single|individual|einzel) ${PIECES}`,
  ],
  [
    'count',
    6,
    `${VAGUE_PIECES}|need|needed|how many|# off|per (?:unit|board|pcb|assy|assembly|device|set|kit)|# of (?:${VAGUE_PIECES}|parts|components)|# ${PER}(?: .*)?`,
  ],
  [
    'count',
    5,
    `(?:total|tot|order|ordered|required|requested|req|reqd|req d|usage|needed|desired|target|rfq|quote|annual|ext|extended|build|buy|gesamt|purchase) ${PIECES}(?: .*)?|${WHOLE_LOT}|${PIECES} (?:gesamt|total|totale|totales|tot)(?: .*)?`,
  ],
  [
    'count',
    6,
    `(?:total|order|ordered|required|requested|req|needed|annual|build|buy|gesamt|purchase) ${VAGUE_PIECES}(?: .*)?`,
  ],
  [
    'ref',
    9,
    '(?:(?:part|schematic|schematics|component|board|circuit|pcb) )?(?:refs?(?: #)?|references?)|ref ?des(?:ignators?)?(?: list)?|(?:refs?|reference|part|component) designators?|designators?|designador(?:es)?|part refs?|bauteilname|referenzbezeichner|referenz(?:en)?|bauteilreferenz|positionsbezeichnung|einbauplatz|einbauort|(?:référence|repère) topologique|repères?|repère topo|rep topo|riferimento|riferimenti|riferimento topografico|referências?|désignateurs?|sch refs?|ref ?id|ref bez|référence schéma|ref esquema|rif|referenties|oznaczenie(?: na schemacie)?|oznaczenia|označení|referens|обозначение|поз обозн(?:ачение)?|позиционное обозначение|位号|位號|元件位号|标号|標號|元件标号|器件位号|位置号|焊接位号|回路番号|リファレンス|レファレンス|部品記号|回路記号|記号|実装位置|참조(?:번호)?|레퍼런스|실장위치|위치번호',
  ],
  [
    'ref',
    6,
    'locations?|positions?|positionen|placements?|bauteile?|bezeichner|identifiers?|parts|components|component locations?|symbols?|シンボル|références|referencias?|emplacement|ubicación|posizione|位置|参照|部品位置|component id|bauteilbezeichnung|bauteilposition|bestückungsplatz|rep|posición|posiciones|sigla|pozíció(?:szám)?|beteckning|viite|konum|插件位置|零件位置|取付位置|위치',
  ],
  [
    'fitted',
    9,
    `dnp|dnf|dni|dns|no ?pop|do not (?:populate|place|fit|mount|stuff|install)|fit|fit no fit|no ?fit|exclude|install(?:ed)?|fitted|not fitted|stuff(?:ed)?|stuffing|populated?|population|mounted|placed|assembled?|on board|in bom|exclude from (?:bom|board)|config|bestückt|bestücken|bestückung|à monter|montaż|osadit|устанавливать|nicht bestückt|monté|montado|montar|montato|是否贴装|是否焊接|贴装|焊接|实装|実装|未実装|実装有無|実装要否|是否贴片|是否安装|실장(?:여부)?`,
  ],
  [
    'package',
    9,
    '(?:comp(?:onent)? (?:package|footprint))|footprints?|foot print|package|packages|pkg|case|case ?package|package ?case|case ?size|package ?(?:type|style)|pkg type|case code|pattern|pcb ?footprint|housing|pcb decal|gehäuse|gehäuseform|bauform|size|boitier|boîtier|empreinte|encapsulado|huella|contenitore|encapsulamento|behuizing|obudowa|pouzdro|tokozás|kapsel|kotelo|корпус|типоразмер|kılıf|empaque|封装|封裝|封装形式|封装规格|パッケージ|外形|フットプリント|サイズ|패키지',
  ],
  [
    'description',
    9,
    '(?:(?:part|product|item|component|comp) )?(?:descriptions?|desc|descr)|details?|specs?|specifications?|characteristics?|beschreibung|bezeichnung|benennung|artikelbezeichnung|désignation|description article|descriptif|descripción|descripcion|denominación|descrizione|descrição|omschrijving|opis|popis|beskrivning|libellé|concepto|nazwa|název|megnevezés|leírás|benämning|kuvaus|açıklama|описание|наименование|название|描述|规格|規格|规格描述|规格参数|物料描述|产品描述|说明|説明|仕様|定格|品名|品名规格|品名規格|名称规格|설명|사양|규격|품명',
  ],
  [
    'description',
    8,
    '(?:(?:comp|component) )?values?|val|comment|wert|valeur|valor|valore|waarde|wartość|hodnota|bauteilwert|érték|värde|arvo|номинал|参数|參數|值|阻值|容值|数值|定数|値|값',
  ],
  [
    'model',
    2,
    'lib ?ref|comp(?:onent)? device(?: type)?|designation|name|(?:part|component|product|device|item) (?:name|type)|part|type|teil|artikel|pieza|pièce|部品名|元件|器件|名称|名稱|物料名称|元件名称|器件名称|nom|nombre del componente|nome',
  ],
  ['description', 2, 'device|component|componente|composant'],
]

const patterns = words.map(([role, strength, heading]) => ({
  hit: { role, strength },
  whole: new RegExp(`^(?:${heading})$`, 'u'),
}))

/** German joins the words: Herstellernr., Artikelnummer, Lieferantenteilenummer. */
const JOINED_NUMBER =
  /(hersteller|fabrikant|lieferanten?|bauteil|artikel|teile|bestell|sach|material|typen?|kunden)(?:-|\s)?(artikel|teile|bestell)?(?:nummern?|nr|no)(?![\p{L}])\.?/gu

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

const LINK = /https?:|www\./i

const isFitting = (text: string) => patterns.find(({ whole }) => whole.test(text))?.hit

/** What the heading means, or undefined for one that is not known. */
export function meaningOf(name: string): HeaderHit | undefined {
  if (name.length > MAX_HEADING || LINK.test(name)) return undefined
  const plain = plainHeading(name)
  if (plain === '') return undefined
  // "Part Number 2" is a part number, "Mfr Part No. 2" and "Supplier #2" are without the sign as well.
  const named = plain.replace(/ \d{1,4}$/, '')
  const bare = named.replace(/ #$/, '')
  const rank = Number(/ (?:# )?(\d{1,4})$/.exec(plain)?.[1] ?? 0)
  const hit =
    isFitting(plain) ??
    isFitting(named) ??
    isFitting(bare) ??
    isFitting(withoutTranslation(name)) ??
    countsPieces(plain)
  return hit && (rank > 0 ? { ...hit, rank } : hit)
}

/** With other words around it: "Stuffing quantity", "Qty for proto run". What is in stock or on a reel is not needed. */
const HOLDS_PIECES = new RegExp(`(?:^| )${PIECES}(?: |$)`, 'u')
const OTHER_PIECES =
  /(?:^| )(?:stock|stocked|hand|avail|available|availability|inventory|min|minimum|moq|mult|multiple|max|maximum|reel|pack|package|packaging|spq|std|standard|spare|spares|order multiple|received|shipped|backorder|open|lager|bestand|verpackung|vpe|lead)(?: |$)/u

const countsPieces = (plain: string): HeaderHit | undefined =>
  HOLDS_PIECES.test(plain) && !OTHER_PIECES.test(plain) ? { role: 'count', strength: UNSURE_COUNT } : undefined

/** Of the parts of a heading one that names a number says most: "规格/型号", "Part number (DigiKey)". */
const NUMBERS_FIRST: readonly BomRole[] = ['sku', 'altModel', 'model']

const isSure = (part: string, role: BomRole): boolean => {
  const hit = isFitting(part)
  return hit?.role === role && hit.strength === 9
}

/** Two languages in one heading: "数量 Qty", "型号(MPN)", "Menge / Quantity". */
function withoutTranslation(name: string): string {
  const normal = name.normalize('NFKC')
  const parts = normal
    .split(/[/(（）)|\n]+/)
    .map(plainHeading)
    .filter(Boolean)
  const known = parts.filter((part) => isFitting(part))
  const said = NUMBERS_FIRST.map((role) => known.find((part) => isSure(part, role)))
  const chosen = said.find((part) => part !== undefined) ?? known[0]
  if (parts.length > 1 && chosen) return chosen
  const latin = plainHeading(
    normal.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu, ' '),
  )
  const asian = plainHeading(normal.replace(/[\p{Script=Latin}\d]+/gu, ' '))
  return isFitting(latin) ? latin : asian
}

/** Headings where a mark means "not fitted"; in other headings it means "fitted". */
export const saysLeftOut = (name: string): boolean =>
  /^(?:dn[pfis]|no ?pop|no ?fit|do not .*|not .*|exclude(?: .*)?|nicht .*|未実装)$/.test(plainHeading(name))

/** How deep a row is in a bill of materials of several levels. */
export const isNamedLevel = (name: string): boolean =>
  /^(?:(?:bom|indent|indented|structure|item|hierarchy) )?(?:level|lvl|ebene|stufe|niveau|nivel|livello|层级|層級|阶层|階層|レベル)$/u.test(
    plainHeading(name),
  )

/** Names the board a row belongs to; each board has its own references. */
export const isNamedBoard = (name: string): boolean =>
  /^(?:boards?|pcb|pcba|(?:board|pcb|module) name|modules?|assembly|assy|sub ?assembly|baugruppe|leiterplatte|platine|carte|placa|scheda)$/u.test(
    plainHeading(name),
  )

/** Remarks of any kind. */
export const isNamedRemark = (name: string): boolean =>
  /^(?:remarks?|notes?|comments?|bemerkung(?:en)?|anmerkung(?:en)?|hinweise?|remarques?|observaciones|备注|備註|備考|비고)$/u.test(
    plainHeading(name),
  )

/** Amounts of money. */
export const isNamedPrice = (name: string): boolean =>
  /price|cost|[$€£¥]|(?:^|\W)(?:usd|eur|gbp)(?:\W|$)|preis|kosten|betrag|prix|precio|importe|prezzo|cena|цена|单价|單價|金额|单项|単価|価格|단가/iu.test(
    name,
  )

/** Counts the lines, not the pieces. */
export const isItemHeading = (name: string): boolean =>
  /^(?:item|items|#|pos|position|line|line #|item #|ítem|ítems|pos typ|id|index|idx|row|lfd #|laufende #|lp|ligne|rang|sn|s #|no|序号|序號|項番|項目|번호)$/u.test(
    plainHeading(name),
  )
