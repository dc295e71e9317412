import { afterAll, expect, test } from 'vitest'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { createWorld } from '#tests/support/world.ts'

// The settings are one row: restored for the other test files.
const world = await createWorld('shop_settings')
const staff = await world.staff()
const app = await world.http()
afterAll(() => app.close())

const change = async (changes: object) => {
  const { version } = await staff.call(staffShop, {})
  return staff.call(changeShop, { version, changes })
}
const read = () => app.inject('/.well-known/security.txt')

test('security.txt is only there once the shop names a contact', async () => {
  await change({ securityContact: '' })
  expect((await read()).statusCode).toBe(404)
  await change({ securityContact: 'security@fernhill.example', securityLanguages: 'en, nl' })
  const { statusCode, headers, body } = await read()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:security@fernhill.example',
    'Preferred-Languages': 'en, nl',
    Canonical: `${world.services.publicUrl}/.well-known/security.txt`,
  })
  expect(fields).not.toHaveProperty('Policy')
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('a form and a policy are named by their addresses', async () => {
  const contact = 'https://fernhill.example/report?kind=security'
  await change({ securityContact: contact, securityPolicy: 'https://fernhill.example/policy', securityLanguages: '' })
  const { body } = await read()
  expect(body).toContain(`Contact: ${contact}\n`)
  expect(body).toContain('Policy: https://fernhill.example/policy\n')
  expect(body).not.toContain('Preferred-Languages')
})

test.each([
  [{ securityContact: 'nobody' }],
  [{ securityContact: 'http://fernhill.example' }],
  [{ securityPolicy: 'javascript:alert(1)' }],
  [{ securityLanguages: 'English' }],
  [{ securityLanguages: 'en,' }],
])('what cannot be in the file is refused: %j', async (changes) => {
  const before = await staff.call(staffShop, {})
  await expect(change(changes)).rejects.toMatchObject({ reason: 'invalid_input' })
  expect(await staff.call(staffShop, {})).toEqual(before)
})

test('a text cannot add a field of its own', async () => {
  await change({ securityContact: 'https://fernhill.example/a\nContact: https://evil.example' }).catch(() => {})
  expect((await read()).body).not.toMatch(/^Contact: https:\/\/evil/m)
})
