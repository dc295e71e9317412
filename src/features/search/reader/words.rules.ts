const DIACRITICS = /\p{M}+/gu
/** Scripts that are written without spaces: every character is a word of its own. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** The plus of Cortex-M0+ tells it from another one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}])+(?:[.,]\p{N}+)*[\p{L}\p{N}]*(?:(?<=\p{L}\d)\+(?![\p{L}\p{N}]))?/gu

/** Traditional Chinese characters and the simplified ones of the same words, as far as the trade has them. */
const TRADITIONAL =
  '電貼壓熱鋁鉭級線變極體穩齊納開關復橋靜護發場應閘雙運儀錶頻較數轉換準擬選時鐘離驅動單機處記憶儲閃邏輯門觸計譯碼網繼諧溫濕氣爾傳測編麥風連針膠殼輕鍵鈕撥險絲燈紅綠藍黃顯鳴揚聲馬達矽適鋰紐陽據縮試點無臥彎腳鍍錫車規帶裝盤斷價書現貨購買號盪層圖積濾鏡調隱塊銅纜燒錄導顆獨鐵屬繞採樣檢錠際緩衝'
const SIMPLIFIED =
  '电贴压热铝钽级线变极体稳齐纳开关复桥静护发场应闸双运仪表频较数转换准拟选时钟离驱动单机处记忆储闪逻辑门触计译码网继谐温湿气尔传测编麦风连针胶壳轻键钮拨险丝灯红绿蓝黄显鸣扬声马达硅适锂纽阳据缩试点无卧弯脚镀锡车规带装盘断价书现货购买号荡层图积滤镜调隐块铜缆烧录导颗独铁属绕采样检锭际缓冲'
const SIMPLER: ReadonlyMap<string, string> = new Map(
  Array.from(TRADITIONAL, (character, place) => [character, SIMPLIFIED[place] ?? character]),
)
const HAN = /\p{Script=Han}/gu

/** A number and its unit are one word, however they are written: 2.4 GHz, 16-bit. */
const APART = /(\d)[\s-]+(?=(?:[kmg]?(?:hz|bit|v|w|a|f|h|ohm)|mm|mil|kv|inch)(?![\p{L}\p{N}]))/gu

/** Sizes are one word, too: 6 × 6 mm is 6x6mm. */
const TIMES = /(\d)\s*[x×*]\s*(?=\d)/gu

/** And organisations of memories: 2 K × 8. */
const WIDTH = /(\d)\s*([kmg])\s*[x×*]\s*(?=\d{1,2}(?!\d))/gu

/** Names and queries are compared in this form: lower case, no accents, singular, simplified Chinese. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(DIACRITICS, '')
      .toLowerCase()
      .replace(HAN, (character) => SIMPLER.get(character) ?? character)
      .replace(APART, '$1')
      .replace(TIMES, '$1x')
      .replace(WIDTH, '$1$2x')
      .match(WORD) ?? []
  ).map(singular)

export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** Simple English singular; it need not be a word, as both sides use it. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(ch|sh|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/**
 * How many typos lead from one text to the other: a wrong, a missing, a needless character, or two
 * neighbours swapped. Above `most` it only says that it is more.
 */
export function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const [start, end] = sharedEnds(one, other)
  const [rows, columns] = [one.length - start - end, other.length - start - end]
  if (rows === 0 || columns === 0) return Math.max(rows, columns)
  let beforeLast: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= rows; row += 1) {
    const [letter, before] = [one[start + row - 1], one[start + row - 2]]
    const current = new Array<number>(columns + 1).fill(most + 1)
    current[0] = row
    let least = row
    // Further away from the diagonal there are more typos than are counted.
    for (let column = Math.max(1, row - most); column <= Math.min(columns, row + most); column += 1) {
      const isSame = letter === other[start + column - 1]
      const isSwapped =
        row > 1 && column > 1 && letter === other[start + column - 2] && before === other[start + column - 1]
      const typos = Math.min(
        (last[column] ?? most) + 1,
        (current[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? most) + 1 : most + 1,
      )
      current[column] = typos
      if (typos < least) least = typos
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[columns] ?? 0
}

/** How many characters two texts have in common at the beginning and at the end: most numbers that are compared have many. */
function sharedEnds(one: string, other: string): [start: number, end: number] {
  const length = Math.min(one.length, other.length)
  let [start, end] = [0, 0]
  while (start < length && one[start] === other[start]) start += 1
  while (end < length - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return [start, end]
}
