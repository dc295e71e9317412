import { AppError, reasonOfCode } from '#shared/app-error.ts'
import { type Call, type Envelope, writeQuery } from '#shared/endpoint.ts'
import { refusalText } from './errors/refusal-text.ts'
import { endSession, useSession } from './session.ts'

/** Calls an endpoint over HTTP. A refusal is an AppError with the server's own words; 200004 ends the login everywhere. */
export const callApi: Call = (endpoint, input) => callWithToken(useSession.getState().token)(endpoint, input)

/** Idempotent call: repeated with the same key, the store acts once and gives the same answer. */
export const callOnce =
  (key: string): Call =>
  (endpoint, input) =>
    callWithToken(useSession.getState().token, { 'idempotency-key': key })(endpoint, input)

/** For the mailed links, which carry a token of their own. */
export const callWithToken =
  (token: string | null, more: Record<string, string> = {}): Call =>
  async (endpoint, input) => {
    const headers = { ...headersFor(token), ...more }
    const answer =
      endpoint.method === 'GET'
        ? await get(endpoint.path, input, headers)
        : await post(endpoint.path, Object(input), headers)
    const envelope = await readEnvelope(answer)
    if (envelope.code === 0) return envelope.data as never // the server checked it against this endpoint's own contract
    throw refusalOf(envelope, token)
  }

/** A file that only its owner may read: an address alone would not carry the token. */
export const fetchFile = (url: string): Promise<Blob> => {
  const { token } = useSession.getState()
  return fileOf(send(url, { headers: headersFor(token) }), token)
}

/** The file an endpoint answers with. */
export function fetchFileBy({ method, path }: { method: string; path: string }, input: object): Promise<Blob> {
  const { token } = useSession.getState()
  return fileOf((method === 'GET' ? get : post)(path, input, headersFor(token)), token)
}

async function fileOf(answering: Promise<Response>, token: string | null): Promise<Blob> {
  const answer = await answering
  const isFile = answer.ok && !answer.headers.get('content-type')?.startsWith('application/json')
  if (isFile) return answer.blob()
  throw refusalOf(await readEnvelope(answer), token)
}

const headersFor = (token: string | null): Record<string, string> => ({
  'accept-language': 'en-US',
  ...(token ? { token } : {}),
})

function refusalOf({ code, msg }: Envelope, token: string | null): AppError {
  const reason = reasonOfCode(code)
  // An answer to an old login that comes late does not end the new one.
  if (reason === 'no_identity' && useSession.getState().token === token) endSession()
  return new AppError(reason, reason === 'invalid_input' ? refusalText(msg) : msg)
}

function get(path: string, input: unknown, headers: Record<string, string>): Promise<Response> {
  const query = writeQuery(Object(input)).toString()
  return send(query ? `${path}?${query}` : path, { headers })
}

function post(path: string, input: object, headers: Record<string, string>): Promise<Response> {
  const form = formOf(input)
  if (form) return send(path, { method: 'POST', headers, body: form })
  const body = JSON.stringify(input)
  return send(path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
}

/** A file cannot travel as JSON: with one among the fields, all of them travel as multipart. */
function formOf(input: object): FormData | undefined {
  const fields = Object.entries(input)
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined && value !== null)
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    throw new AppError('unavailable', 'The store cannot be reached. Please check your connection.', { cause })
  }
}

/** Only HTTP 200 can be a success. Most other answers carry an envelope; those of a proxy in between may not. */
async function readEnvelope(answer: Response): Promise<Envelope> {
  const body: unknown = await answer.json().catch(() => undefined)
  if (isEnvelope(body) && (answer.ok || body.code !== 0)) return body
  throw new AppError(
    answer.status === 503 ? 'unavailable' : 'fault',
    `The store answered ${answer.status}. Please try again.`,
    answer.ok ? {} : { answered: answer.status },
  )
}

/** Every answer of the API is one. */
const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null && 'code' in body
