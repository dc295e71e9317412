import type { BaseName } from './base-parts.ts'
import { circuitPairs } from './circuit-pairs.ts'
import { contactPairs } from './contact-pairs.ts'
import { discretePairs } from './discrete-pairs.ts'
import { furtherPairs } from './further-pairs.ts'
import { passivePairs } from './passive-pairs.ts'

const table: Record<BaseName, string> = {
  ...passivePairs,
  ...discretePairs,
  ...circuitPairs,
  ...contactPairs,
  ...furtherPairs,
}

export interface LabelledPair {
  base: BaseName
  line: string
  label: 'R' | 'W' | 'U'
  code: string
  changes: string[]
}

const WORD = /(?:[^\s"]|"[^"]*")+/g

export const labelledPairs: LabelledPair[] = Object.entries(table).flatMap(([base, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line): LabelledPair => {
      const [label, ...rest] = line.trim().match(WORD) ?? []
      const [code = '', ...changes] = label === 'R' ? ['', ...rest] : rest
      // The keys of the table are the names of the base parts, and the first word of a line is its label.
      return { base: base as BaseName, line: line.trim(), label: label as LabelledPair['label'], code, changes }
    }),
)
