const CONTROLS = /\p{Cc}+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** Lone surrogates, e.g. of a cut emoji, which PostgreSQL refuses. */
const HALVES = /\p{Cs}/gu
const whole = (text: string) => text.replace(HALVES, '\ufffd')

/** Replaces tabs, line ends and control characters of pasted text. */
export const onOneLine = (text: string): string => whole(text).replace(CONTROLS, ' ').trim()

export const onSeveralLines = (text: string): string =>
  whole(text).replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim()
