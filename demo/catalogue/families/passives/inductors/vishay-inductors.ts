import type { Family } from '#demo/catalogue/family.ts'
import { decodeThreeCharacters } from '../values/value-codes.ts'
import { inductorBodies, inductorEnding, powerInductorFamilies } from './power-inductor.ts'

/** The four digits are the edge in hundredths of an inch, the two letters the height. */
// biome-ignore format: a table is read in columns
const ihlp = inductorBodies([
  ['1212AB', 3, 3, 1.2, 1.6, 0.28, 0.22, 3.3],
  ['1212BZ', 3, 3, 2, 2.1, 0.2, 0.22, 4.7],
  ['1616AB', 4.1, 4.5, 1.2, 2, 0.2, 0.047, 4.7],
  ['1616BZ', 4.1, 4.5, 2, 2.7, 0.13, 0.047, 10],
  ['2020BZ', 5.5, 5.2, 2, 3.4, 0.1, 0.1, 10],
  ['2020CZ', 5.5, 5.2, 3, 4.2, 0.075, 0.1, 10],
  ['2525AH', 6.9, 6.5, 1.8, 4, 0.09, 0.1, 10],
  ['2525BD', 6.9, 6.5, 2.4, 4.8, 0.075, 0.1, 10],
  ['2525CZ', 6.9, 6.5, 3, 5.5, 0.06, 0.1, 22],
  ['2525EZ', 6.9, 6.5, 5, 7.5, 0.043, 0.22, 33],
  ['3232CZ', 8.6, 8.2, 3, 7, 0.05, 0.1, 22],
  ['3232DZ', 8.6, 8.2, 4, 8, 0.04, 0.22, 47],
  ['4040DZ', 11.5, 10.3, 4, 11, 0.03, 0.19, 47],
  ['5050CE', 13.5, 12.9, 3.5, 11, 0.028, 0.1, 47],
  ['5050EZ', 13.5, 12.9, 5, 15, 0.02, 0.1, 68],
  ['5050FD', 13.5, 12.9, 6.4, 18, 0.0165, 0.22, 100],
  ['6767GZ', 17.2, 17.2, 7, 28, 0.009, 0.22, 100],
])

export const vishayInductors: Family[] = powerInductorFamilies({
  code: 'vishay-ihlp',
  brand: 'Vishay',
  kind: 'moulded',
  automotive: true,
  dearness: 1.5,
  bodies: ihlp,
  endings: [inductorEnding('M01', 20), inductorEnding('M11', 20, false), inductorEnding('M5A', 20, false)],
  write: ({ body, value, ending }) => {
    const model = `IHLP${body}ER${value.micro}${ending}`
    return { model, stem: model }
  },
  pattern: /^IHLP-?(?<body>\d{4}[A-Z]{2})-?ER(?<value>[\dR]{3})(?<ending>M(?:01|11|5A))$/,
  decode: (value) => decodeThreeCharacters(value),
  writable: ({ micro }) => micro.length === 3,
})
