import { expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { mailsThatLeave } from '#tests/support/mailbox.ts'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const log = createLog('silent')
const demo = await buildApp({ config: readConfig({ DEMO: 'true' }), sql: world.sql, log, services: world.services })

async function linkMailedTo(host: string): Promise<string | undefined> {
  const { email } = await world.buyer()
  const answer = await demo.inject({
    method: 'POST',
    url: '/api/user/retrievePassword',
    headers: { host },
    payload: { email },
  })
  expect(answer.json()).toMatchObject({ code: 0 })
  const [mail] = await mailsThatLeave(world, email)
  return /https?:\/\/[^/\s]+/.exec(mail?.text ?? '')?.[0]
}

test('[API-USER-06, API-USER-17] links in mails of a demo have the address its visitor uses', async () => {
  expect(await linkMailedTo('192.168.1.5:3000')).toBe('http://192.168.1.5:3000')
  expect(await linkMailedTo('localhost:8080')).toBe('http://localhost:8080')
})

test('[API-USER-06, API-USER-17] a host name that anybody may have sent is in no link', async () => {
  expect(await linkMailedTo('evil.example')).toBe('http://localhost:3000')
})
