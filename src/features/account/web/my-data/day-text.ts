import { dateFormat } from '#shared/text/date-format.ts'

const writeDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** “15 November 2026”, where the reader is. */
export const dayText = (moment: string): string => writeDay(new Date(moment))
