import { type Article, articles, type Shelf } from '../article.ts'
import { family, numbers } from '../numbering.ts'
import { dollars } from '../price.ts'

/** TSOP38238: the last digits are the carrier in kilohertz, the ones before say what it filters. */
const receivers = numbers({
  model: 'TSOP{body}{carrier}{form}',
  fields: {
    carrier: [38, 36, 40, 56, 30, 33].map((code) => ({ code: String(code), hertz: code * 1000 })),
    body: ['382', '384', '48', '44', '334', '322', '312', '344', '582', '584'].map((code) => ({ code })),
    form: [{ code: '' }, { code: 'TR' }, { code: 'TT' }],
  },
  describe: ({ body, carrier, form }) => {
    const surface = form.code !== '' || body.code.startsWith('58')
    return {
      brand: 'Vishay',
      category: ['Optoelectronics', 'Infrared & Laser', 'IR Receivers'],
      name: 'Infrared receiver',
      introduce: `${carrier.hertz / 1000} kHz infrared remote control receiver, TSOP${body.code}`,
      package: surface ? 'SMD' : 'Through hole',
      attributes: {
        frequency: carrier.hertz,
        wavelength: 950,
        supplyVoltageMin: 2.5,
        supplyVoltageMax: 5.5,
        supplyCurrent: 0.00035,
        range: '45 m',
        series: `TSOP${body.code}`,
        mounting: surface ? 'Surface mount' : 'Through hole',
        temperatureMin: -25,
        temperatureMax: 85,
      },
      equivalence: `ir-receiver|${carrier.hertz}|${surface}`,
      drawing: 'ir-receiver',
      marking: body.code,
      packing: form.code === '' ? 'Tube' : 'Tape & reel',
      packCount: form.code === '' ? 90 : 1100,
      usualPrice: dollars(surface ? 0.52 : 0.47),
      rohs: true,
    }
  },
})

const emitterShelf: Shelf = {
  brand: 'Vishay',
  category: ['Optoelectronics', 'Infrared & Laser', 'IR Emitters'],
  name: 'Infrared emitter',
  package: '5 mm',
  drawing: 'led-5mm-white',
  marking: 'IR',
  packing: 'Bulk',
  packCount: 1000,
  attributes: {
    colour: 'Infrared',
    forwardCurrent: 0.1,
    forwardVoltage: 1.35,
    mounting: 'Through hole',
    temperatureMin: -40,
    temperatureMax: 85,
  },
}
const surface: Partial<Article> = { package: 'SMD', drawing: 'led-plcc', packing: 'Tape & reel' }
const emitter = (
  code: string,
  wavelength: number,
  angle: number,
  price: number,
  extra: Partial<Article> = {},
): Article => ({
  code,
  detail: `${wavelength} nm ±${angle / 2}°`,
  price,
  attributes: { wavelength, viewingAngle: angle, ...(extra.package === 'SMD' && { mounting: 'Surface mount' }) },
  ...extra,
})
const EMITTERS = [
  emitter('TSAL6200', 940, 34, 0.19),
  emitter('TSAL6400', 940, 50, 0.19),
  emitter('TSAL6100', 940, 20, 0.2),
  emitter('TSAL7600', 940, 60, 0.2),
  emitter('TSHF6210', 890, 20, 0.32),
  emitter('TSHG6400', 850, 44, 0.34),
  emitter('VSLB3940', 940, 44, 0.21, { package: '3 mm' }),
  emitter('VSMB1940X01', 940, 120, 0.3, surface),
  emitter('VSMY2850G', 850, 20, 0.42, surface),
  emitter('IR333-A', 940, 20, 0.07, { brand: 'Everlight' }),
  emitter('IR333C/H0/L10', 940, 40, 0.07, { brand: 'Everlight' }),
  emitter('IR204-A', 940, 30, 0.06, { brand: 'Everlight', package: '3 mm' }),
  emitter('IR26-21C/L110/TR8', 940, 150, 0.09, { brand: 'Everlight', ...surface }),
  emitter('HIR7393C', 850, 40, 0.1, { brand: 'Everlight' }),
  emitter('LTE-4208', 940, 20, 0.16, { brand: 'Lite-On' }),
  emitter('LTE-302', 940, 40, 0.14, { brand: 'Lite-On', package: '3 mm' }),
  emitter('LTE-C9511-E', 940, 120, 0.21, { brand: 'Lite-On', ...surface }),
  emitter('SFH 4550', 850, 6, 0.46, { brand: 'ams OSRAM' }),
  emitter('SFH 4544', 950, 20, 0.36, { brand: 'ams OSRAM' }),
  emitter('SFH 4715AS', 860, 90, 2.1, { brand: 'ams OSRAM', ...surface, drawing: 'led-power' }),
  emitter('WP7113F3C', 940, 20, 0.17, { brand: 'Kingbright' }),
  emitter('APT2012F3C', 940, 120, 0.21, { brand: 'Kingbright', ...surface }),
  emitter('15400585A3590', 850, 90, 0.6, { brand: 'Würth Elektronik', ...surface }),
]
const lasers: Shelf = {
  ...emitterShelf,
  category: ['Optoelectronics', 'Infrared & Laser', 'Laser Diodes'],
  name: 'Laser diode',
  package: 'TO-56',
  drawing: 'led-5mm-red',
  marking: 'LASER',
  packing: 'Tray',
  packCount: 50,
  attributes: { mounting: 'Through hole', temperatureMin: -10, temperatureMax: 60 },
}
const laser = (code: string, brand: string, wavelength: number, power: number, price: number): Article => ({
  code,
  brand,
  detail: `${wavelength} nm ${power * 1000} mW`,
  price,
  attributes: {
    wavelength,
    power,
    colour: wavelength > 700 ? 'Infrared' : wavelength > 600 ? 'Red' : wavelength > 500 ? 'Green' : 'Blue',
  },
})
const LASERS = [
  laser('RLD65NZX1-00A', 'ROHM Semiconductor', 658, 0.007, 3.1),
  laser('RLD78MZA6-00A', 'ROHM Semiconductor', 785, 0.005, 2.7),
  laser('RLD90QZW3-00A', 'ROHM Semiconductor', 905, 25, 14),
  laser('PLT5 520', 'ams OSRAM', 520, 0.11, 28),
  laser('PL 450B', 'ams OSRAM', 450, 0.08, 32),
  laser('PLT5 450B', 'ams OSRAM', 450, 0.08, 30),
  laser('SPL PL90_3', 'ams OSRAM', 905, 75, 18),
  laser('GH06510F2A', 'Sharp', 654, 0.01, 4.2),
  laser('GH0521DE2G', 'Sharp', 515, 0.015, 24),
]

