import { expect, test } from 'vitest'
import { joinRanges } from './parameter-ranges.ts'

const parameter = (name: string, value: string) => ({ code: name, name, value })

test('the two ends of a range are one line, where the first of them stood', () => {
  const parameters = [
    parameter('Channels', '2'),
    parameter('Supply voltage, min', '3 V'),
    parameter('Supply voltage, max', '32 V'),
    parameter('Operating temperature, min', '-40 °C'),
    parameter('Mounting', 'Surface mount'),
    parameter('Operating temperature, max', '85 °C'),
  ]
  expect(joinRanges(parameters)).toEqual([
    { name: 'Channels', value: '2' },
    { name: 'Supply voltage', value: '3 V to 32 V' },
    { name: 'Operating temperature', value: '−40 °C to 85 °C' },
    { name: 'Mounting', value: 'Surface mount' },
  ])
})

test('one end alone keeps its name', () => {
  expect(joinRanges([parameter('Input voltage, max', '6 V')])).toEqual([{ name: 'Input voltage, max', value: '6 V' }])
})
