/** Codes of the makers' ordering guides. */

export const percent: Record<string, number> = { W: 0.05, B: 0.1, C: 0.25, D: 0.5, F: 1, G: 2, J: 5, K: 10, M: 20 }
export const EIA: Record<string, number> = {
  '0E': 2.5,
  '0G': 4,
  '0J': 6.3,
  '1A': 10,
  '1C': 16,
  '1E': 25,
  YA: 35,
  '1V': 35,
  '1H': 50,
  '1J': 63,
  '2A': 100,
  '2D': 200,
  '2C': 160,
  '2E': 250,
  '2V': 350,
  '2G': 400,
  '2W': 450,
  '2H': 500,
  '2J': 630,
  '3A': 1000,
  '3D': 2000,
}

export const lookUp = <T>(table: Record<string, T>, key = ''): T => {
  const value = table[key]
  if (value === undefined) throw new Error(`no entry ${key}`)
  return value
}
/** 4K7, 10K, 1M, 100R, 0R1. */
export const rkm = (text = '') => {
  const unit = /[RKM]/.exec(text)?.[0] ?? 'R'
  return Number(text.replace(unit, '.')) * { R: 1, K: 1e3, M: 1e6 }[unit as 'R' | 'K' | 'M']
}
/** 103, 1002, 4R7, 22R0: digits and a number of zeros, or a point. */
export const zeros = (text = '') =>
  text.includes('R') ? Number(text.replace('R', '.')) : Number(text.slice(0, -1)) * 10 ** Number(text.slice(-1))
export const pico = (text = '') => zeros(text) * 1e-12

export const murataSize = {
  '02': '01005',
  '03': '0201',
  '15': '0402',
  '18': '0603',
  '21': '0805',
  '31': '1206',
  '32': '1210',
  '42': '1808',
  '43': '1812',
  '55': '2220',
}
export const samsungSize = {
  '02': '01005',
  '03': '0201',
  '05': '0402',
  '10': '0603',
  '21': '0805',
  '31': '1206',
  '32': '1210',
  '42': '1808',
  '43': '1812',
  '55': '2220',
}
export const metricSize = {
  '0402': '01005',
  '0603': '0201',
  '1005': '0402',
  '1608': '0603',
  '2012': '0805',
  '3216': '1206',
  '3225': '1210',
  '4520': '1808',
  '4532': '1812',
  '5750': '2220',
}
export const panasonicSize: Record<string, string> = {
  '2RK': '0402',
  '3EK': '0603',
  '6EN': '0805',
  '8EN': '1206',
  '14N': '1210',
  '12N': '1812',
  '1TN': '2512',
}
export const stm32Flash: Record<string, number> = {
  '4': 16,
  '6': 32,
  '8': 64,
  B: 128,
  C: 256,
  D: 384,
  E: 512,
  F: 768,
  G: 1024,
  H: 1536,
  I: 2048,
}
export const stm32Pins: Record<string, number> = { F: 20, G: 28, K: 32, T: 36, C: 48, R: 64, V: 100, Z: 144 }
