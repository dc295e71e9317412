import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { stem } from './stem.ts'
import { stemsOf } from './words.ts'

const { sql } = await createWorld()

const ENDINGS = [
  '',
  's',
  'ed',
  'ing',
  'ly',
  'ness',
  'ation',
  'ful',
  'ive',
  'able',
  'ments',
  'ity',
  'izers',
  'icate',
  'logy',
]

test('stems words and leaves out words of sentences as PostgreSQL does', async () => {
  const texts = globSync('{docs/**/*.md,demo/**/*.ts}').map((path) => readFileSync(path, 'utf8'))
  const plain = [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-z]+/g),
    ),
  ]
  const words = [...new Set(plain.flatMap((word) => ENDINGS.map((ending) => word + ending)))]
  const rows = await sql<{ word: string; stem: string }[]>`
    select word, coalesce((ts_lexize('english_stem', word))[1], '') stem from unnest(${words}::text[]) word`
  expect(rows.length).toBeGreaterThan(50_000)
  const own = ({ word, stem: found }: (typeof rows)[number]) => (found === '' ? (stemsOf(word)[0] ?? '') : stem(word))
  const others = rows.filter((row) => row.stem !== own(row) || (row.stem !== '' && stemsOf(row.word).length === 0))
  expect(others.map((row) => `${row.word} ${row.stem} ${own(row)}`)).toEqual([])
})
