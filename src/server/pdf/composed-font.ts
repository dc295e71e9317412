import type { Font } from 'fontkit'
import { EMPTY, encodeOutline, type FontGlyph, UNITS_PER_EM, writeTrueType } from './true-type.ts'

const MAX_PAIRS = 20_000

/** One font of one file, with what has been used of it. */
export class FontFace {
  readonly #font: Font
  readonly #glyphs = new Map<string, FontGlyph>()
  readonly #kernings = new Map<string, number>()

  constructor(font: Font) {
    if (font.unitsPerEm !== UNITS_PER_EM) throw new Error(`${font.fullName} has ${font.unitsPerEm} units`)
    this.#font = font
  }

  /** Undefined if it has no glyph for the sign. */
  find(sign: string): FontGlyph | undefined {
    const known = this.#glyphs.get(sign)
    const code = sign.codePointAt(0) ?? 0
    if (known || !this.#font.hasGlyphForCodePoint(code)) return known
    const { advanceWidth, path } = this.#font.glyphForCodePoint(code)
    const glyph = { advance: advanceWidth, outline: encodeOutline(path) }
    this.#glyphs.set(sign, glyph)
    return glyph
  }

  /** By how much the distance of two signs is changed. Shaping every word of a document took 20 ms. */
  kerning(left: string, right: string): number {
    const pair = left + right
    const known = this.#kernings.get(pair)
    if (known !== undefined) return known
    const { glyphs, positions } = this.#font.layout(pair, { liga: false })
    const kerning = (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)
    if (this.#kernings.size >= MAX_PAIRS) this.#kernings.clear()
    this.#kernings.set(pair, kerning)
    return kerning
  }
}

const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
/** Printed for a sign that no font has, not even without its accents. */
const REPLACEMENT = '\ufffd'

/** The letter that a sign is made of, such as H of Ḥ; the sign itself if it is made of several. */
function withoutAccents(sign: string): string {
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare.length === 1 ? bare : sign
}

/** A sign in a document: an own glyph for each, so that text is copied as it was written. */
interface PlacedGlyph {
  id: number
  advanceWidth: number
  codePoints: number[]
  sign: string
  face: FontFace
}

/**
 * The font of one style in one document, with glyphs of several files. pdfkit takes it for a font of fontkit: it has
 * what pdfkit asks of one.
 */
export class ComposedFont {
  readonly postscriptName: string
  readonly unitsPerEm = UNITS_PER_EM
  /** Lines are as high as those of Helvetica were (1.16 of the size): documents have as many pages as before. */
  readonly ascent = 850
  readonly descent = -250
  readonly lineGap = 60
  readonly capHeight = 698
  readonly xHeight = 516
  readonly italicAngle = 0
  readonly bbox = { minX: -300, minY: -300, maxX: 1500, maxY: 1200 }
  readonly head = { macStyle: { italic: false } }
  readonly post = { isFixedPitch: false }
  readonly #findFace: (sign: string) => FontFace | undefined
  readonly #glyphs: FontGlyph[] = [{ advance: 0, outline: EMPTY }]
  readonly #placed = new Map<string, PlacedGlyph>()

  constructor(name: string, findFace: (sign: string) => FontFace | undefined) {
    this.postscriptName = name
    this.#findFace = findFace
  }

  layout(text: string) {
    const signs = text.normalize().replaceAll('\t', ' ').replace(INVISIBLE, '')
    const glyphs = Array.from(signs, (sign) => this.#place(sign))
    const positions = glyphs.map(({ face, sign, advanceWidth }, place) => {
      const next = glyphs[place + 1]
      const kerning = next?.face === face ? face.kerning(sign, next.sign) : 0
      return { xAdvance: advanceWidth + kerning, yAdvance: 0, xOffset: 0, yOffset: 0 }
    })
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
  }

  getGlyph(id: number) {
    return { advanceWidth: this.#glyphs[id]?.advance ?? 0 }
  }

  createSubset() {
    const places = new Map([[0, 0]])
    return {
      includeGlyph(id: number): number {
        const place = places.get(id) ?? places.size
        places.set(id, place)
        return place
      },
      encode: () =>
        writeTrueType(
          [...places.keys()].flatMap((id) => this.#glyphs[id] ?? []),
          this,
        ),
    }
  }

  #place(sign: string): PlacedGlyph {
    const known = this.#placed.get(sign)
    if (known) return known
    const shown = [sign, withoutAccents(sign), REPLACEMENT].find((one) => this.#findFace(one)) ?? REPLACEMENT
    const face = this.#findFace(shown)
    const glyph = face?.find(shown)
    if (!face || !glyph) throw new Error('no font has the replacement sign')
    const placed = {
      id: this.#glyphs.push(glyph) - 1,
      advanceWidth: glyph.advance,
      codePoints: [sign.codePointAt(0) ?? 0],
      sign,
      face,
    }
    this.#placed.set(sign, placed)
    return placed
  }
}
