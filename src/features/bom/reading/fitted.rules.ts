import { onOneLine } from './cell-kinds.rules.ts'

/** Marks for parts that are not fitted (DNP), in any column. */

export type FittedMark = 'no' | 'ask'

const ACTIONS = '(?:populate|place|fit|mount|stuff|install|assemble|solder|load)'
const DONE = '(?:populated|placed|fitted|mounted|stuffed|installed|assembled|soldered|loaded)'
const CERTAIN = [
  'd\\.?n\\.?[pfism]\\.?',
  '(?:no|not)[-_ ]?(?:pop(?:ulate)?|fit|stuff|load|mount|place|install)',
  `do[-_ ]?not[-_ ]?${ACTIONS}`,
  `(?:not[-_ ]?|un)${DONE}`,
  'unpop',
  'nicht best(?:(?:ü|ue)ck(?:t|ung|en)|\\.)?',
  'n\\. ?b(?:est)?\\.',
  'leave (?:empty|unpopulated|open)',
  'unbest(?:ü|ue)ckt',
  'ohne best(?:ü|ue)ckung',
  'non (?:mont[ée]e?|câbl[ée]e?|implant[ée]e?|montato)',
  'ne pas (?:monter|poser|câbler|implanter)',
  'no (?:montar|poblar|colocar|montado|poner)',
  'não (?:montar|montado)',
  'non montare',
  'не (?:устанавливать|монтировать|ставить)',
  'nie (?:montować|obsadzać)',
  'neosa(?:zovat|zeno|dit)',
  'niet (?:plaatsen|monteren)',
  '(?:ej|inte) monterad?',
].join('|')
/** Written without spaces around them. */
const CERTAIN_ASIAN = /不贴|不貼|不焊|不装|不裝|空贴|空貼|空焊|未贴|未貼|未装|未実装|実装なし|実装しない|不実装|미실장/u
/** Ambiguous two-letter marks: 100 NF, a contact that is NC. */
const SHORT = 'n[/.]?[mpfcslb]'
/** Only as the whole cell. */
const ALONE = 'dnl|empty|omit(?:ted)?|not used|unused|entf(?:ä|ae)llt|leer'
const ASKED = 'opt(?:ional(?:ly)?|ion(?:nel|al)?|\\.)?|as (?:required|needed)|nach bedarf|bei bedarf|選択|可选|可選'

const START = '(?:^|[\\s,;:/()\\[\\]{}<>"\'_*+-])'
const END = '(?=$|[\\s,;:!/()\\[\\]{}<>"\'_*+-])'
const HOLDS_CERTAIN = new RegExp(`${START}(?:${CERTAIN})${END}`, 'iu')
const IS_SHORT = new RegExp(`^[\\s*/(\\[<]*(?:${SHORT}|${ALONE})[\\s*)\\]>.]*$`, 'iu')
/** Around the whole value: NA(10uF/6.3V/C0603), NA/R0402. */
const AROUND = /^NA\s?(?:\((.+)\)|\/(?=.*\d)\s?(.*))$/i
/** Behind a value: 10k/NC, 100n_NM, 4k7 (NP). A run of signs is read from its first one only. */
const ENDS_SHORT = new RegExp(`\\s?(?<![_/(\\[*-])[_/(\\[*-]+\\s?(?:${SHORT})[)\\]*]*$`, 'iu')
const IS_ASKED = new RegExp(`^[\\s*(\\[]*(?:n[iu]|${ASKED})[\\s*)\\].]*$`, 'iu')
const ENDS_ASKED = new RegExp(`(?<=^.|[^\\s_/(\\[,;*-])[\\s_/(\\[,;*-]+(?:${ASKED})[)\\]*.]*$`, 'iu')

/** Behind a value with its unit: 10k NP. Behind a bare number it may be the unit: 100 NF. */
const VALUE_THEN_SHORT = new RegExp(
  `(?<=^\\d+(?:[.,]\\d*)?(?:[pnuµμ]F?|[kMR]\\d*|[numµμ]H|Ω|ohms?)) (?:${SHORT})$`,
  'iu',
)

const VALUE_BEFORE = /^[\d.,]+(?: ?(?:[pnuµμmkMGR]?(?:F|H|R|Ω|V|A|W|Hz|ohms?)|[pnuµμmkMGR]|meg)\d*| \d*)?%?$/i

/** What is before the mark at the end of a text. */
function textBefore(text: string, mark: RegExp): string | undefined {
  const at = mark.exec(text)?.index
  return at === undefined ? undefined : text.slice(0, at)
}

const valueBeforeShort = (text: string): string | undefined => {
  const before = textBefore(text, ENDS_SHORT)
  return before !== undefined && /\d/.test(before) ? before : undefined
}

/** Reads the mark of a cell. Short marks count alone or after a value: "LM358-NC" is a part number. */
export function fittedMarkOf(cell: string): FittedMark | undefined {
  const text = onOneLine(cell)
  if (text === '') return undefined
  if (HOLDS_CERTAIN.test(text) || CERTAIN_ASIAN.test(text) || IS_SHORT.test(text) || AROUND.test(text)) return 'no'
  const before = valueBeforeShort(text)
  if (before !== undefined && (VALUE_BEFORE.test(before) || /\/\s*\w+$/.test(text.slice(before.length)))) return 'no'
  return IS_ASKED.test(text) || ENDS_ASKED.test(text) || VALUE_THEN_SHORT.test(text) ? 'ask' : undefined
}

/** Only unambiguous words, for columns with any content. */
export const saysNotFitted = (text: string): boolean => HOLDS_CERTAIN.test(text) || CERTAIN_ASIAN.test(text)

const CERTAIN_MARK = new RegExp(
  `[\\s,;:/(\\[{<"'_*+-]{0,20}(?:^|[\\s,;:/(\\[{<"'_*+-])(?:${CERTAIN})(?:$|[\\s,;:!/)\\]}>"'_*+-]+)`,
  'giu',
)

/** The cell without the mark: "10k_DNP" is 10k, "*DNP*" is nothing. */
export function withoutFittedMark(cell: string): string {
  if (fittedMarkOf(cell) === undefined) return cell
  const text = onOneLine(cell)
  if (IS_SHORT.test(text) || IS_ASKED.test(text)) return ''
  const [, around, behind] = AROUND.exec(text) ?? []
  if (around !== undefined || behind !== undefined) return around ?? behind ?? ''
  const bare = onOneLine(text.replace(CERTAIN_MARK, ' ').replace(CERTAIN_ASIAN, ' '))
  const value = valueBeforeShort(bare) ?? textBefore(bare, ENDS_ASKED) ?? textBefore(bare, VALUE_THEN_SHORT) ?? bare
  return value.replace(/^[*_\s]+|(?<![*_\s])[*_\s]+$/g, '')
}
