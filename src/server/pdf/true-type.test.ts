import { createRequire } from 'node:module'
import { create, type Font, openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { encodeOutline, writeTrueType } from './true-type.ts'

const PLEX = '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'
const METRICS = { ascent: 850, descent: -250, bbox: { minX: 0, minY: -250, maxX: 1000, maxY: 850 } }

const plex = openSync(createRequire(import.meta.url).resolve(PLEX)) as Font
const glyphOf = (sign: string) => plex.glyphForCodePoint(sign.codePointAt(0) ?? 0)

test('a written font has the shapes and widths of the glyphs it was made of', () => {
  const signs = [...'Ag Łếжω₽™']
  const glyphs = signs.map((sign) => ({
    advance: glyphOf(sign).advanceWidth,
    outline: encodeOutline(glyphOf(sign).path),
  }))
  const written = create(writeTrueType(glyphs, METRICS)) as Font
  expect(written).toMatchObject({ numGlyphs: signs.length, unitsPerEm: 1000, ascent: 850, descent: -250 })
  for (const [place, sign] of signs.entries()) {
    const [made, source] = [written.getGlyph(place), glyphOf(sign)]
    expect(made.advanceWidth).toBe(source.advanceWidth)
    expect(made.path.commands.length).toBe(source.path.commands.length)
    const [at, from] = [made.path, source.path].map(({ commands }) => commands.flatMap(({ args }) => args))
    // Points between two curves are rounded.
    for (const [step, value] of (at ?? []).entries())
      expect(Math.abs(value - (from?.[step] ?? 0))).toBeLessThanOrEqual(0.5)
  }
})
