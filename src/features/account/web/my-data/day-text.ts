const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** “15 November 2026”, where the reader is. */
export const dayText = (moment: string): string => DAY.format(new Date(moment))
