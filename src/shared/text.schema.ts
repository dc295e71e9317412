import { z } from 'zod'
import { onOneLine, onSeveralLines } from './text/plain-text.ts'

const tooLong = (longest: number, name: string) => `${name} has at most ${longest.toLocaleString('en-US')} characters.`

/** One line of text: what is pasted with tabs, line ends or NUL is tidied, not refused. `missing` is said when there is no text at all. */
export const Line = (longest: number, name: string, missing?: string) =>
  z.string(missing).overwrite(onOneLine).max(longest, tooLong(longest, name))

/** Several lines of text. */
export const Lines = (longest: number, name: string, missing?: string) =>
  z.string(missing).overwrite(onSeveralLines).max(longest, tooLong(longest, name))
