/** What the letters of an STM32 number mean; GigaDevice and Artery use the same letters. */
export const pinCounts: Readonly<Record<string, number>> = {
  J: 8,
  D: 14,
  F: 20,
  E: 24,
  G: 28,
  K: 32,
  T: 36,
  H: 40,
  S: 44,
  C: 48,
  R: 64,
  M: 80,
  O: 90,
  V: 100,
  Q: 132,
  Z: 144,
  A: 169,
  I: 176,
  B: 208,
  N: 216,
  X: 240,
}

export const flashSizes: Readonly<Record<string, number>> = {
  3: 8,
  4: 16,
  6: 32,
  8: 64,
  B: 128,
  Z: 192,
  C: 256,
  D: 384,
  E: 512,
  F: 768,
  G: 1024,
  H: 1536,
  I: 2048,
  K: 3072,
  J: 4096,
}

/** I/O pins that remain when supply, ground and oscillator pins are taken off. */
export const usualIo: Readonly<Record<number, number>> = {
  8: 6,
  14: 11,
  20: 17,
  24: 20,
  28: 25,
  32: 28,
  36: 29,
  40: 33,
  44: 36,
  48: 38,
  64: 51,
  80: 66,
  90: 70,
  100: 82,
  132: 109,
  144: 114,
  169: 136,
  176: 140,
  208: 168,
  216: 168,
  240: 168,
}

/** Ball counts differ from the nominal pin count where extra ground balls sit under the chip. */
const BALLS: Readonly<Record<number, number>> = { 176: 201, 240: 265, 80: 81 }
const WAFER_BALLS: Readonly<Record<number, number>> = { 28: 25, 48: 49, 80: 81, 64: 64, 36: 36 }

/** T LQFP, U fine-pitch QFN, V QFN with 68 pins, H BGA, Y wafer-level, P TSSOP, M SO. */
export function packageOf(letter: string, pins: number): string {
  switch (letter) {
    case 'T':
      return pins === 132 ? 'LQFP-128' : `LQFP-${pins}`
    case 'U':
      return `QFN-${pins}`
    case 'V':
      return 'QFN-68'
    case 'H':
      return `BGA-${BALLS[pins] ?? pins}`
    case 'Y':
      return `WLCSP-${WAFER_BALLS[pins] ?? pins}`
    case 'P':
      return `TSSOP-${pins}`
    case 'M':
      return `SOIC-${pins}`
    default:
      throw new Error(`Unknown package letter ${letter}`)
  }
}
