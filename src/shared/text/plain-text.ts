const CONTROLS = /\p{Cc}+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** Half a character, left by a cut through an emoji, is nothing a database takes. */
const HALVES = /\p{Cs}/gu
const whole = (text: string) => text.replace(HALVES, '\ufffd')

/** What people paste comes with tabs and line ends, or worse, that belong to no part number and no name. */
export const onOneLine = (text: string): string => whole(text).replace(CONTROLS, ' ').trim()

export const onSeveralLines = (text: string): string =>
  whole(text).replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim()
