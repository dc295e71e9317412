import { expect, test } from 'vitest'
import { ShopSettings } from '#features/shop/shop.contract.ts'
import { changedSettings, describeShopChange, readSetting, textOfSetting } from './shop-fields.ts'

const settings = ShopSettings.parse({
  name: 'Parts & more',
  taxNumbers: [{ label: 'VAT', value: 'NL001' }],
  socialLinks: [{ label: 'Mastodon', value: 'https://social.example/@parts' }],
  certificates: ['ISO 9001', 'AS9120'],
})

test.each(['taxNumbers', 'socialLinks', 'certificates', 'name', 'overdueReminders', 'dailySearches'] as const)(
  '%s is the same after its field',
  (name) => {
    expect(readSetting(name, textOfSetting(settings[name]))).toEqual(settings[name])
  },
)

test('only what was changed is sent', () => {
  const entered = (name: string) =>
    name === 'city' ? 'Utrecht' : textOfSetting(settings[name as keyof ShopSettings]).trim()
  expect(changedSettings(settings, entered)).toEqual({ city: 'Utrecht' })
})

test('a change is described with the labels of the form', () => {
  const before = { name: 'Old', taxNumbers: [], logo: '', bankAccounts: [{ bankName: 'A Bank' }] }
  const after = {
    name: 'New',
    taxNumbers: [{ label: 'VAT', value: 'NL001234567B01' }],
    logo: '/api/common/resource/0',
    bankAccounts: [],
  }
  expect(describeShopChange({ before, after })).toEqual([
    { name: 'Shop name', from: 'Old', to: 'New' },
    { name: 'Tax numbers', from: '–', to: 'VAT: NL001234567B01' },
    { name: 'Logo', from: '', to: 'changed' },
    { name: 'Bank accounts', from: '', to: 'changed' },
  ])
})
