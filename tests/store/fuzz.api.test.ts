import { expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { readConfig } from '#server/config.ts'
import { createCallers } from '#tests/fuzz/callers.ts'
import { fuzzEndpoints } from '#tests/fuzz/fuzz-endpoints.ts'
import { createWorld } from '#tests/support/world.ts'

/*
 * Every endpoint is called as a visitor, a buyer and the staff, with input made from its contract and ids of what is
 * theirs. `npm run drill:fuzz` does it for longer, over HTTP, with uploads and webhooks.
 */
const SEED = 15
const CASES = 4

// What staff change by chance would stay for other files.
const world = await createWorld('fuzz')
const app = await world.http()
const endpoints = api(readConfig({ DEMO: 'on' })).map(({ endpoint }) => endpoint)

test('no input makes an endpoint fail, and every answer has the envelope', async () => {
  const callers = await createCallers(world.sql, world.services.files)
  let turn = 0
  const { findings, succeeded, calls } = await fuzzEndpoints({
    endpoints,
    callers,
    seed: SEED,
    cases: CASES,
    async send({ method, url, headers, body }) {
      // Rate limits are not tested here: each call comes from another network.
      const remoteAddress = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn++ & 255}`
      const payload = typeof body === 'string' ? { payload: body } : {}
      const answer = await app.inject({ method, url, headers, remoteAddress, ...payload })
      return { status: answer.statusCode, contentType: String(answer.headers['content-type'] ?? ''), body: answer.body }
    },
  })
  expect(findings, `seed ${SEED}`).toEqual([])
  expect(calls).toBeGreaterThan(endpoints.length * 3)
  // Otherwise the input is refused early and the code behind it is not tested.
  expect(succeeded.size / endpoints.length).toBeGreaterThan(0.5)
})
