import { z } from 'zod'
import { formatCount } from './text/format-count.ts'
import { onOneLine, onSeveralLines } from './text/plain-text.ts'

const tooLong = (longest: number, name: string) => `${name} has at most ${formatCount(longest)} characters.`

/** One line of text: tabs, line ends and NUL are normalised, not refused. `missing` is the message for an empty text. */
export const Line = (longest: number, name: string, missing?: string) =>
  z.string(missing).overwrite(onOneLine).max(longest, tooLong(longest, name))

/** Several lines of text. */
export const Lines = (longest: number, name: string, missing?: string) =>
  z.string(missing).overwrite(onSeveralLines).max(longest, tooLong(longest, name))
