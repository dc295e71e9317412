import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf } from './migration-rules.ts'

const FOLDER = join(import.meta.dirname, '../../../../db/migrations')
/** Older ones were written before the rule. */
const LAST_WITHOUT_RULE = '0220'

test('migrations are compatible with the previous version and do not block', () => {
  const files = readdirSync(FOLDER).filter((name) => name.slice(0, 4) > LAST_WITHOUT_RULE)
  const problems = files.flatMap((name) =>
    problemsOf(readFileSync(join(FOLDER, name), 'utf8')).map((problem) => `${name}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test.each([
  ['an index on a table of its own', 'create table a (b int);\ncreate index a_b on a (b);', 0],
  ['an index on a table with rows', 'create index goods_b on goods (b);', 1],
  ['a unique one', 'create unique index if not exists goods_b on goods (b);', 1],
  ['one built beside the traffic', '-- outside of a transaction\ncreate index concurrently goods_b on goods (b);', 0],
  ['the same inside of a transaction', 'create index concurrently goods_b on goods (b);', 1],
  ['only a comment', '-- create index goods_b on goods (b)\nselect 1;', 0],
  ['a new column', 'alter table goods add column c int;', 0],
  ['a column that goes', 'alter table goods drop column c;', 1],
  ['a column that goes after nobody uses it', '-- contract: last used by 1.4\nalter table goods drop column c;', 0],
  ['another type', 'alter table goods alter column c type bigint;', 1],
  ['a new column that must be filled', 'alter table goods add column c int not null;', 1],
  ['one that fills itself', 'alter table goods add column c numeric(10, 2) not null default 0;', 0],
  [
    'two at once, the second without',
    'alter table goods add column c int not null default 0, add column d int not null;',
    1,
  ],
  ['one of a table of its own', 'create table a (b int);\nalter table a add column c int not null;', 0],
  ['a check on rows that are there', 'alter table goods add constraint c check (stock >= 0);', 1],
  ['a check that old rows need not pass yet', 'alter table goods add constraint c check (stock >= 0) not valid;', 0],
  ['a column that must be filled from now on', 'alter table goods alter column c set not null;', 1],
  ['a function that goes', 'drop function f();', 1],
  [
    'one that is created again',
    'drop trigger t on goods;\ncreate trigger t after insert on goods execute function f();',
    0,
  ],
  ['another name', 'alter table goods rename column c to d;', 1],
])('%s has so many problems: %s', (_what, text, count) => {
  expect(problemsOf(text)).toHaveLength(count)
})
