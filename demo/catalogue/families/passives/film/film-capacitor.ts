import type { CategoryPath, Packing, Part } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Choice } from '../numbering.ts'
import { type Decimal, numberOf, roundTo, shift } from '../values/decimal.ts'
import { E6, preferredValues } from '../values/e-series.ts'

/** A plastic box by lead pitch, with what it holds in µF × V of polyester. */
export interface Box {
  code: string
  pitch: number
  size: string
  height: number
  charge: number
  price: number
}

// biome-ignore format: a table is read in columns
export const boxes: readonly Box[] = [
  { code: '1A', pitch: 5, size: '7.2 × 2.5 mm', height: 6.5, charge: 7, price: 0.07 },
  { code: '1B', pitch: 5, size: '7.2 × 3.0 mm', height: 7.5, charge: 10, price: 0.08 },
  { code: '1C', pitch: 5, size: '7.2 × 3.5 mm', height: 8.5, charge: 22, price: 0.1 },
  { code: '1E', pitch: 5, size: '7.2 × 4.5 mm', height: 9.5, charge: 34, price: 0.13 },
  { code: '1F', pitch: 5, size: '7.2 × 5.0 mm', height: 10, charge: 70, price: 0.17 },
  { code: '1G', pitch: 5, size: '7.2 × 5.5 mm', height: 11.5, charge: 105, price: 0.24 },
  { code: '1I', pitch: 5, size: '7.2 × 7.2 mm', height: 13, charge: 160, price: 0.34 },
  { code: '2A', pitch: 7.5, size: '10.3 × 2.5 mm', height: 7, charge: 15, price: 0.1 },
  { code: '2B', pitch: 7.5, size: '10.3 × 3.0 mm', height: 8.5, charge: 30, price: 0.12 },
  { code: '2C', pitch: 7.5, size: '10.3 × 4.0 mm', height: 9, charge: 55, price: 0.15 },
  { code: '2D', pitch: 7.5, size: '10.3 × 4.5 mm', height: 9.5, charge: 80, price: 0.18 },
  { code: '2F', pitch: 7.5, size: '10.3 × 5.7 mm', height: 12.5, charge: 160, price: 0.28 },
  { code: '3A', pitch: 10, size: '13.0 × 3.0 mm', height: 9, charge: 40, price: 0.16 },
  { code: '3C', pitch: 10, size: '13.0 × 4.0 mm', height: 9.5, charge: 90, price: 0.2 },
  { code: '3F', pitch: 10, size: '13.0 × 6.0 mm', height: 12, charge: 230, price: 0.33 },
  { code: '4B', pitch: 15, size: '18.0 × 5.0 mm', height: 11, charge: 200, price: 0.28 },
  { code: '4D', pitch: 15, size: '18.0 × 7.0 mm', height: 14, charge: 500, price: 0.48 },
  { code: '4F', pitch: 15, size: '18.0 × 9.0 mm', height: 16, charge: 1000, price: 0.8 },
]

export interface FilmValue extends Choice {
  farads: number
  text: string
  /** A digit for the decade and three figures: 3100 is 0.1 µF, 2100 is 10 nF. */
  code: string
}

const filmValue = (nanofarads: Decimal): FilmValue => {
  const farads = numberOf(shift(nanofarads, -9))
  return {
    farads,
    text: formatQuantity(farads, 'F'),
    code: `${nanofarads.exponent + 3}${nanofarads.digits}`,
    common: nanofarads.digits === 100 || nanofarads.digits === 220 || nanofarads.digits === 470,
  }
}
const values = preferredValues(E6, 1, 10000).map(filmValue)

export function decodeFilmValue(code: string): FilmValue | undefined {
  const decade = Number(code.slice(0, 1))
  const digits = Number(code.slice(1))
  return digits >= 100 && decade > 0 ? filmValue({ digits, exponent: decade - 3 }) : undefined
}

export interface FilmBody extends Choice {
  series: string
  film: 'PET' | 'PP'
  voltage: string
  volts: number
}
export interface SizedFilm extends Choice {
  value: FilmValue
  box: Box
}
export interface FilmEnding extends Choice {
  tolerance: string
  pack: string
  packing: Packing
  packCount: number
}

const PET: CategoryPath = ['Capacitors', 'Film Capacitors', 'Polyester (PET)']
const PP: CategoryPath = ['Capacitors', 'Film Capacitors', 'Polypropylene (PP)']
const PERCENT: Readonly<Record<string, number>> = { J: 5, K: 10, M: 20 }

export function describeFilm(
  names: { model: string; stem: string; brand: string },
  { film, volts }: FilmBody,
  { value, box }: SizedFilm,
  { tolerance, packing, packCount }: FilmEnding,
  dearness: number,
): Part {
  const percent = PERCENT[tolerance] ?? 20
  const material = film === 'PET' ? 'polyester' : 'polypropylene'
  return {
    ...names,
    category: film === 'PET' ? PET : PP,
    name: film === 'PET' ? 'Polyester film capacitor' : 'Polypropylene film capacitor',
    introduce: `${value.text} ±${percent} % ${volts} V ${material} film capacitor, pitch ${box.pitch} mm`,
    package: `Box ${box.pitch} mm`,
    attributes: {
      capacitance: value.farads,
      tolerance: percent,
      voltage: volts,
      dielectric: film === 'PET' ? 'Polyester (PET)' : 'Polypropylene (PP)',
      mounting: 'Through hole',
      pitch: box.pitch,
      size: box.size,
      height: box.height,
      temperatureMin: -55,
      temperatureMax: film === 'PET' ? 125 : 105,
      qualification: 'Not qualified',
    },
    equivalence: `CF|${film}|${box.pitch}|${value.farads}|${percent}|${volts}`,
    drawing: `film-box-${box.pitch}`,
    marking: `${value.text} ${volts}V`,
    packing,
    packCount,
    usualPrice: roundTo(box.price * (film === 'PP' ? 1.4 : 1) * (percent === 5 ? 1.3 : 1) * dearness, 2),
    rohs: true,
  }
}

/** The smallest box of a pitch that holds it; polypropylene and high voltage take more room. */
export function boxFor(pitch: number, { film, volts }: FilmBody, farads: number): Box | undefined {
  const room = farads * 1e6 * volts * (film === 'PP' ? 3 : 1) * (volts >= 400 ? 1.5 : 1)
  return boxes.find((box) => box.pitch === pitch && room <= box.charge && room >= box.charge / 700)
}

export const filmEndings = (packs: ReadonlyArray<readonly [string, Packing, number]>): FilmEnding[] =>
  ['J', 'K', 'M'].flatMap((tolerance) =>
    packs.map(([pack, packing, packCount], position) => ({
      tolerance,
      pack,
      packing,
      packCount,
      common: tolerance === 'K' && position === 0,
    })),
  )

export const sizedFor = (body: FilmBody, pitches: readonly number[]): SizedFilm[] =>
  pitches.flatMap((pitch) =>
    values.flatMap((value) => {
      const box = boxFor(pitch, body, value.farads)
      return box ? [{ value, box, common: value.common }] : []
    }),
  )
