/** 2026-11-25 05:37 UTC: the time zone of who reads a mail is not known. */
export const momentText = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
