import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatQueries, LABELLED_QUERIES, parseQueries, readLabelledQueries } from './labelled-queries.ts'

const COLUMNS = 'set\tkind\tquery\twithin\texpect\tright'
const RIGHT = 'first\ttypo\tLM538\t10\tmodel=LM358*\tyes'
const WRONG = 'first\ttypo\tLN324\t10\tmodel=LM324*\tno'
const file = (...lines: string[]) => `${lines.join('\n')}\n`

describe('a file of labelled queries is refused', () => {
  test.each([
    ['without its counts', [COLUMNS, RIGHT, WRONG]],
    ['without its columns', ['# 2 queries, 1 right', RIGHT, WRONG]],
    ['with a line without a mark', ['# 2 queries, 1 right', COLUMNS, RIGHT, WRONG.replace('no', '')]],
    ['with a column too many', ['# 2 queries, 1 right', COLUMNS, RIGHT, `${WRONG}\tno`]],
    ['when a query is gone', ['# 2 queries, 1 right', COLUMNS, RIGHT]],
    ['when one is no longer marked as right', ['# 2 queries, 2 right', COLUMNS, RIGHT, WRONG]],
  ])('%s', (_, lines) => {
    expect(() => parseQueries(file(...lines))).toThrow()
  })
})

test('those that have become right are marked and counted, and new ones counted', () => {
  const queries = parseQueries(file('# 1 queries, 1 right', COLUMNS, RIGHT, WRONG))
  expect(formatQueries(queries, new Set())).toBe(file('# 2 queries, 1 right', COLUMNS, RIGHT, WRONG))
  expect(formatQueries(queries, new Set(queries))).toBe(
    file('# 2 queries, 2 right', COLUMNS, RIGHT, WRONG.replace(/no$/, 'yes')),
  )
})

describe('labelled-queries.tsv', () => {
  const queries = readLabelledQueries()

  test('has the counts of its lines at the top', () => {
    expect(readFileSync(LABELLED_QUERIES, 'utf8')).toBe(formatQueries(queries, new Set()))
  })

  test('has no query twice in one set and kind', () => {
    const texts = queries.map(({ set, kind, query }) => [set, kind, query.toLowerCase()].join('\t'))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
