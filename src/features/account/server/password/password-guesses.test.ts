import { expect, test } from 'vitest'
import { isEasilyGuessed } from './password-guesses.ts'

const OWNER = { email: 'marion.tester@firm.example', name: 'Marion Tester' }

test.each([
  'sunshine1',
  'trustno1',
  'zaq12wsx',
  '1q2w3e4r5t',
  'charlie99',
  'starwars77',
  'P@ssw0rd2024',
  'football7',
  'michelle1',
  'electronics1',
  'resistor',
  'ohmstead99',
  'marion1990',
  'firmtester',
])('%s is among the first guesses', async (password) => {
  expect(await isEasilyGuessed(password, OWNER)).toBe(true)
})

test.each([
  'correct horse battery',
  'tr0mbone-Kiesel',
  '購買部品電子工業店',
  'x9#Lm2!q',
  'blaufisch7',
  `x9#Lm2!q${'aB3$'.repeat(48)}`,
])('%s is not', async (password) => {
  expect(await isEasilyGuessed(password, OWNER)).toBe(false)
})
