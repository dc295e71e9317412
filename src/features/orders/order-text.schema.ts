import { z } from 'zod'

const CONTROLS = /\p{Cc}+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** One line of text: what is pasted with tabs, line ends or NUL is tidied, not refused. */
export const Line = (longest: number, name: string) =>
  z
    .string()
    .overwrite((text) => text.replace(CONTROLS, ' ').trim())
    .max(longest, `${name} has at most ${longest} characters.`)

/** Several lines of text. */
export const Lines = (longest: number, name: string) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim())
    .max(longest, `${name} has at most ${longest.toLocaleString('en-US')} characters.`)
