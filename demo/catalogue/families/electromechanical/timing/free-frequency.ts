import type { OpenField } from '../numbering.ts'
import { type Frequency, OSCILLATOR_FREQUENCIES } from './frequencies.ts'

/** A prime, so that walking the list with it as stride meets every entry once. */
const STRIDE = 7919

/**
 * The frequency of a programmable oscillator: anything the chip can make, to the hertz. Numbers are made of the
 * frequencies everyone stocks first, then of the whole kilohertz in between in a scattered order; any other is read.
 */
export function freeFrequency(lowest: number, highest: number, decimals = 6): OpenField<Frequency> {
  const unit = 10 ** (6 - decimals)
  const stocked = OSCILLATOR_FREQUENCIES.filter(
    // What the decimals cannot write exactly could not be read back.
    (hertz) => hertz >= lowest && hertz <= highest && hertz % unit === 0,
  )
  const kilohertz = Math.floor((highest - lowest) / 1000) + 1
  const stockedOnGrid = new Set(stocked.filter((hertz) => (hertz - lowest) % 1000 === 0))
  const others = kilohertz - stockedOnGrid.size
  let scattered: Int32Array | undefined

  function scatter(): Int32Array {
    const list = new Int32Array(others)
    let filled = 0
    for (let step = 0; step < kilohertz; step++) {
      const hertz = lowest + step * 1000
      if (!stockedOnGrid.has(hertz)) list[filled++] = hertz
    }
    return list
  }

  // A list as long as a multiple of the stride would be walked in circles; one entry less is not.
  const usable = others % STRIDE === 0 ? others - 1 : others
  // Written by hand because this runs for millions of numbers and toFixed is slow.
  const frequency = (hertz: number): Frequency => ({
    hertz,
    code: `${Math.floor(hertz / 1e6)}.${String(1e6 + (hertz % 1e6)).slice(1, 1 + decimals)}`,
  })

  return {
    size: stocked.length + usable,
    pattern: `\\d{1,3}(?:\\.\\d{1,${decimals}})?`,
    at(index) {
      const common = stocked[index]
      if (common !== undefined) return frequency(common)
      scattered ??= scatter()
      return frequency(scattered[((index - stocked.length) * STRIDE) % usable] ?? lowest)
    },
    read(text) {
      const hertz = Math.round(Number(text) * 1e6)
      return hertz >= lowest && hertz <= highest ? frequency(hertz) : undefined
    },
  }
}
