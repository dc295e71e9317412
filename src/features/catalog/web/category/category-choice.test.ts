import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ParameterChoice } from '../../filters.contract.ts'
import { addressAfter, replaceParameter, toggleValue } from './category-change.ts'
import {
  type CategoryState,
  isTypedForm,
  NO_CHOICE,
  PAGE_SIZES,
  rangeOf,
  readCategoryPlace,
  readCategoryState,
  writeCategoryAddress,
} from './category-choice.ts'

const urlOf = (address: string) => new URL(address, 'http://store')
const read = (address: string) => readCategoryState(urlOf(address).searchParams)
const rewrite = (address: string) => writeCategoryAddress(readCategoryPlace(urlOf(address)), read(address))

const filtered =
  '/category/detail/3?p.resistance=1000..10000&p.tolerance=12,15&brand=3,4&package=7&lifecycle=1&stock=1&minStock=500&rohs=1&price=0.1..2&quantity=100&sort=price&pageNumber=2'

test('[ROUTE-23, ROUTE-24] the whole choice is in the address, short and readable', () => {
  expect(rewrite(filtered)).toBe(filtered)
  expect(rewrite('/category/3?p.capacitance=1e-7..&sort=best&pageNumber=1')).toBe('/category/3?p.capacitance=1e-7..')
  expect(rewrite('/category/detail/3')).toBe('/category/detail/3')
})

test('[ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22] /categoryPage keeps its names and its id beside the choice', () => {
  const address = '/categoryPage?a=Resistors&b=Chip%20%26%20more&categoryId=2&p.voltage=..50&stock=1'
  expect(rewrite(address)).toBe(address)
  expect(rewrite('/category/detail/2?a=x&b=y&campaign=z')).toBe('/category/detail/2')
})

test('columns, the parameter to sort by and the size of a page are in the address, as a plain form sends them too', () => {
  const table = '/category/detail/3?sort=p.resistance.down&columns=resistance,tolerance&pageSize=50'
  expect(rewrite(table)).toBe(table)
  expect(rewrite('/category/3?view=table&columns=power&columns=voltage')).toBe('/category/3?columns=power,voltage')
  expect(rewrite('/category/3?view=table&pageSize=7&sort=p.')).toBe('/category/3?view=table')
  expect(rewrite('/category/3?view=table&sort=priceDown')).toBe('/category/3?sort=priceDown&view=table')
})

test('any choice is read back from its URL', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 })
  const ids = fc.uniqueArray(id, { maxLength: 6 })
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
  const code = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]{0,20}$/)
  const values = fc.record({ code, valueIds: fc.uniqueArray(id, { minLength: 1, maxLength: 6 }) })
  const range = fc
    .tuple(code, fc.option(number, { nil: undefined }), number)
    .map(([name, from, to]) => rangeOf(name, from, to))
  const parameter: fc.Arbitrary<ParameterChoice> = fc.oneof(
    values,
    range.filter((one) => one !== undefined),
  )
  const count = fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: undefined })
  const state: fc.Arbitrary<CategoryState> = fc.record({
    parameters: fc.uniqueArray(parameter, { maxLength: 5, selector: (one) => one.code }),
    brandIds: ids,
    packageIds: ids,
    lifecycleIds: ids,
    inStock: fc.boolean(),
    minStock: count,
    rohs: fc.boolean(),
    minPrice: fc.constant(0.05),
    maxPrice: fc.option(fc.double({ min: 0.1, max: 1000, noNaN: true }), { nil: undefined }),
    quantity: count,
    sort: fc.constant('best' as const),
    sortBy: fc.option(fc.record({ code, isDescending: fc.boolean() }), { nil: undefined }),
    columns: fc.option(fc.uniqueArray(code, { maxLength: 12 }), { nil: undefined }),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    listed: fc.option(fc.record({ code, text: fc.stringMatching(/^([a-zµΩ0-9]{1,20})?$/) }), { nil: undefined }),
    pageNumber: fc.integer({ min: 1, max: 99_999 }),
  })
  fc.assert(
    fc.property(state, (chosen) => {
      expect(read(writeCategoryAddress({ path: '/category/detail/3', query: [] }, chosen))).toEqual(chosen)
    }),
  )
})

