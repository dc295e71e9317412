import { z } from 'zod'
import { formatCount } from './text/format-count.ts'
import { onOneLine, onSeveralLines } from './text/plain-text.ts'

const tooLong = (maxLength: number, name: string) => `${name} has at most ${formatCount(maxLength)} characters.`

/** One line of text: tabs, line ends and NUL are normalised, not refused. `missing` is the message for an empty text. */
export const Line = (maxLength: number, name: string, missing?: string) =>
  z.string(missing).overwrite(onOneLine).max(maxLength, tooLong(maxLength, name))

/** Several lines of text. */
export const Lines = (maxLength: number, name: string, missing?: string) =>
  z.string(missing).overwrite(onSeveralLines).max(maxLength, tooLong(maxLength, name))
