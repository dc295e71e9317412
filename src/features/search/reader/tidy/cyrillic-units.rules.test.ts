import { expect, test } from 'vitest'
import { readCyrillicUnits } from './cyrillic-units.rules.ts'

test.each([
  ['резистор 1 кОм 0402', 'резистор 1kohm 0402'],
  ['конденсатор 10мкФ 50В', 'конденсатор 10uF 50V'],
  ['100 нФ', '100nF'],
  ['8 МГц', '8MHz'],
  ['22 мГн 1А', '22mH 1A'],
  ['0.25 Вт', '0.25W'],
  ['светодиод 5 мм', 'светодиод 5mm'],
  ['85 °С', '85 °C'],
  ['2 в 1', '2 в 1'],
  ['10к 4к7', '10k 4k7'],
  ['модуль', 'модуль'],
])('%s', (text, tidied) => expect(readCyrillicUnits(text)).toBe(tidied))
