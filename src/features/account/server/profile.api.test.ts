import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uploadResource } from '#features/resource/resource.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { updateAvatar, updateInfo, updateMailPreferences, userInfo } from '../account.contract.ts'

const world = await createWorld()
const picture = async (colour: string) => ({
  fileName: 'me.png',
  contentType: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 60, channels: 3, background: colour } })
    .png()
    .toBuffer(),
})

describe('my data', () => {
  test('[API-USER-07] name and company are changed, and returned by user/info', async () => {
    const { call } = await world.buyer()
    const profile = {
      name: 'Ada Buyer',
      company: 'Firm GmbH',
      jobTitle: 'Purchasing',
      phone: '+49 (30) 123-456',
      website: 'https://firm.example/parts',
      taxNumber: 'DE123456789',
      countryId: 276,
    }
    expect(await call(updateInfo, profile)).toMatchObject(profile)
    expect(await call(userInfo, {})).toMatchObject(profile)
  })

  test('[API-USER-07] one field leaves all others as they are', async () => {
    const { call } = await world.buyer()
    const profile = { name: 'Ada', company: 'Firm', jobTitle: 'Buyer', phone: '+49 1', website: '', taxNumber: 'X1' }
    let known = await call(updateInfo, { ...profile, countryId: 276 })
    for (const change of [
      { name: 'Bob' },
      { company: 'Other' },
      { jobTitle: 'Owner' },
      { phone: '' },
      { website: 'https://a.example' },
      { taxNumber: '' },
      { countryId: null },
      {},
    ]) {
      expect(await call(updateInfo, change), JSON.stringify(change)).toEqual({ ...known, ...change })
      known = { ...known, ...change }
    }
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'X'.repeat(101) }, 'name'],
    [{ name: 'Ada', website: 'javascript:alert(1)' }, 'website'],
    [{ name: 'Ada', phone: 'call me' }, 'phone'],
    [{ name: 'Ada', countryId: 3_000_000_000 }, 'countryId'],
    [{ name: ['Ada'] as never }, 'name'],
  ])('%j is refused by name', async (profile, field) => {
    const { call } = await world.buyer()
    await expect(call(updateInfo, profile)).rejects.toMatchObject({
      reason: 'invalid_input',
      message: expect.stringMatching(`^${field}: `),
    })
  })

  test('mail preferences are saved', async () => {
    const { call } = await world.buyer()
    const wanted = { offers: true, reminders: false, newDevice: false }
    await call(updateMailPreferences, wanted)
    expect(await call(userInfo, {})).toMatchObject({ mailPreferences: wanted })
  })
})

describe('my avatar', () => {
  test('[API-USER-09] an uploaded picture is public; a new one replaces it', async () => {
    const { call } = await world.buyer()
    const first = await call(uploadResource, { file: await picture('red'), kind: 'avatar' })
    expect(await call(updateAvatar, { resourceId: first.resourceId })).toMatchObject({ avatar: first.url })
    const app = await world.http()
    const shown = await app.inject({ url: first.url })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 256, height: 256 })

    const second = await call(uploadResource, { file: await picture('blue'), kind: 'avatar' })
    await call(updateAvatar, { resourceId: second.resourceId })
    await world.runJobs()
    expect((await app.inject({ url: first.url })).json().code).toBe(100002)
    expect((await app.inject({ url: second.url })).statusCode).toBe(200)
  })

  test('can be removed', async () => {
    const { call } = await world.buyer()
    const { resourceId } = await call(uploadResource, { file: await picture('red'), kind: 'avatar' })
    await call(updateAvatar, { resourceId })
    expect(await call(updateAvatar, { resourceId: null })).toMatchObject({ avatar: null })
    expect(await call(userInfo, {})).toMatchObject({ avatar: null })
  })

  test('must be the caller’s own picture', async () => {
    const { call } = await world.buyer()
    const stranger = await world.buyer()
    const theirs = await stranger.call(uploadResource, { file: await picture('red'), kind: 'avatar' })
    const proof = await call(uploadResource, { file: await picture('red'), kind: 'proof' })
    for (const { resourceId } of [theirs, proof])
      await expect(call(updateAvatar, { resourceId })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(call(updateAvatar, { resourceId: '../../etc/passwd' })).rejects.toMatchObject({
      reason: 'invalid_input',
    })
  })
})
