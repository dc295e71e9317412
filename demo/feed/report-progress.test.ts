import { expect, test } from 'vitest'
import { createReport } from './report-progress.ts'

test('progress is reported four times a second, and at the end of each phase', () => {
  const lines: string[] = []
  let time = 0
  const report = createReport(
    (line) => lines.push(line),
    () => time,
  )
  for (let done = 0; done <= 3000; done += 100) {
    report('writing', done, 3000)
    time += 10
  }
  report('reading', 100, 100)
  report('reading', 100, 100)
  expect(lines).toEqual([
    'writing the list 0 of 3,000',
    'writing the list 2,500 of 3,000',
    'writing the list 3,000 of 3,000',
    'reading the list 100 %',
  ])
})
