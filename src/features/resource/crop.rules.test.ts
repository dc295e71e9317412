import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragged, squareOf, WHOLE } from './crop.rules.ts'

test('by default it is the largest centred square', () => {
  expect(squareOf({ width: 400, height: 300 }, WHOLE)).toEqual({ left: 50, top: 0, side: 300 })
})

test('zoomed in, it is a smaller square', () => {
  expect(squareOf({ width: 400, height: 400 }, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 200, top: 0, side: 200 })
})

test('dragging to the right shows what is on the left', () => {
  expect(dragged({ width: 400, height: 200 }, WHOLE, 100, { x: 25, y: 40 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
})

test('the square always stays inside the picture', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
  const number = fc.double({ min: -10_000, max: 10_000, noNaN: true })
  const crop = fc.record({ zoom: number, x: number, y: number })
  fc.assert(
    fc.property(size, crop, number, number, (picture, start, x, y) => {
      const { left, top, side } = squareOf(picture, dragged(picture, start, 240, { x, y }))
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6)
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6)
    }),
  )
})
