import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { type Device, listDevices, signOutDevice } from '../../devices.contract.ts'
import { deleteOldLogins } from './session.service.ts'

const world = await createWorld()

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36'

async function send(method: 'GET' | 'POST', url: string, token: string, payload?: object) {
  const app = await world.http()
  return (
    await app.inject({ method, url, headers: { token, 'user-agent': PHONE }, payload, remoteAddress: '203.0.113.7' })
  ).json()
}

const devicesOf = async (token: string): Promise<Device[]> => (await send('GET', '/api/user/devices', token)).data.list

/** A buyer who is logged in on two devices. */
async function onTwoDevices() {
  const { email, password, token: first } = await world.buyer()
  const { token: phone } = (await send('POST', '/api/user/login', '', { email, password })).data
  return { first, phone: phone as string }
}

test('my devices are listed with readable names, this one first', async () => {
  const { first, phone } = await onTwoDevices()
  const [here, there] = await devicesOf(phone)
  expect(here).toMatchObject({ device: 'Chrome on Android', network: '203.0.113.7', current: true })
  expect(there).toMatchObject({ current: false })
  expect((await devicesOf(first))[0]?.sessionId).toBe(there?.sessionId)
})

test('one device is signed out, the other stays', async () => {
  const { first, phone } = await onTwoDevices()
  const lost = (await devicesOf(first)).find((device) => !device.current)
  expect((await send('POST', '/api/user/devices/signOut', first, { sessionId: lost?.sessionId })).code).toBe(0)
  expect((await send('GET', '/api/user/info', phone)).code).toBe(200004)
  expect(await devicesOf(first)).toHaveLength(1)
})

test('sign out everywhere ends them all, this one included', async () => {
  const { first, phone } = await onTwoDevices()
  expect((await send('POST', '/api/user/devices/signOutAll', first, {})).code).toBe(0)
  for (const token of [first, phone]) expect((await send('GET', '/api/user/info', token)).code).toBe(200004)
})

test('devices of others cannot be signed out', async () => {
  const { first } = await onTwoDevices()
  const [device] = await devicesOf(first)
  const { call } = await world.buyer()
  await expect(call(signOutDevice, { sessionId: device?.sessionId ?? 0 })).rejects.toMatchObject({
    reason: 'not_found',
  })
  expect(await devicesOf(first)).toHaveLength(2)
  await expect(world.visitor().call(listDevices, {})).rejects.toMatchObject({ reason: 'no_identity' })
})

test('use extends a session, up to 180 days after the login', async () => {
  const { first } = await onTwoDevices()
  const [device] = await devicesOf(first)
  const daysLeft = async (age: number) => {
    await world.sql`update account_session set created_at = now() - make_interval(days => ${age}),
      expires_at = now() + interval '5 days' where session_id = ${device?.sessionId ?? 0}`
    await devicesOf(first)
    const [row] = await world.sql<{ days: number }[]>`
      select round(extract(epoch from expires_at - now()) / 86400)::int days from account_session
      where session_id = ${device?.sessionId ?? 0}`
    return row?.days
  }
  expect(await daysLeft(20)).toBe(30)
  expect(await daysLeft(170)).toBe(10)
})

test('expired sessions are deleted, the others stay', async () => {
  const { first, phone } = await onTwoDevices()
  const [device] = await devicesOf(phone)
  await world.sql`update account_session set expires_at = now() where session_id = ${device?.sessionId ?? 0}`
  await deleteOldLogins(world.sql)
  expect(await world.sql`select from account_session where session_id = ${device?.sessionId ?? 0}`).toHaveLength(0)
  expect(await devicesOf(first)).toHaveLength(1)
})
