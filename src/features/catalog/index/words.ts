import { stem } from './stem.ts'

const DIACRITICS = /\p{M}+/gu
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
const UNIT = '(?:[kmg]?(?:hz|bit|v|w|a|f|h|ohm)|mm|mil|kv|inch)'
const APART = new RegExp(`(\\d)[\\s-]+(?=${UNIT}(?![\\p{L}\\p{N}]))`, 'gu')

/** Sizes are one word, too: 6 × 6 mm is 6x6mm. */
const TIMES = /(\d)\s*[x×*]\s*(?=\d)/gu

/** And organisations of memories: 2 K × 8. */
const WIDTH = /(\d)\s*([kmg])\s*[x×*]\s*(?=\d{1,2}(?!\d))/gu

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text)

/** Lower case, without accents, in simplified Chinese. */
const simplify = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(DIACRITICS, '')
        .toLowerCase()
        .replace(HAN, (character) => SIMPLER.get(character) ?? character)

/** The words of a text, as they are written but for case, accents and characters. Numbers keep their units. */
export const splitWords = (text: string): string[] => joinNumbers(simplify(text)).match(WORD) ?? []

const joinNumbers = (simple: string): string =>
  simple.replace(APART, '$1').replace(TIMES, '$1x').replace(WIDTH, '$1$2x')

const WITH_UNIT = new RegExp(`^([\\d.,]+)${UNIT}$`, 'u')
const SIZE = /^(.*\dx\d[\d.,]*)(\p{L}*)$/u
const LETTERS = /^\p{L}+$/u
const DIGITS = /^\d+$/

/** The numbers of a size or a value, as they may be asked for: 40mm and 40 of 40x40mm, 24 of 24bit. */
function listNumbers(word: string): string[] {
  const [, numbers, unit] = SIZE.exec(word) ?? []
  if (numbers !== undefined) return numbers.split('x').flatMap((number) => (unit ? [number, number + unit] : [number]))
  const [, number] = WITH_UNIT.exec(word) ?? []
  return number === undefined ? [] : [number]
}

/** Words of sentences, which say nothing about a part. */
const STOP_WORDS = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can will
  just don should now`.split(/\s+/),
)

const MAX_KNOWN = 100_000
/** The stems of each word and of its numbers, none for stop words. Most words are met again and again. */
const known = new Map<string, readonly string[]>()

function stemsOfWord(word: string): readonly string[] {
  const before = known.get(word)
  if (before) return before
  const own = STOP_WORDS.has(word) ? [] : [/^[a-z]+$/.test(word) ? stem(word) : word, ...listNumbers(word)]
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, own)
  return own
}

/**
 * What a description is found by, and what a query asks for: the stems of its words, each once. "Push-push" is a word, too, and
 * the 16 of "SSOP-16" is none by itself.
 */
export function stemsOf(text: string): string[] {
  const simple = joinNumbers(simplify(text))
  const stems = new Set<string>()
  const add = (word: string) => {
    for (const one of stemsOfWord(word)) stems.add(one)
  }
  let [before, end] = ['', -1]
  for (const { 0: word, index } of simple.matchAll(WORD)) {
    const isJoined = index === end + 1 && simple[end] === '-' && LETTERS.test(before)
    if (isJoined && LETTERS.test(word)) add(`${before}-${word}`)
    if (!(isJoined && DIGITS.test(word))) add(word)
    ;[before, end] = [word, index + word.length]
  }
  return [...stems]
}
