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
      serializers: { err: serialiseError },
    },
    destination,
  )

const EMAIL = /[^\s@<>"'(),;:=/\\]+@[^\s@<>"'(),;:=/\\]+\.[^\s@<>"'(),;:=/\\]+/g

/** Serialises an error without e-mail addresses and without the fields of database errors, which hold rows. */
function serialiseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, stack, cause } = error
  const text = (stack ?? error.message).replace(EMAIL, '…')
  const code = 'code' in error ? { code: error.code } : {}
  return { name, ...code, stack: text, ...(cause instanceof Error && { cause: serialiseError(cause) }) }
}
