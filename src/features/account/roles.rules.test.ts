import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#shared/endpoint.ts'
import { findMissingRights, findUnknownRights, listRights, roleOf, tidyRights } from './roles.rules.ts'

const all = ['orders.note', 'orders.read', 'orders.ship', 'quotes.read', 'quotes.write']

describe('rights as they are stored', () => {
  test('a whole group is one entry, and everybody can sign in', () => {
    expect(tidyRights(['quotes.read', 'quotes.write', 'orders.read'], all)).toEqual([
      'me.*',
      'today.read',
      'orders.read',
      'quotes.*',
    ])
  })
  test('what is allowed everywhere is not repeated for each group', () => {
    expect(tidyRights(['*.read', 'orders.read', 'orders.ship'], all)).toEqual([
      'me.*',
      'today.read',
      '*.read',
      'orders.ship',
    ])
  })
  test('stored rights stay as they are', () => {
    const stored = ['me.*', 'today.read', 'orders.*', 'quotes.read']
    expect(tidyRights(stored, all)).toEqual(stored)
  })
})

test('a right that no endpoint asks for is found', () => {
  expect(findUnknownRights(['me.*', 'orders.*', '*.read', 'orders.fly', 'moon.read', '*.fly'], all)).toEqual([
    'orders.fly',
    'moon.read',
    '*.fly',
  ])
})

test('nobody can give a right that they do not have', () => {
  const own = ['people.*', 'orders.*', '*.read']
  expect(findMissingRights(own, ['me.*', 'today.read', 'orders.ship', '*.read'])).toEqual([])
  expect(findMissingRights(own, ['quotes.write', 'quotes.*', '*.write', '*'])).toEqual([
    'quotes.write',
    'quotes.*',
    '*.write',
    '*',
  ])
  expect(findMissingRights(['*'], ['*', 'quotes.*'])).toEqual([])
})

test('rights are those of the endpoints for staff', () => {
  const endpoint = (path: string, rest: object) => ({ method: 'GET', path, access: 'staff', ...rest }) as Endpoint
  expect(
    listRights([
      endpoint('/api/staff/orders/list', {}),
      endpoint('/api/staff/order/ship', { method: 'POST', right: 'orders.ship' }),
      endpoint('/api/staff/me', { right: 'me.read' }),
      endpoint('/api/goods', { access: 'public' }),
    ]),
  ).toEqual([
    { right: 'orders.read', calls: ['GET /api/staff/orders/list'] },
    { right: 'orders.ship', calls: ['POST /api/staff/order/ship'] },
  ])
})

test('a role is called after its name', () => expect(roleOf(' Sales, Asia! ')).toBe('sales-asia'))
