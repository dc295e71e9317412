import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Label, parseLabel } from './quality.ts'

/** Reads and marks `labelled-queries.tsv`. README.md has the format. */

export const LABELLED_QUERIES = join(import.meta.dirname, 'labelled-queries.tsv')

export interface LabelledQuery extends Label {
  set: string
  kind: string
  query: string
  /** Whether it was answered when it was last marked. */
  isRight: boolean
  /** As it stands in the file. */
  line: string
}

const COLUMNS = 'set\tkind\tquery\twithin\texpect\tright'
const MARKS = new Set(['yes', 'no'])

export const readLabelledQueries = () => parseQueries(readFileSync(LABELLED_QUERIES, 'utf8'))

/** Refuses a file that has lost a query, or the mark of one: its first line says how many there were. */
export function parseQueries(text: string): LabelledQuery[] {
  const [head = '', columns, ...lines] = text.trimEnd().split('\n')
  const [, total, right] = /^# (\d+) queries, (\d+) right$/.exec(head) ?? []
  if (!total || !right || columns !== COLUMNS) throw new Error(`the first two lines are malformed: ${head} ${columns}`)
  const queries = lines.map(parseLine)
  if (queries.length < Number(total) || countRight(queries) < Number(right))
    throw new Error(`"${head}" were here before, ${queries.length} queries are left, ${countRight(queries)} right`)
  return queries
}

function parseLine(line: string): LabelledQuery {
  const [set, kind, query, within, expect, mark = '', ...rest] = line.split('\t')
  if (!set || !kind || !query || !within || !expect || !MARKS.has(mark) || rest.length > 0)
    throw new Error(`a line is malformed: ${line}`)
  return { set, kind, query, ...parseLabel(within, expect), isRight: mark === 'yes', line }
}

const countRight = (queries: readonly LabelledQuery[]) => queries.filter(({ isRight }) => isRight).length

/** The whole file, with these queries marked as right, too. A mark is never taken away. */
export function formatQueries(queries: readonly LabelledQuery[], gained: ReadonlySet<LabelledQuery>): string {
  const lines = queries.map((query) => (gained.has(query) ? query.line.replace(/\tno$/, '\tyes') : query.line))
  const right = lines.filter((line) => line.endsWith('\tyes')).length
  return `${[`# ${lines.length} queries, ${right} right`, COLUMNS, ...lines].join('\n')}\n`
}
