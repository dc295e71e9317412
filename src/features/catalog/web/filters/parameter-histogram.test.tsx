import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ParameterChoice } from '../../filters.contract.ts'
import { ParameterHistogram } from './parameter-histogram.tsx'

const bars = [
  { from: 1, to: 2, count: 28 },
  { from: 2, to: 4, count: 0 },
  { from: 4, to: 8, count: 14 },
]
const pathsOf = (choice?: ParameterChoice) =>
  renderToStaticMarkup(<ParameterHistogram bars={bars} unit="V" prefix={null} choice={choice} />).match(/<path[^>]*/g)

test('every bar is one stroke, and a value that no part has is none', () => {
  expect(pathsOf()).toEqual(['<path d="M5 28v-28M25 28v-15" class="stroke-link/35"'])
})

test('bars within the chosen range are drawn apart', () => {
  expect(pathsOf({ code: 'voltage', min: 4, max: 8 })).toEqual([
    '<path d="M5 28v-28" class="stroke-link/35"',
    '<path d="M25 28v-15" class="stroke-link"',
  ])
})
