import type { Choice } from '../numbering.ts'

/** Frequencies that crystals and oscillators are stocked at, in hertz, the most wanted first. */
export const CRYSTAL_FREQUENCIES: readonly number[] = [
  16_000_000, 8_000_000, 25_000_000, 12_000_000, 24_000_000, 26_000_000, 32_000_000, 20_000_000, 40_000_000, 48_000_000,
  10_000_000, 24_576_000, 12_288_000, 11_059_200, 14_745_600, 4_000_000, 27_000_000, 30_000_000, 27_120_000, 14_318_180,
  18_432_000, 7_372_800, 50_000_000, 19_200_000, 38_400_000, 6_000_000, 13_560_000, 22_118_400, 3_686_400, 3_579_545,
  4_096_000, 4_194_304, 4_433_619, 4_915_200, 5_000_000, 6_144_000, 8_192_000, 9_830_400, 10_240_000, 11_289_600,
  12_800_000, 13_000_000, 13_500_000, 15_000_000, 16_367_667, 16_384_000, 16_934_400, 17_734_475, 18_000_000,
  19_440_000, 19_660_800, 20_480_000, 22_579_200, 28_224_000, 28_636_360, 29_491_200, 31_250_000, 32_768_000,
  33_000_000, 33_333_000, 33_868_800, 36_000_000, 36_864_000, 37_400_000, 44_000_000, 49_152_000, 52_000_000,
  54_000_000, 21_477_270,
]

export const OSCILLATOR_FREQUENCIES: readonly number[] = [
  ...CRYSTAL_FREQUENCIES,
  100_000_000,
  80_000_000,
  60_000_000,
  66_666_000,
  74_250_000,
  1_000_000,
  1_843_200,
  2_000_000,
  2_048_000,
  3_000_000,
  62_500_000,
  64_000_000,
  65_536_000,
  66_000_000,
  66_666_600,
  72_000_000,
  74_175_800,
  75_000_000,
  77_760_000,
  90_000_000,
  96_000_000,
  98_304_000,
  106_250_000,
  108_000_000,
]

export interface Frequency extends Choice {
  readonly hertz: number
}

/** 16000000 as "16.000" (3 decimals at least), 14318180 as "14.31818", or cut to at most so many decimals. */
export function megahertz(hertz: number, decimals: number, atMost = 6): string {
  const exact = (hertz / 1e6).toFixed(atMost)
  let end = exact.length
  while (end > exact.indexOf('.') + 1 + decimals && exact.charAt(end - 1) === '0') end -= 1
  return exact.slice(0, end)
}

/**
 * The stocked frequencies from a package's lowest, written with the maker's number of decimals. People shorten them,
 * so 16, 16.0 and 16.000 are all read.
 */
export function frequenciesFrom(
  lowest: number,
  decimals: number,
  { atMost = 6, all = CRYSTAL_FREQUENCIES }: { atMost?: number; all?: readonly number[] } = {},
): Frequency[] {
  return all
    .filter((hertz) => hertz >= lowest)
    .map((hertz) => ({
      hertz,
      code: megahertz(hertz, decimals, atMost),
      also: [...new Set([0, 1, 2, 3, 4, 6].map((count) => megahertz(hertz, count).replace(/\.$/, '')))],
    }))
}

/** Smallest crystals cannot be cut thick enough for low frequencies. */
export const LOWEST_BY_PACKAGE: ReadonlyMap<string, number> = new Map([
  ['HC-49/S', 3_579_545],
  ['HC-49/US SMD', 3_579_545],
  ['8045', 4_000_000],
  ['7050', 6_000_000],
  ['6035', 8_000_000],
  ['5032', 8_000_000],
  ['3225', 8_000_000],
  ['2520', 12_000_000],
  ['2016', 16_000_000],
  ['1612', 24_000_000],
  ['1210', 26_000_000],
])

export const crystalFrequencies = (size: string, decimals: number, atMost = 6): Frequency[] =>
  frequenciesFrom(LOWEST_BY_PACKAGE.get(size) ?? 8_000_000, decimals, { atMost })
