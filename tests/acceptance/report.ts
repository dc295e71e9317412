import type { SpecifiedClause } from './clauses.ts'

export interface Result {
  id: string
  how: string
  seen: string
  holds: boolean
}

const MAX_TEXT = 140
/** A cell must neither end early nor be read as a link or markup. */
const cell = (text: string) =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('](', '] (').replaceAll('<', '&lt;').trim()

const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).trimEnd()}…` : text)
/** Cutting must not leave a code span open. */
const closed = (text: string) => ((text.match(/`/g)?.length ?? 0) % 2 === 0 ? text : `${text}\``)

const HEADS = ['clause', 'what it says', 'how it was driven', 'what was seen', 'result']

const table = (rows: string[][]) =>
  [HEADS, HEADS.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

function row({ id, text }: SpecifiedClause, result: Result | undefined): string[] {
  const said = cell(closed(shorten(text)))
  if (!result) return [id, said, '–', 'not driven', '–']
  return [id, said, cell(result.how), cell(result.seen), result.holds ? 'holds' : '**does not hold**']
}

/** The results of one run, by chapter of the specification. */
export function writeReport(clauses: SpecifiedClause[], results: Result[], commit: string): string {
  const byId = new Map(results.map((result) => [result.id, result]))
  const holding = results.filter(({ holds }) => holds).length
  const chapters = Map.groupBy(clauses, ({ chapter }) => chapter)
  return [
    '# Acceptance',
    '',
    'Every clause of [clauses.md](clauses.md), driven as a customer would to accept the store: by HTTP and with a browser,',
    'against a running demo store, without any of its code. `npm run acceptance -- --write docs/acceptance.md` writes this page.',
    '',
    `Run of ${new Date().toISOString().slice(0, 10)} against commit ${commit}: ${results.length} of ${clauses.length} clauses driven, ` +
      `${holding} hold, ${results.length - holding} do not.`,
    '',
    ...[...chapters].flatMap(([chapter, members]) => [
      `## ${chapter}`,
      '',
      table(members.map((clause) => row(clause, byId.get(clause.id)))),
      '',
    ]),
  ].join('\n')
}
