import pino from 'pino'

export type Log = pino.Logger

/** One JSON line an event. Headers that carry secrets never reach it, because only named facts are logged. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['token', 'password', '*.token', '*.password'],
  })
