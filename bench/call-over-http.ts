import { type Call, type Envelope, writeQuery } from '#shared/endpoint.ts'

/** Calls a store that runs elsewhere, as its browser would. */
export const callApiAt =
  (url: string): Call =>
  async (endpoint, input) => {
    const answer =
      endpoint.method === 'GET'
        ? await fetch(`${url}${endpoint.path}?${writeQuery(Object(input))}`)
        : await fetch(url + endpoint.path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(input),
          })
    const { data }: Envelope = await answer.json()
    return data as never // the server checked it against this endpoint's own contract
  }
