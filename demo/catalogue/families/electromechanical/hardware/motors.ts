import { type Article, articles, type Shelf } from '../article.ts'
import { family } from '../numbering.ts'

const motorShelf: Shelf = {
  packing: 'Bag',
  brand: 'Adafruit',
  category: ['Audio & Electromechanical', 'Motors & Fans', 'DC Motors'],
  name: 'DC motor',
  package: 'Panel',
  drawing: 'motor-dc',
  marking: 'MOTOR',
  packCount: 1,
  attributes: { mounting: 'Panel', temperatureMin: -10, temperatureMax: 50 },
}
const stepper: Partial<Article> = {
  category: ['Audio & Electromechanical', 'Motors & Fans', 'Stepper Motors'],
  name: 'Stepper motor',
  drawing: 'motor-stepper',
}
const vibrating: Partial<Article> = { drawing: 'motor-vibration' }
const MOTORS: Article[] = [
  { code: '3777', detail: '3–6 V geared', price: 2.95, attributes: { voltage: 6, current: 0.16 } },
  { code: '3802', detail: '3–6 V straight-geared', price: 3.95, attributes: { voltage: 6, current: 0.16 } },
  { code: '4416', detail: '12 V magnetic-encoder geared', price: 17.5, attributes: { voltage: 12, current: 0.3 } },
  { code: '2941', detail: '6 V micro geared', price: 6.95, attributes: { voltage: 6, current: 0.12 } },
  { code: '1201', ...vibrating, detail: '3 V vibrating disc', price: 1.95, attributes: { voltage: 3, current: 0.08 } },
  {
    code: 'ROB-13302',
    brand: 'SparkFun',
    detail: '4.5 V geared, pair',
    price: 5.95,
    attributes: { voltage: 4.5, current: 0.19 },
  },
  {
    code: 'ROB-08449',
    ...vibrating,
    brand: 'SparkFun',
    detail: '3 V vibrating disc',
    price: 2.5,
    attributes: { voltage: 3, current: 0.06 },
  },
  {
    code: '108990007',
    brand: 'Seeed Studio',
    detail: '6 V hobby geared',
    price: 2.9,
    attributes: { voltage: 6, current: 0.2 },
  },
  { code: '4411', ...stepper, detail: '12 V 1.8° NEMA-17', price: 14.95, attributes: { voltage: 12, current: 0.35 } },
  { code: '1297', ...stepper, detail: '4.5 V 20 mm', price: 6.95, attributes: { voltage: 4.5, current: 0.2 } },
  {
    code: 'ROB-09238',
    brand: 'SparkFun',
    ...stepper,
    detail: '12 V 1.8° NEMA-17',
    price: 17.5,
    attributes: { voltage: 12, current: 0.33 },
  },
  {
    code: 'ROB-10846',
    brand: 'SparkFun',
    ...stepper,
    detail: '3 V 125 oz-in NEMA-17',
    price: 29.5,
    attributes: { voltage: 3, current: 2 },
  },
  {
    code: 'ROB-10551',
    brand: 'SparkFun',
    ...stepper,
    detail: '5 V 20 mm',
    price: 8.5,
    attributes: { voltage: 5, current: 0.2 },
  },
]

export const motors = family('motors', 1, [articles(motorShelf, MOTORS)])
