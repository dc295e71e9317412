import { describe, expect, test } from 'vitest'
import {
  askedOf,
  ENQUIRY_MESSAGES,
  earliestToday,
  emptyLine,
  findContactProblems,
  findLineProblems,
  isBlank,
  itemsForEnquiry,
  readPastedLines,
} from './enquiry-form.rules.ts'
import { AskedLine, Contact } from './rfq.contract.ts'
import { rfqItemKey } from './rfq-list.rules.ts'

const TODAY = '2026-11-15'
const line = { ...emptyLine('a'), goodsModel: 'LM358DR', count: '1,000' }

describe('a line of an enquiry', () => {
  test('needs a part number and a whole quantity, the rest may be empty', () => {
    expect(findLineProblems(line, TODAY)).toEqual({})
    expect(askedOf(line)).toEqual({ goodsModel: 'LM358DR', brandName: '', count: 1000, remark: '' })
  })

  test.each(['', '0', '-1', '1.5', '1e3', 'ten', '99999999999'])('%j is no quantity', (count) => {
    expect(findLineProblems({ ...line, count }, TODAY)).toHaveProperty('count')
  })

  test.each(['-1', '0,5', '1e-3', 'cheap'])('%j is no target price', (targetPrice) => {
    expect(findLineProblems({ ...line, targetPrice }, TODAY)).toHaveProperty('targetPrice')
  })

  test.each([
    [{ goodsModel: '' }, ENQUIRY_MESSAGES.goodsModel],
    [{ count: '0' }, ENQUIRY_MESSAGES.smallCount],
    [{ count: '-1' }, ENQUIRY_MESSAGES.smallCount],
    [{ count: '' }, ENQUIRY_MESSAGES.smallCount],
    [{ count: '1.5' }, ENQUIRY_MESSAGES.count],
    [{ count: 'ten' }, ENQUIRY_MESSAGES.count],
    [{ count: '1000000001' }, ENQUIRY_MESSAGES.largeCount],
    [{ targetPrice: '-1' }, ENQUIRY_MESSAGES.targetPrice],
  ])('%j is refused by the form and the endpoint with the same message', (change, message) => {
    const entered = { ...line, ...change }
    expect(Object.values(findLineProblems(entered, TODAY))).toEqual([message])
    expect(AskedLine.safeParse(askedOf(entered)).error?.issues).toMatchObject([{ message }])
  })

  test('refuses a required date in the past', () => {
    expect(findLineProblems({ ...line, deliveryDate: '2026-11-14' }, TODAY)).toHaveProperty('deliveryDate')
    expect(findLineProblems({ ...line, deliveryDate: TODAY }, TODAY)).toEqual({})
  })

  test('the server takes the day of the last time zone for today, so that no visitor is refused their own', () => {
    expect(earliestToday(new Date('2026-11-15T11:59:00Z'))).toBe('2026-11-14')
    expect(earliestToday(new Date('2026-11-15T12:00:00Z'))).toBe('2026-11-15')
  })

  test('is blank when only the quantity is filled in', () => {
    expect(isBlank(emptyLine('a'))).toBe(true)
    expect(isBlank({ ...emptyLine('a'), remark: 'x' })).toBe(false)
  })
})

test('a contact needs a name and an address that looks like one', () => {
  const contact = { name: 'Ada', email: 'ada@firm.example', company: '', countryId: '', phone: '' }
  expect(findContactProblems(contact)).toEqual({})
  expect(findContactProblems({ ...contact, name: ' ', email: '' })).toEqual({
    name: ENQUIRY_MESSAGES.name,
    email: ENQUIRY_MESSAGES.email,
  })
  expect(Contact.safeParse({ ...contact, countryId: undefined, name: ' ', email: '' }).error?.issues).toMatchObject([
    { message: ENQUIRY_MESSAGES.name },
    { message: ENQUIRY_MESSAGES.email },
  ])
  expect(findContactProblems({ ...contact, email: 'ada' })).toHaveProperty('email')
})

describe('a pasted list', () => {
  test.each([
    ['LM358DR, 100', { goodsModel: 'LM358DR', count: 100, brandName: '' }],
    ['LM358DR,100', { goodsModel: 'LM358DR', count: 100, brandName: '' }],
    ['LM358DR\t1,000\tTexas Instruments', { goodsModel: 'LM358DR', count: 1000, brandName: 'Texas Instruments' }],
    ['LM358DR; Texas Instruments; 250', { goodsModel: 'LM358DR', count: 250, brandName: 'Texas Instruments' }],
    ['LM358DR 25', { goodsModel: 'LM358DR', count: 25, brandName: '' }],
    ['25 x LM358DR', { goodsModel: 'LM358DR', count: 25, brandName: '' }],
    ['LM358DR', { goodsModel: 'LM358DR', count: 1, brandName: '' }],
    ['LM358DR, Texas Instruments', { goodsModel: 'LM358DR', count: 1, brandName: 'Texas Instruments' }],
    ['BC847C,215\t3000', { goodsModel: 'BC847C,215', count: 3000, brandName: '' }],
  ])('%j is understood', (text, expected) => {
    expect(readPastedLines(text)).toEqual([expected])
  })

  test.each(['NE555P', 'NE555P, ten', 'NE555P; on request; Texas Instruments'])(
    'where other lines have quantities, that of %j is asked for',
    (line) => {
      const lines = readPastedLines(`LM358DR, 5\n${line}`)
      expect(lines.map(({ count }) => count)).toEqual([5, null])
    },
  )

  test('numbers alone are one piece each', () => {
    expect(readPastedLines('LM358DR\nNE555P').map(({ count }) => count)).toEqual([1, 1])
  })

  test('empty lines are left out', () => {
    expect(readPastedLines('\r\nLM358DR, 5\r\n\r\n  \r\nNE555P\n')).toHaveLength(2)
  })
})

test('an enquiry takes 500 lines of the RFQ list, not those it had before, and leaves the rest', () => {
  const items = Array.from({ length: 600 }, (_, place) => ({
    goodsId: null,
    goodsModel: `PART-${place}`,
    brandName: '',
    count: 1,
  }))
  expect(itemsForEnquiry(items, [], 0)).toEqual(items.slice(0, 500))
  const taken = items.slice(0, 500).map(rfqItemKey)
  expect(itemsForEnquiry(items, taken, 0)).toEqual(items.slice(500))
  expect(itemsForEnquiry(items, taken, 450)).toEqual(items.slice(500, 550))
  expect(itemsForEnquiry(items, [], 501)).toEqual([])
})
