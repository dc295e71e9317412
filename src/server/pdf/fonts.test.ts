import { expect, test } from 'vitest'
import { loadFonts } from './fonts.ts'

type Fonts = Awaited<ReturnType<typeof loadFonts>>

/** The font that a document with this text would hold. */
function embedded(font: Fonts['sans'], text: string): Buffer {
  const subset = font.createSubset()
  for (const { id } of font.layout(text).glyphs) subset.includeGlyph(id)
  return subset.encode()
}

const REPLACED = '\u{1f980}'

test.each([
  ['Polish', 'Zażółć gęślą jaźń ŁÓDŹ'],
  ['Turkish and Romanian', 'ığşİ țșăî'],
  ['Vietnamese', 'Nguyễn Thị Đặng, Thành phố Hồ Chí Minh, ẾẮỘỨ'],
  ['Greek', 'Ελληνική Εταιρεία Ωμέγα'],
  ['Cyrillic', 'Щёлково Київ Ґанок Љубљана'],
  ['signs of the trade', 'Ω µ ≥ ≤ – — ± ° ″ ′ ￥ ¥ € ™ ® − → × √ ½ “”„’…'],
  ['Chinese', '深圳市华强北电子元器件贸易有限公司 臺灣積體電路'],
  ['Japanese', '株式会社サンプル電子 東京都港区 鴎 碕'],
  ['Korean', '서울특별시 강남구 (주)한국전자'],
])('%s text has a glyph for every sign, in every style', async (_, text) => {
  const fonts = await loadFonts(text + REPLACED)
  for (const font of Object.values(fonts)) {
    const missing = embedded(font, REPLACED)
    const lacking = Array.from(text.replace(/\s/g, '')).filter((sign) => embedded(font, sign).equals(missing))
    expect(lacking).toEqual([])
  }
})

test('a document may need more font files than are kept', async () => {
  const syllables = Array.from({ length: 180 }, (_, place) => String.fromCodePoint(0xac00 + place * 62))
  const { sans } = await loadFonts(syllables.join('') + REPLACED)
  const missing = embedded(sans, REPLACED)
  expect(syllables.filter((sign) => embedded(sans, sign).equals(missing))).toEqual([])
})

test('bold is bold in every script', async () => {
  const { sans, bold } = await loadFonts('深Ж')
  for (const sign of '深Ж') expect(embedded(sans, sign)).not.toEqual(embedded(bold, sign))
})

test('ideographs of a document with kana have their Japanese shapes', async () => {
  const [chinese, japanese] = await Promise.all([loadFonts('直'), loadFonts('直の')])
  expect(embedded(chinese.sans, '直')).not.toEqual(embedded(japanese.sans, '直'))
})

test('signs that look alike keep their own codes, and what cannot be printed can be copied', async () => {
  const { sans } = await loadFonts(REPLACED)
  const text = `-\u2010 \u00a0${REPLACED}`
  const { glyphs } = sans.layout(text)
  expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')).toBe(text)
  expect(new Set(glyphs.map(({ id }) => id)).size).toBe(5)
})

test('a letter with an accent that no font has is printed without it, and copied with it', async () => {
  const { sans } = await loadFonts('')
  expect(embedded(sans, 'Ḥ')).toEqual(embedded(sans, 'H'))
  expect(sans.layout('Ḥ').glyphs[0]?.codePoints).toEqual(['Ḥ'.codePointAt(0)])
})

test('accents that are separate signs become letters; invisible signs are left out', async () => {
  const { sans } = await loadFonts('')
  const signs = sans.layout('Lo\u0301dz\u0301\u200b\r\n\ufeff').glyphs.map(({ sign }) => sign)
  expect(signs.join('')).toBe('Lódź')
})

test('letters are kerned', async () => {
  const { sans } = await loadFonts('')
  const widthOf = (text: string) => sans.layout(text).advanceWidth
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
})