test('invalid values in a URL are ignored, the rest filters', () => {
  const spoilt =
    '/category/3?p.resistance=abc..def&p.=1&p.bad-code=1&p.tolerance=12,x,-3,12,99999999999&brand=a&stock=yes&sort=worst&pageNumber=0'
  expect(read(spoilt)).toEqual({
    ...NO_CHOICE,
    parameters: [{ code: 'tolerance', valueIds: [12] }],
    quantity: undefined,
    sort: 'best',
    listed: undefined,
    pageNumber: 1,
    pageSize: 20,
  })
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      readCategoryState(new URLSearchParams(query))
    }),
  )
})

test('an invalid end of a range leaves the other', () => {
  expect(read('/category/3?p.resistance=x..500').parameters).toEqual([{ code: 'resistance', max: 500 }])
})

test('a plain form sends what was typed, and repeats names; both become the short address', () => {
  const typed =
    '/category/detail/3?brand=3&brand=4&p.resistance.unit=%CE%A9&p.resistance.from=10k&p.resistance.to=4k7&sort=best'
  expect(isTypedForm(urlOf(typed).searchParams)).toBe(true)
  expect(rewrite(typed)).toBe('/category/detail/3?p.resistance=4700..10000&brand=3,4')
  expect(isTypedForm(urlOf(filtered).searchParams)).toBe(false)
})

test('numbers typed into a plain form have the prefix that the filter is shown with', () => {
  const typed = '/category/3?p.capacitance.unit=F&p.capacitance.prefix=k&p.capacitance.from=1&p.capacitance.to=2M'
  expect(rewrite(typed)).toBe('/category/3?p.capacitance=1000..2000000')
})

test('an empty or unreadable range in a plain form filters nothing', () => {
  expect(rewrite('/category/3?p.voltage.from=&p.voltage.to=many&p.voltage.unit=V')).toBe('/category/3')
})

test('quantities and prices are read as typed, and invalid ones are ignored', () => {
  expect(rewrite('/category/3?minStock=5k&quantity=1,000&price.from=2&price.to=%240.5')).toBe(
    '/category/3?minStock=5000&price=0.5..2&quantity=1000',
  )
  expect(rewrite('/category/3?price.from=%E2%82%AC0.5&price.to=CHF%202')).toBe('/category/3?price=0.5..2')
  expect(rewrite('/category/3?price.from=0.5%20%E2%82%AC&price.to=CA%242')).toBe('/category/3?price=0.5..2')
  expect(rewrite('/category/3?minStock=-5&quantity=2.5&price=x..-1&price.from=lots')).toBe('/category/3')
})

test.each(['/categoryPage/', '/categorypage'])('[ROUTE-20, ROUTE-21, ROUTE-22] %s keeps them too', (path) => {
  const address = `${path}?a=Resistors&b=Trimmers&categoryId=22&stock=1`
  expect(rewrite(address)).toBe(address)
})

test('the limits of the API are kept', () => {
  const many = Array.from({ length: 300 }, (_, place) => place + 1).join(',')
  const parameters = Array.from({ length: 30 }, (_, place) => `p.c${place}=1`).join('&')
  const state = read(`/category/3?p.tolerance=${many}&brand=${many}&package=${many}&${parameters}`)
  expect(state.parameters).toHaveLength(20)
  expect(state.parameters[0]?.valueIds).toHaveLength(100)
  expect([state.brandIds.length, state.packageIds.length]).toEqual([50, 50])
})

test('filtering starts at the first page again and keeps the rest', () => {
  const after = addressAfter(readCategoryPlace(urlOf(filtered)), read(filtered))
  expect(after({ ...NO_CHOICE, inStock: true })).toBe('/category/detail/3?stock=1&quantity=100&sort=price')
  expect(after({ pageNumber: 3 })).toContain('pageNumber=3')
})

test('a value is chosen, another is added, and choosing it again removes it', () => {
  const one = toggleValue([], 'tolerance', 12)
  const two = toggleValue(one, 'tolerance', 15)
  expect(two).toEqual([{ code: 'tolerance', valueIds: [12, 15] }])
  expect(toggleValue(two, 'tolerance', 12)).toEqual([{ code: 'tolerance', valueIds: [15] }])
  expect(toggleValue(one, 'tolerance', 12)).toEqual([])
})

test('a picked value replaces a range, and a range replaces picked values', () => {
  const range = { code: 'resistance', min: 1, max: 5 }
  const other = { code: 'power', min: 1 }
  expect(toggleValue([range, other], 'resistance', 9)).toEqual([{ code: 'resistance', valueIds: [9] }, other])
  expect(replaceParameter([{ code: 'resistance', valueIds: [9] }, other], 'resistance', range)).toEqual([range, other])
})
