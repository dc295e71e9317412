import { expect, test } from 'vitest'
import { ShopSettings } from '#features/shop/shop.contract.ts'
import { changedSettings, readSetting, textOfSetting } from './shop-fields.ts'

const settings = ShopSettings.parse({
  name: 'Parts & more',
  taxNumbers: [{ label: 'VAT', value: 'NL001' }],
  socialLinks: [{ label: 'Mastodon', value: 'https://social.example/@parts' }],
  certificates: ['ISO 9001', 'AS9120'],
})

test.each(['taxNumbers', 'socialLinks', 'certificates', 'name'] as const)('%s is the same after its field', (name) => {
  expect(readSetting(name, textOfSetting(settings[name]))).toEqual(settings[name])
})

test('only what was changed is sent', () => {
  const entered = (name: string) =>
    name === 'city' ? 'Utrecht' : textOfSetting(settings[name as keyof ShopSettings]).trim()
  expect(changedSettings(settings, entered)).toEqual({ city: 'Utrecht' })
})
