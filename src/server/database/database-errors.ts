/** The connection broke; another one may work. */
const BROKEN = new Set([
  'CONNECTION_CLOSED',
  'ECONNRESET',
  'EPIPE',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
])

const STARTING = '57P03' // or shutting down
/** A primary has become a replica, or the connection was opened to one. */
const READ_ONLY = '25006'

const LOST = new Set([
  ...BROKEN,
  'CONNECTION_ENDED',
  'CONNECTION_SILENT',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  STARTING,
  READ_ONLY,
  '53300', // too many connections
])

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code !== undefined ? String(error.code) : ''

/** Whether the database could not be reached, as opposed to having refused the statement. */
export const isDatabaseLost = (error: unknown): boolean => LOST.has(codeOf(error)) || isSocketMissing(error)

/** A server that has stopped removes its socket. */
const isSocketMissing = (error: unknown): boolean =>
  codeOf(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect'

export const isStarting = (error: unknown): boolean => codeOf(error) === STARTING

/** Whether the connection broke under way. What was sent may have happened or not. */
export const isConnectionBroken = (error: unknown): boolean => BROKEN.has(codeOf(error))

/** The server closes the connection right after these; or it leads to a server that takes no writes. */
export const endsConnection = (error: unknown): boolean => /^(57P0[1-5]|25P0[34]|25006|08...)$/.test(codeOf(error))

/** A migration has changed a table since the statement was prepared. The statement was not run. */
export const isPlanOutdated = (error: unknown): boolean =>
  (codeOf(error) === '0A000' && routineOf(error) === 'RevalidateCachedQuery') || codeOf(error) === '26000'

const routineOf = (error: unknown) => (error instanceof Error && 'routine' in error ? error.routine : undefined)

type Code = 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECTION_SILENT' | 'CONNECT_TIMEOUT'

export const connectionError = (code: Code, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** The driver's own errors have no code; those of the socket and of the server have. */
export function asBroken(cause: Error): Error {
  if (isConnectionBroken(cause)) return cause
  return connectionError('CONNECTION_CLOSED', `The connection to the database is lost: ${cause.message}`, cause)
}

export function asUnreachable(cause: Error): Error {
  if (codeOf(cause) !== '') return cause
  return connectionError('CONNECT_TIMEOUT', `The database cannot be reached: ${cause.message}`, cause)
}
