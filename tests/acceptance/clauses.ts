import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CLAUSE = /^- \[((?:[A-Z]+-)+\d+)\] (.+?) (?:§.*|intro.*)$/gm

export interface SpecifiedClause {
  id: string
  chapter: string
  text: string
}

/** The clauses of the specification; `OPEN` ones name what it leaves open. */
export const specifiedClauses = (): SpecifiedClause[] =>
  Array.from(
    readFileSync(join(import.meta.dirname, '../../docs/clauses.md'), 'utf8').matchAll(CLAUSE),
    ([, id = '', text = '']) => ({ id, text, chapter: id.replace(/-\d+$/, '') }),
  ).filter(({ chapter }) => chapter !== 'OPEN')
