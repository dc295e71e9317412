import { z } from 'zod'
import { onOneLine, onSeveralLines } from './plain-text.ts'

/** One line of text: what is pasted with tabs, line ends or NUL is tidied, not refused. */
export const Line = (longest: number, name: string) =>
  z.string().overwrite(onOneLine).max(longest, `${name} has at most ${longest} characters.`)

/** Several lines of text. */
export const Lines = (longest: number, name: string) =>
  z
    .string()
    .overwrite(onSeveralLines)
    .max(longest, `${name} has at most ${longest.toLocaleString('en-US')} characters.`)
