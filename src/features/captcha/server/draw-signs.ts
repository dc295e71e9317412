import { randomInt } from 'node:crypto'
import { type Stroke, strokesOf } from './sign-strokes.ts'

const WIDTH = 220
const HEIGHT = 72
const SHEET = { width: 8, height: 12 }
const INKS = ['#14454f', '#3b2f63', '#5a2d20', '#1c4a26', '#3a3a3a']

/** Between the two, in hundredths. */
const between = (least: number, most: number) => least + randomInt(Math.round((most - least) * 100) + 1) / 100

const oneOf = (choices: readonly string[]) => choices[randomInt(choices.length)] ?? '#000000'

/** A picture of the signs: shaken, turned, of uneven size, crossed by lines. Strokes only, so no text is in it. */
export async function drawSigns(signs: string): Promise<Buffer> {
  const step = (WIDTH - 24) / signs.length
  const drawn = [...signs].map((sign, place) => drawSign(sign, 12 + step * (place + 0.5), step))
  const parts = [...lines(4, 1.4), ...drawn, ...lines(3, 1.6), ...specks(40)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f2f4f3"/>${parts.join('')}</svg>`
  // Large, and needed now and then only.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 32 }).toBuffer()
}

function drawSign(sign: string, centre: number, step: number): string {
  const size = between(2.9, 3.6)
  const angle = (between(-20, 20) * Math.PI) / 180
  const lean = between(-0.2, 0.2)
  const down = HEIGHT / 2 + between(-6, 6)
  const place = ([x, y]: Stroke[number]) => {
    const left = (x - SHEET.width / 2 + between(-0.25, 0.25)) * size + (SHEET.height / 2 - y) * lean * size
    const top = (y - SHEET.height / 2 + between(-0.25, 0.25)) * size
    const turned = [left * Math.cos(angle) - top * Math.sin(angle), left * Math.sin(angle) + top * Math.cos(angle)]
    return `${(centre + between(-step / 12, step / 12) + (turned[0] ?? 0)).toFixed(1)},${(down + (turned[1] ?? 0)).toFixed(1)}`
  }
  const paths = strokesOf(sign).map((stroke) => `M${stroke.map(place).join('L')}`)
  return `<path d="${paths.join('')}" fill="none" stroke="${oneOf(INKS)}" stroke-width="${between(3, 4.2)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Across the whole picture, so that the signs cannot simply be cut apart. */
const lines = (count: number, width: number) =>
  Array.from({ length: count }, () => {
    const [from, bend, to] = [between(4, HEIGHT - 4), between(-20, HEIGHT + 20), between(4, HEIGHT - 4)]
    return `<path d="M0,${from}Q${between(60, WIDTH - 60)},${bend} ${WIDTH},${to}" fill="none" stroke="${oneOf(INKS)}" stroke-width="${width}" opacity="0.55"/>`
  })

const specks = (count: number) =>
  Array.from(
    { length: count },
    () =>
      `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.5, 1.4)}" fill="${oneOf(INKS)}" opacity="0.5"/>`,
  )
