import { meaningOf } from '../../reading/header-words.rules.ts'

/** Finds the encoding of bytes that are not Unicode, by what they would say in each of them. */

export type OldEncoding = 'Windows-1252' | 'Windows-1250' | 'Windows-1251' | 'GBK' | 'Big5' | 'EUC-KR' | 'Shift-JIS'

interface Candidate {
  encoding: OldEncoding
  /** Its name for TextDecoder. */
  label: string
  /** How likely the text is, about 1 a byte; only compared with the score of the other candidates. */
  score: (text: string) => number
}

/** Bytes that are scored; the rest of a long file says the same. */
const SCORED_BYTES = 64 * 1024
/** Rows that may hold the heading. */
const SCORED_ROWS = 60
const HEADING_SCORE = 4

/** All characters whose bytes are in these ranges, where an encoding has the common ones of its language. */
function decodeRange(label: string, [first, last]: Range, [firstTrail, lastTrail]: Range): Set<string> {
  const pairs: number[] = []
  for (let lead = first; lead <= last; lead++)
    for (let trail = firstTrail; trail <= lastTrail; trail++) pairs.push(lead, trail)
  const found = new Set(new TextDecoder(label).decode(Uint8Array.from(pairs)))
  found.delete('\ufffd')
  return found
}

type Range = [first: number, last: number]
const HIGH_TRAILS: Range = [0xa1, 0xfe]
const ALL_TRAILS: Range = [0x40, 0xfe]

/** Of a list of parts, in the languages whose common characters have the same bytes. */
const OF_PARTS =
  '数量型号规格品牌位封装备注电容阻感贴片名称序物料清单描述制造商厂家编参晶振连接器芯价总元件插座不焊번호품명규격제조사수량위치비고저항콘덴서설명단가합계참조실장미모델'
const SIGNS = /[\u3000-\u303f\uff01-\uff5e±°℃×ΩΩμµ]/u
const PLAIN = /[\n\r\t -~]/

function scorePairs(common: () => Set<string>, isOther = (_: string) => false): Candidate['score'] {
  let known: Set<string> | undefined
  return (text) => {
    known ??= common()
    let score = 0
    for (const character of text) {
      if (PLAIN.test(character)) continue
      if (known.has(character)) score += OF_PARTS.includes(character) ? 3 : 2
      else if (SIGNS.test(character)) score += 1
      else score += isOther(character) ? 0.6 : -2
    }
    return score
  }
}

const SIGN = /[µ±°²³€§©®™«»–—“”‘’…×·½¼¾ªº¿¡]/u
const LETTER = /\p{L}/u
const HIGH = /[^\0-~]/u
const LATIN = /[a-z]/i

/** A letter or sign between plain ones is likely; the score says how likely each character is by itself. */
const scoreLetters =
  (own: (character: string, before: string, after: string) => number): Candidate['score'] =>
  (text) => {
    let score = 0
    for (let at = 0; at < text.length; at++) {
      const character = text[at] ?? ''
      if (HIGH.test(character)) score += own(character, text[at - 1] ?? ' ', text[at + 1] ?? ' ')
    }
    return score
  }

const isBeside = (before: string, after: string, kind: RegExp) => kind.test(before) || kind.test(after)

const scoreWestern = scoreLetters((character, before, after) => {
  // ³ and ¹ inside a word are ł and ą.
  if (/[¹³¿]/.test(character) && LETTER.test(before) && !/\d/.test(after)) return -2
  if (SIGN.test(character)) return 1
  if (!LETTER.test(character) || /[ƒŠŒŽŸ]/.test(character)) return -1
  return isBeside(before, after, HIGH) ? 0 : 1
})

const scoreCentral = scoreLetters((character, before, after) => {
  if (SIGN.test(character)) return 1
  if (!LETTER.test(character) || /[ŕŔĺĹ]/.test(character)) return -1
  return isBeside(before, after, HIGH) ? 0 : 1
})

const CYRILLIC = /\p{Script=Cyrillic}/u

const scoreCyrillic = scoreLetters((character, before, after) => {
  if (SIGN.test(character)) return 1
  if (!CYRILLIC.test(character) || isBeside(before, after, LATIN)) return -1
  const isUpperInside = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)
  if (isUpperInside) return -2
  return isBeside(before, after, CYRILLIC) ? 1 : 0
})

const isHalfKana = (character: string) => /[ｦ-ﾟ]/u.test(character)

/** Of equally likely ones the first. */
const candidates: readonly [Candidate, ...Candidate[]] = [
  { encoding: 'Windows-1252', label: 'windows-1252', score: scoreWestern },
  { encoding: 'Windows-1250', label: 'windows-1250', score: scoreCentral },
  { encoding: 'Windows-1251', label: 'windows-1251', score: scoreCyrillic },
  { encoding: 'GBK', label: 'gb18030', score: scorePairs(() => decodeRange('gb18030', [0xb0, 0xd7], HIGH_TRAILS)) },
  { encoding: 'Big5', label: 'big5', score: scorePairs(() => decodeRange('big5', [0xa4, 0xc6], ALL_TRAILS)) },
  { encoding: 'EUC-KR', label: 'euc-kr', score: scorePairs(() => decodeRange('euc-kr', [0xb0, 0xc8], HIGH_TRAILS)) },
  {
    encoding: 'Shift-JIS',
    label: 'shift_jis',
    score: scorePairs(
      () =>
        new Set([
          ...decodeRange('shift_jis', [0x82, 0x83], ALL_TRAILS),
          ...decodeRange('shift_jis', [0x88, 0x97], ALL_TRAILS),
        ]),
      isHalfKana,
    ),
  },
]

export function detectEncoding(bytes: Uint8Array): Candidate {
  const sample = bytes.subarray(0, SCORED_BYTES)
  let best = { candidate: candidates[0], score: Number.NEGATIVE_INFINITY }
  for (const candidate of candidates) {
    const text = new TextDecoder(candidate.label).decode(sample)
    const score = candidate.score(text) + HEADING_SCORE * countHeadings(text)
    if (score > best.score) best = { candidate, score }
  }
  return best.candidate
}

/** Column names with letters of the encoding, in the row that has most of them. */
function countHeadings(text: string): number {
  const rows = text.split(/\r\n?|\n/, SCORED_ROWS).map((row) => row.split(/[,;\t|]/))
  const isHeading = (cell: string) => HIGH.test(cell) && cell.length <= 40 && meaningOf(cell) !== undefined
  return Math.max(0, ...rows.map((cells) => cells.filter(isHeading).length))
}
