import type { Family } from '#demo/catalogue/family.ts'
import { type Block, familiesOf } from '../numbering.ts'
import { tidyModel } from '../values/model-text.ts'
import {
  boxes,
  boxFor,
  decodeFilmValue,
  describeFilm,
  type FilmBody,
  type FilmEnding,
  filmEndings,
  type SizedFilm,
  sizedFor,
} from './film-capacitor.ts'

const wimaVoltages = new Map([
  ['B0', 50],
  ['C0', 63],
  ['D0', 100],
  ['F0', 250],
  ['G0', 400],
  ['J0', 630],
  ['O1', 1000],
])
interface WimaSeries {
  name: string
  film: 'PET' | 'PP'
  pitches: number[]
  voltages: string[]
}
const wimaSeries: WimaSeries[] = [
  { name: 'MKS2', film: 'PET', pitches: [5], voltages: ['B0', 'C0', 'D0', 'F0', 'G0'] },
  { name: 'MKS4', film: 'PET', pitches: [7.5, 10, 15], voltages: ['C0', 'D0', 'F0', 'G0', 'J0', 'O1'] },
  { name: 'MKP2', film: 'PP', pitches: [5], voltages: ['D0', 'F0', 'G0', 'J0'] },
  { name: 'MKP4', film: 'PP', pitches: [7.5, 10, 15], voltages: ['F0', 'G0', 'J0', 'O1'] },
]
const wimaEndings = filmEndings([
  ['SSD', 'Bulk', 1000],
  ['I00', 'Tape & reel', 1500],
  ['C00', 'Box', 2000],
])
const wimaBody = (series: WimaSeries, voltage: string): FilmBody => ({
  series: series.name,
  film: series.film,
  voltage,
  volts: wimaVoltages.get(voltage) ?? 0,
  common: series.name === 'MKS2' || series.name === 'MKP4',
})
const describeWima = (body: FilmBody, sized: SizedFilm, ending: FilmEnding) => {
  const stem = `${body.series}${body.voltage}${sized.value.code}${sized.box.code}00${ending.tolerance}`
  return describeFilm({ model: stem + ending.pack, stem, brand: 'WIMA' }, body, sized, ending, 1.2)
}

const kemetVoltages = new Map([
  ['D', 63],
  ['E', 100],
  ['I', 250],
  ['M', 400],
])
const kemetEndings = filmEndings([
  ['AA', 'Bulk', 1000],
  ['DQ', 'Tape & reel', 1500],
])
const kemetBody = (voltage: string): FilmBody => ({
  series: 'R82',
  film: 'PET',
  voltage,
  volts: kemetVoltages.get(voltage) ?? 0,
  common: true,
})
const describeKemet = (body: FilmBody, sized: SizedFilm, ending: FilmEnding) => {
  const head = `R82${body.voltage}C${sized.value.code}`
  const tail = `50${ending.tolerance}`
  return describeFilm({ model: head + ending.pack + tail, stem: head + tail, brand: 'KEMET' }, body, sized, ending, 1)
}

export const filmCapacitors: Family[] = [
  ...familiesOf({
    code: 'wima-film',
    blocks: wimaSeries.flatMap((series) =>
      series.voltages.map((voltage): Block<FilmBody, SizedFilm, FilmEnding> => {
        const body = wimaBody(series, voltage)
        return { bodies: [body], values: sizedFor(body, series.pitches), endings: wimaEndings }
      }),
    ),
    describe: describeWima,
    parse: (model) => {
      const [, name, voltage = '', code = '', boxCode, tolerance, pack] =
        /^(MK[SP][24])([A-Z]\d)(\d{4})(\d[A-Z])00([JKM])(SSD|I00|C00)$/.exec(tidyModel(model)) ?? []
      const series = wimaSeries.find((candidate) => candidate.name === name)
      const value = decodeFilmValue(code)
      const box = boxes.find((candidate) => candidate.code === boxCode)
      const ending = wimaEndings.find((candidate) => candidate.tolerance === tolerance && candidate.pack === pack)
      if (!series || !wimaVoltages.has(voltage) || !value || !box || !ending) return undefined
      return describeWima(wimaBody(series, voltage), { value, box, common: true }, ending)
    },
  }),
  ...familiesOf({
    code: 'kemet-r82',
    blocks: [...kemetVoltages.keys()].map((voltage): Block<FilmBody, SizedFilm, FilmEnding> => {
      const body = kemetBody(voltage)
      return { bodies: [body], values: sizedFor(body, [5]), endings: kemetEndings }
    }),
    describe: describeKemet,
    parse: (model) => {
      const [, voltage = '', code = '', pack, tolerance] =
        /^R82([DEIM])C(\d{4})(AA|DQ)50([JKM])$/.exec(tidyModel(model)) ?? []
      const value = decodeFilmValue(code)
      const ending = kemetEndings.find((candidate) => candidate.tolerance === tolerance && candidate.pack === pack)
      const body = kemetBody(voltage)
      const box = value && boxFor(5, body, value.farads)
      return kemetVoltages.has(voltage) && value && box && ending
        ? describeKemet(body, { value, box, common: true }, ending)
        : undefined
    },
  }),
]
