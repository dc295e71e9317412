/** Sizes of memories. They are counted in powers of two: 134217728 bit are 128 Mbit, 8192 KB are 8 MB. */

const WRITTEN = /^(\d+(?:\.\d+)?)([kmg])?(bits?|bytes?|b)$/i
const POWERS: Readonly<Record<string, number>> = { k: 2 ** 10, m: 2 ** 20, g: 2 ** 30 }

/** The units that memories are kept in, with others of the same kind, the largest first. */
const UNITS: ReadonlyMap<string, ReadonlyArray<readonly [size: number, name: string]>> = new Map([
  [
    'bit',
    [
      [2 ** 30, 'Gbit'],
      [2 ** 20, 'Mbit'],
      [2 ** 10, 'kbit'],
    ],
  ],
  [
    'KB',
    [
      [2 ** 20, 'GB'],
      [2 ** 10, 'MB'],
      [1, 'KB'],
      [2 ** -10, 'B'],
    ],
  ],
])

/** In each unit that it may be kept in. 128Mb are bits, 64KB are bytes; 8gb are rather bits, but may be bytes. */
export function readMemory(text: string): Array<{ number: number; unit: string }> {
  const [, number, prefix = '', name = ''] = WRITTEN.exec(text) ?? []
  if (!number) return []
  const size = Number(number) * (POWERS[prefix.toLowerCase()] ?? 1)
  const bits = { number: size, unit: 'bit' }
  const bytes = [
    { number: size / 1024, unit: 'KB' },
    { number: size * 8, unit: 'bit' },
  ]
  if (/^byte/i.test(name) || name === 'B') return bytes
  return /^[kmg]b$/.test(prefix + name) ? [bits, ...bytes] : [bits]
}

/** In the largest unit in which it is a round number: 1536 KB are 1.5 MB, but 1524 KB stay what they are. */
export function inSuitableUnit(value: number, unit: string): { value: number; unit: string } {
  const [size, name] = UNITS.get(unit)?.find(([size]) => value >= size && isRound(value / size)) ?? []
  return size && name ? { value: value / size, unit: name } : { value, unit }
}

/** In eighths, but for the digits that values are kept with. */
const isRound = (value: number) => (Number(value.toPrecision(6)) * 8) % 1 === 0
