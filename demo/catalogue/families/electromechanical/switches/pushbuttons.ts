import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const shelf: Shelf = {
  brand: 'E-Switch',
  category: ['Switches & Relays', 'Pushbutton & Micro', 'Pushbutton'],
  name: 'Pushbutton switch',
  package: 'Panel',
  drawing: 'pushbutton',
  marking: 'PUSH',
  packing: 'Bulk',
  packCount: 50,
  attributes: { circuit: 'SPST-NO', mounting: 'Panel', voltage: 125, temperatureMin: -20, temperatureMax: 65 },
}
const keyboard: Partial<Article> = {
  brand: 'Omron',
  category: ['Switches & Relays', 'Pushbutton & Micro', 'Keyboard Switches'],
  name: 'Keyboard switch',
  package: 'Through hole',
  marking: 'KEY',
}
const BUTTONS: Article[] = [
  { code: 'PV6F240SS', detail: '22 mm illuminated momentary', price: 12.4, attributes: { current: 3 } },
  { code: 'PV5F240SS', detail: '19 mm illuminated momentary', price: 11.8, attributes: { current: 3 } },
  { code: 'PV1S240SS', detail: '16 mm latching', price: 9.9, attributes: { current: 2, circuit: 'SPDT' } },
  { code: 'PS1024ALRED', detail: '12 mm red momentary', price: 1.3, attributes: { current: 3 } },
  { code: 'PS1024ABLK', detail: '12 mm black momentary', price: 1.3, attributes: { current: 3 } },
  { code: 'RP3502ABLK', detail: '7 mm black latching', price: 1.6, attributes: { current: 1 } },
  {
    code: 'TL2201EEZA',
    detail: 'Board latching',
    price: 0.92,
    package: 'Through hole',
    attributes: { current: 0.1, circuit: 'DPDT', mounting: 'Through hole', voltage: 30 },
  },
  {
    code: 'TL2230OAF140',
    detail: 'Board momentary',
    price: 0.96,
    package: 'Through hole',
    attributes: { current: 0.1, circuit: 'DPDT', mounting: 'Through hole', voltage: 30 },
  },
  {
    code: '8125SHZBE',
    brand: 'C&K',
    detail: '6 mm momentary',
    price: 4.9,
    attributes: { current: 1, circuit: 'SPDT' },
  },
  { code: '8121SHZGE', brand: 'C&K', detail: '6 mm latching', price: 5.1, attributes: { current: 1, circuit: 'SPDT' } },
  {
    code: 'MB2011SS1W01-CA',
    brand: 'NKK',
    detail: 'Bushing momentary',
    price: 5.6,
    attributes: { current: 3, circuit: 'SPDT' },
  },
  {
    code: 'AB15AH',
    brand: 'NKK',
    detail: 'Board momentary',
    price: 3.2,
    package: 'Through hole',
    attributes: { current: 0.028, mounting: 'Through hole', voltage: 28 },
  },
  {
    code: '1301.9314',
    brand: 'Schurter',
    detail: '6 mm short-travel momentary',
    price: 0.5,
    package: 'Through hole',
    attributes: { current: 0.05, mounting: 'Through hole', voltage: 24 },
  },
  {
    code: '1301.9315',
    brand: 'Schurter',
    detail: '6 mm short-travel tall momentary',
    price: 0.52,
    package: 'Through hole',
    attributes: { current: 0.05, mounting: 'Through hole', voltage: 24 },
  },
  {
    code: 'B3K-T13L',
    ...keyboard,
    detail: 'Linear low-profile',
    price: 0.95,
    attributes: { current: 0.01, mounting: 'Through hole', actuationForce: 0.5 },
  },
  {
    code: 'B3K-T135',
    ...keyboard,
    detail: 'Tactile low-profile',
    price: 0.98,
    attributes: { current: 0.01, mounting: 'Through hole', actuationForce: 0.55 },
  },
]

export const pushbuttons = family('pushbuttons', 1, [articles(shelf, BUTTONS)])
