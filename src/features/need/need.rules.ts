const CONTROLS = /\p{Cc}+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** What people paste comes with tabs and line ends, or worse, that belong to no part number and no name. */
export const onOneLine = (text: string): string => text.replace(CONTROLS, ' ').trim()

export const onSeveralLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim()
