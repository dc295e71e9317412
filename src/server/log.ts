import pino from 'pino'

export type Log = pino.Logger

/** One JSON line an event. Headers that carry secrets never reach it, because only named facts are logged. */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['token', 'password', '*.token', '*.password'],
      serializers: { err: showCommandError },
    },
    destination,
  )

const EMAIL = /[^\s@<>"'(),;:=/\\]+@[^\s@<>"'(),;:=/\\]+\.[^\s@<>"'(),;:=/\\]+/g

/** Serialises an error without its message if that may contain personal data (database and mail errors do). */
function showCommandError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, stack, cause } = error
  const text = (stack ?? error.message).replace(EMAIL, '…')
  const code = 'code' in error ? { code: error.code } : {}
  return { name, ...code, stack: text, ...(cause instanceof Error && { cause: showCommandError(cause) }) }
}
