import { type Choice, family, listed, numbers } from '../numbering.ts'
import { relay } from './relay.ts'

/** TE's IM relays number the coil, not its voltage: IM03 is 5 V. */
const IM_COILS = [
  { code: '03', volts: 5 },
  { code: '06', volts: 12 },
  { code: '07', volts: 24 },
  { code: '01', volts: 3 },
  { code: '02', volts: 4.5 },
  { code: '04', volts: 6 },
  { code: '05', volts: 9 },
]
const im = numbers({
  model: 'IM{coil}{form}',
  fields: {
    coil: IM_COILS,
    form: [
      { code: 'TS', surface: false, reel: false },
      { code: 'GR', surface: true, reel: true },
      { code: 'GS', surface: true, reel: false },
      { code: 'JR', surface: true, reel: true },
      { code: 'NS', surface: false, reel: false },
      { code: 'CGR', surface: true, reel: true },
      { code: 'DGR', surface: true, reel: true },
    ],
  },
  describe: ({ coil, form }) =>
    relay({
      brand: 'TE Connectivity',
      series: 'IM',
      kind: 'Signal',
      coilVoltage: coil.volts,
      circuit: 'DPDT',
      contactRating: 2,
      voltage: 250,
      surface: form.surface,
      packing: form.reel ? 'Tape & reel' : 'Tube',
      packCount: form.reel ? 1000 : 50,
      price: 1.75,
    }),
})
/** RT314012: form, contacts, coil in three digits. */
const rt = numbers({
  model: 'RT{form}{coil}',
  fields: {
    coil: [12, 24, 5, 6, 48, 9, 110].map((volts) => ({ code: String(volts).padStart(3, '0'), volts })),
    form: [
      { code: '314', circuit: 'SPDT', rating: 16 },
      { code: '114', circuit: 'SPDT', rating: 12 },
      { code: '334', circuit: 'SPST-NO', rating: 16 },
      { code: '424', circuit: 'DPDT', rating: 8 },
      { code: '444', circuit: 'DPST-NO', rating: 8 },
      { code: '33K', circuit: 'SPST-NO', rating: 16 },
    ],
  },
  describe: ({ coil, form }) =>
    relay({
      brand: 'TE Connectivity',
      series: `RT${form.code}`,
      kind: 'Power',
      coilVoltage: coil.volts,
      circuit: form.circuit,
      contactRating: form.rating,
      voltage: 250,
      packCount: 20,
      price: 2.1,
    }),
})
const t9 = numbers({
  model: 'T9A{form}{seal}D{type}2-{coil}',
  fields: {
    coil: [12, 24, 5, 48, 9, 18].map((volts) => ({ code: String(volts), volts })),
    form: [
      { code: 'S', circuit: 'SPST-NO' },
      { code: 'P', circuit: 'SPDT' },
      { code: 'V', circuit: 'SPDT' },
    ],
    seal: [{ code: '1' }, { code: '5' }],
    type: [{ code: '1' }, { code: '2' }],
  },
  describe: ({ coil, form }) =>
    relay({
      brand: 'TE Connectivity',
      series: 'T9A',
      kind: 'Power',
      coilVoltage: coil.volts,
      circuit: form.circuit,
      contactRating: 30,
      voltage: 240,
      packCount: 50,
      price: 2.4,
    }),
})
interface Automotive extends Choice {
  readonly coil: number
  readonly circuit: string
  readonly rating: number
}
const AUTOMOTIVE: Automotive[] = [
  { code: 'V23234-A1001-X036', coil: 12, circuit: 'SPDT', rating: 40 },
  { code: 'V23234-B1001-X004', coil: 24, circuit: 'SPDT', rating: 20 },
  { code: 'V23134-J1052-D642', coil: 12, circuit: 'SPST-NO', rating: 70 },
  { code: 'V23074-A1001-A402', coil: 12, circuit: 'SPST-NO', rating: 25 },
  { code: 'V23086-C1001-A403', coil: 12, circuit: 'SPDT', rating: 30 },
  { code: 'V23086-C2001-A403', coil: 12, circuit: 'DPDT', rating: 30 },
  { code: 'VF4-15F11-C05', coil: 12, circuit: 'SPDT', rating: 40 },
]
const automotive = listed(AUTOMOTIVE, ({ code, coil, circuit, rating }) =>
  relay({
    brand: 'TE Connectivity',
    series: code.slice(0, 6),
    kind: 'Automotive',
    coilVoltage: coil,
    circuit,
    contactRating: rating,
    voltage: 16,
    packCount: 50,
    price: 3.2,
  }),
)
export const teRelays = family('te-relays', 1, [im, rt, t9, automotive])
