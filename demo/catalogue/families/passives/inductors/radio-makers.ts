import type { Family } from '#demo/catalogue/family.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { type Build, type RadioBody, radioFamilies } from './radio-inductor.ts'

const body = (
  code: string,
  chip: ChipSize,
  build: Build,
  from: number,
  to: number,
  middle: string,
  common = true,
): RadioBody => ({ code, chip, build, from, to, middle, common })

export const radioInductors: Family[] = [
  ...radioFamilies({
    code: 'murata-lq',
    brand: 'Murata',
    dearness: 1,
    bodies: [
      body('LQW15AN', chipSizes['0402'], 'wirewound', 1.3, 120, '00'),
      body('LQW18AN', chipSizes['0603'], 'wirewound', 2.2, 470, '00'),
      body('LQW2BAN', chipSizes['0805'], 'wirewound', 2.7, 820, '00', false),
      body('LQG15HS', chipSizes['0402'], 'multilayer', 1, 270, '02'),
      body('LQG15HN', chipSizes['0402'], 'multilayer', 1, 270, '02', false),
      body('LQG18HN', chipSizes['0603'], 'multilayer', 1.2, 270, '00'),
      body('LQG18HH', chipSizes['0603'], 'multilayer', 1.2, 270, '00', false),
      body('LQP03TG', chipSizes['0201'], 'multilayer', 0.6, 120, '02', false),
      body('LQP03TN', chipSizes['0201'], 'multilayer', 0.6, 270, '02', false),
    ],
    packs: [
      ['D', false],
      ['J', true],
      ['B', false],
    ],
    write: ({ code, middle }, { radio }, { tolerance, pack }) => {
      const stem = `${code}${radio}${tolerance}${middle}`
      return { model: stem + pack, stem }
    },
    pattern: /^(?<body>LQ[WGP]\d[\dB][A-Z]{2})(?<value>[\dNR]{2,3})(?<tolerance>[BCSDGHJ])(?:00|02)(?<pack>[DJB])?$/,
  }),
  ...radioFamilies({
    code: 'tdk-mlg',
    brand: 'TDK',
    dearness: 0.9,
    bodies: [
      body('MLG0603P', chipSizes['0201'], 'multilayer', 0.6, 120, 'T', false),
      body('MLG1005S', chipSizes['0402'], 'multilayer', 1, 270, 'T'),
      body('MLG1608B', chipSizes['0603'], 'multilayer', 1.2, 270, 'T'),
    ],
    packs: [
      ['000', false],
      ['D25', true],
    ],
    write: ({ code }, { radio }, { tolerance, pack }) => {
      const stem = `${code}${radio}${tolerance}`
      return { model: `${stem}T${pack}`, stem }
    },
    pattern: /^(?<body>MLG\d{4}[PSB])(?<value>[\dNR]{2,3})(?<tolerance>[BCSDGHJ])T(?<pack>000|D25)$/,
  }),
  ...radioFamilies({
    code: 'coilcraft-cs',
    brand: 'Coilcraft',
    dearness: 1.8,
    bodies: [
      body('0402CS', chipSizes['0402'], 'wirewound', 1, 68, 'X'),
      body('0603CS', chipSizes['0603'], 'wirewound', 1.6, 390, 'X'),
      body('0805CS', chipSizes['0805'], 'wirewound', 2.8, 820, 'X', false),
    ],
    packs: [
      ['W', false],
      ['U', true],
    ],
    write: ({ code }, { radio }, { tolerance, pack }) => {
      const stem = `${code}-${radio}X${tolerance}L`
      return { model: stem + pack, stem }
    },
    pattern: /^(?<body>0[468]0[235]CS)-(?<value>[\dNR]{2,3})X(?<tolerance>[BCSDGHJ])L(?<pack>[WU])$/,
  }),
]
