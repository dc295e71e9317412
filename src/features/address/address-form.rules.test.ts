import { describe, expect, test } from 'vitest'
import {
  type AddressEntry,
  findAddressProblems,
  findCaller,
  isPhoneMissing,
  onlyDigits,
  PHONE_MISSING,
  readMobile,
  splitName,
} from './address-form.rules.ts'

const whole: AddressEntry = {
  firstName: 'Test',
  company: '',
  lastName: 'Person',
  mobileAreaCode: '+49',
  mobile: '15112345678',
  countryId: '276',
  regionId: '7',
  email: 'test@firm.example',
  zipCode: '10115',
  address: 'Example Street 1, Berlin',
}

describe('the address form', () => {
  test('a complete address has no problems', () => {
    expect(findAddressProblems(whole)).toEqual({})
  })

  test.each(['firstName', 'lastName', 'mobileAreaCode', 'mobile', 'email', 'zipCode', 'address'] as const)(
    '[ADDR-05, ADDR-06, ADDR-07, ADDR-08, ADDR-09, ADDR-10, ADDR-11] %s is needed',
    (field) => {
      expect(findAddressProblems({ ...whole, [field]: '' })).toEqual({ [field]: 'Please enter' })
    },
  )

  test.each(['countryId', 'regionId'] as const)('[ADDR-12, ADDR-13] %s has to be chosen', (field) => {
    expect(findAddressProblems({ ...whole, [field]: '' })).toEqual({ [field]: 'Please select' })
  })

  test.each(['test', 'test@firm', 'te st@firm.example', '@firm.example'])('%j is no e-mail address', (email) => {
    expect(findAddressProblems({ ...whole, email })).toEqual({ email: 'This does not look like an e-mail address.' })
  })

  test.each(['123', '1234567890123456', '+491512', '12 34'])('%j is no phone number', (mobile) => {
    expect(findAddressProblems({ ...whole, mobile })).toEqual({ mobile: 'A phone number has 4 to 15 digits' })
  })

  test('[ADDR-14, ADDR-15, ERR-14] a number needs its area code and its digits', () => {
    const missing = (change: Partial<AddressEntry>) => isPhoneMissing(findAddressProblems({ ...whole, ...change }))
    expect(missing({ mobileAreaCode: '' })).toBe(true)
    expect(missing({ mobile: '' })).toBe(true)
    expect(missing({ mobile: '12' })).toBe(false)
    expect(missing({ firstName: '' })).toBe(false)
    expect(PHONE_MISSING).toBe('Please select an Area Code or fill in the full phone number')
  })

  test('[ADDR-16] only the digits of a mobile number are kept', () => {
    expect(onlyDigits('0151 / 234-567 ext.')).toBe('0151234567')
    expect(onlyDigits('abc')).toBe('')
  })
})

describe('the country shown for a stored area code', () => {
  const countries = [
    { countryId: 124, areaCode: '+1' },
    { countryId: 276, areaCode: '+49' },
    { countryId: 840, areaCode: '+1' },
    { countryId: 10, areaCode: '+672' },
    { countryId: 574, areaCode: '+672' },
  ]
  const callerOf = (areaCode: string, countryId: number) => findCaller(countries, areaCode, countryId)?.countryId

  test.each([
    ['the only one with the code', '+49', 840, 276],
    ["the address's own country where it shares the code", '+1', 124, 124],
    ['else the one most people mean', '+1', 276, 840],
    ['else the first', '+672', 276, 10],
    ['none for a code nobody has', '+999', 276, undefined],
  ])('%s', (_case, areaCode, countryId, caller) => {
    expect(callerOf(areaCode, countryId)).toBe(caller)
  })
})

describe('a phone number with its area code', () => {
  const countries = [
    { countryId: 840, areaCode: '+1' },
    { countryId: 124, areaCode: '+1' },
    { countryId: 276, areaCode: '+49' },
    { countryId: 420, areaCode: '+4' },
  ]
  const read = (typed: string, countryId = 276) => {
    const { caller, digits } = readMobile(typed, countries, countryId)
    return [caller?.countryId, digits]
  }

  test.each([
    ['+49 30 1234567', [276, '301234567']],
    [' +49 (0)30 / 123-4567', [276, '301234567']],
    ['0049301234567', [276, '301234567']],
    ['+1 (555) 010-9999', [840, '5550109999']],
    ['030 1234567', [undefined, '0301234567']],
    ['+999 1', [undefined, '9991']],
    ['', [undefined, '']],
    ['+', [undefined, '+']],
    [' +9', [undefined, '+9']],
    ['+49', [276, '']],
  ])('%j', (typed, expected) => {
    expect(read(typed)).toEqual(expected)
  })

  test('of a code that countries share is of the country of the address', () => {
    expect(read('+1 555 010 9999', 124)).toEqual([124, '5550109999'])
  })
})

test.each([
  ['Ada Buyer', 'Ada', 'Buyer'],
  ['  Ada   Maria Buyer ', 'Ada Maria', 'Buyer'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('a new address begins with the name of the account: %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})
