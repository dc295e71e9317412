import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSlots } from './pagination-range.ts'

const written = (page: number, pages: number) => pageSlots(page, pages).join(' ').replaceAll('gap', '…')

test('few pages are all listed', () => {
  expect(written(2, 5)).toBe('1 2 3 4 5')
  expect(written(7, 7)).toBe('1 2 3 4 5 6 7')
  expect(written(1, 0)).toBe('')
})

test('many pages show the ends and the neighbours of where the buyer is', () => {
  expect(written(1, 52)).toBe('1 2 3 4 5 … 52')
  expect(written(4, 52)).toBe('1 2 3 4 5 … 52')
  expect(written(5, 52)).toBe('1 … 4 5 6 … 52')
  expect(written(27, 52)).toBe('1 … 26 27 28 … 52')
  expect(written(48, 52)).toBe('1 … 47 48 49 … 52')
  expect(written(49, 52)).toBe('1 … 48 49 50 51 52')
  expect(written(52, 52)).toBe('1 … 48 49 50 51 52')
})

test('the row keeps its length, its order and the current page, and no gap hides a single page', () => {
  const places = fc
    .integer({ min: 8, max: 5000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(places, ([page, pages]) => {
      const slots = pageSlots(page, pages)
      expect(slots).toHaveLength(7)
      expect(slots).toContain(page)
      slots.forEach((slot, at) => {
        const before = slots[at - 1]
        const after = slots[at + 1]
        if (slot === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(slot).toBe(before + 1)
      })
    }),
  )
})
