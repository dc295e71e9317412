import type { Family } from '#demo/catalogue/family.ts'
import { decodeThreeCharacters } from '../values/value-codes.ts'
import { inductorBodies, inductorEnding, powerInductorFamilies } from './power-inductor.ts'

const sunlord = inductorBodies([
  ['SWPA252010S', 2.5, 2, 1, 0.6, 0.5, 0.47, 22],
  ['SWPA252012S', 2.5, 2, 1.2, 0.75, 0.42, 0.47, 22],
  ['SWPA3010S', 3, 3, 1, 0.8, 0.36, 0.47, 47],
  ['SWPA3012S', 3, 3, 1.2, 0.95, 0.28, 0.47, 47],
  ['SWPA3015S', 3, 3, 1.5, 1.1, 0.22, 0.47, 100],
  ['SWPA4012S', 4, 4, 1.2, 1.1, 0.24, 0.47, 100],
  ['SWPA4018S', 4, 4, 1.8, 1.5, 0.13, 0.47, 220],
  ['SWPA4020S', 4, 4, 2, 1.6, 0.12, 0.47, 220],
  ['SWPA4026S', 4, 4, 2.6, 1.9, 0.1, 0.47, 330],
  ['SWPA4030S', 4, 4, 3, 2.1, 0.085, 0.47, 330],
  ['SWPA5020S', 5, 5, 2, 1.8, 0.1, 0.47, 220],
  ['SWPA5040S', 5, 5, 4, 2.9, 0.06, 0.47, 470],
  ['SWPA6028S', 6, 6, 2.8, 2.4, 0.06, 0.47, 330],
  ['SWPA6040S', 6, 6, 4, 3.1, 0.045, 0.47, 470],
  ['SWPA6045S', 6, 6, 4.5, 3.3, 0.042, 0.47, 470],
  ['SWPA8040S', 8, 8, 4, 4.1, 0.032, 0.47, 680],
  ['SPH4018H', 4, 4, 1.8, 1.4, 0.14, 1, 220],
  ['SPH5020H', 5, 5, 2, 1.7, 0.11, 1, 220],
  ['SPH6028H', 6, 6, 2.8, 2.3, 0.065, 1, 330],
])
const tdk = inductorBodies([
  ['VLS201610CX', 2, 1.6, 1, 0.5, 0.6, 0.47, 22],
  ['VLS252012CX', 2.5, 2, 1.2, 0.75, 0.4, 0.47, 22],
  ['VLS3010CX', 3, 3, 1, 0.8, 0.34, 0.47, 47],
  ['VLS3015CX', 3, 3, 1.5, 1.1, 0.21, 1, 100],
  ['VLS4012EX', 4, 4, 1.2, 1.1, 0.24, 1, 100],
  ['VLS5045EX', 5, 5, 4.5, 3, 0.055, 1, 470],
  ['VLS6045EX', 6, 6, 4.5, 3.3, 0.042, 1, 470],
])

export const asianInductors: Family[] = [
  ...powerInductorFamilies({
    code: 'sunlord-swpa',
    brand: 'Sunlord',
    kind: 'semi-shielded',
    dearness: 0.5,
    bodies: sunlord,
    endings: [inductorEnding('MT', 20), inductorEnding('NT', 30, false)],
    write: ({ body, value, ending }) => {
      const model = body + value.micro + ending
      return { model, stem: model.slice(0, -1) }
    },
    pattern: /^(?<body>SWPA\d{4,6}S|SPH\d{4}H)(?<value>[\dR]{3})(?<ending>[MN]T)$/,
    decode: (value) => decodeThreeCharacters(value),
  }),
  ...powerInductorFamilies({
    code: 'tdk-vls',
    brand: 'TDK',
    kind: 'semi-shielded',
    dearness: 1.1,
    bodies: tdk,
    endings: [inductorEnding('M', 20), inductorEnding('N', 30, false)],
    write: ({ body, value, ending }) => {
      const model = `${body}-${value.micro}${ending}`
      return { model, stem: model }
    },
    pattern: /^(?<body>VLS\d{4,6}[CE]X)-(?<value>[\dR]{3})(?<ending>[MN])$/,
    decode: (value) => decodeThreeCharacters(value),
  }),
]
