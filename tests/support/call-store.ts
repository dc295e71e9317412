import { AppError, reasonOfCode } from '#shared/app-error.ts'
import { type Call, type Envelope, writeQuery } from '#shared/endpoint.ts'

/** Calls endpoints of a running store over HTTP, as a given user, to prepare a browser test. */
export const callStore =
  (storeUrl: string, token: string | undefined): Call =>
  async (endpoint, input) => {
    const headers = { 'content-type': 'application/json', ...(token && { token }) }
    const answer =
      endpoint.method === 'GET'
        ? await fetch(`${storeUrl}${endpoint.path}?${writeQuery(Object(input))}`, { headers })
        : await fetch(`${storeUrl}${endpoint.path}`, { method: 'POST', headers, body: JSON.stringify(input) })
    const { code, msg, data } = (await answer.json()) as Envelope // every answer of the API is one
    if (code !== 0) throw new AppError(reasonOfCode(code), msg)
    return data as never // the store checked it against this endpoint's own contract
  }