const fibre: Shelf = {
  ...emitterShelf,
  brand: 'Broadcom',
  category: ['Optoelectronics', 'Fibre Optics', 'Transmitters'],
  name: 'Fibre optic transmitter',
  package: 'Module',
  drawing: 'rj45',
  marking: 'FIBRE',
  packing: 'Tray',
  packCount: 40,
  attributes: { mounting: 'Through hole', temperatureMin: -40, temperatureMax: 85 },
}
const transceiver: Partial<Article> = {
  category: ['Optoelectronics', 'Fibre Optics', 'Transceivers'],
  name: 'Fibre optic transceiver',
}
const FIBRE: Article[] = [
  { code: 'HFBR-1414TZ', detail: '820 nm ST', price: 17.5, attributes: { wavelength: 820, dataRate: 160e6 } },
  {
    code: 'HFBR-2416TZ',
    detail: '820 nm ST',
    price: 19.2,
    name: 'Fibre optic receiver',
    attributes: { wavelength: 820, dataRate: 160e6 },
  },
  { code: 'HFBR-1521Z', detail: '660 nm Versatile Link', price: 8.2, attributes: { wavelength: 660, dataRate: 5e6 } },
  {
    code: 'HFBR-2521Z',
    detail: '660 nm Versatile Link',
    price: 8.6,
    name: 'Fibre optic receiver',
    attributes: { wavelength: 660, dataRate: 5e6 },
  },
  {
    code: 'HFBR-1531Z',
    detail: '660 nm Versatile Link vertical',
    price: 8.3,
    attributes: { wavelength: 660, dataRate: 5e6 },
  },
  { code: 'AFBR-1624Z', detail: '650 nm 50 MBd', price: 13.9, attributes: { wavelength: 650, dataRate: 50e6 } },
  {
    code: 'AFBR-709SMZ',
    detail: '850 nm 10 Gbit/s SFP+',
    price: 42,
    ...transceiver,
    attributes: { wavelength: 850, dataRate: 10e9 },
  },
  {
    code: 'AFBR-5710PZ',
    detail: '850 nm 1.25 Gbit/s SFP',
    price: 27,
    ...transceiver,
    attributes: { wavelength: 850, dataRate: 1.25e9 },
  },
  {
    code: 'AFBR-5803Z',
    detail: '1300 nm 125 Mbit/s',
    price: 24,
    ...transceiver,
    attributes: { wavelength: 1300, dataRate: 125e6 },
  },
]

export const infraredAndLaser = family('infrared-laser', 1, [
  receivers,
  articles(emitterShelf, EMITTERS),
  articles(lasers, LASERS),
  articles(fibre, FIBRE),
])
