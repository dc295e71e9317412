import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, endpoint } from '#shared/endpoint.ts'
import { listKeyRights, rightsOfKey } from './keys.rules.ts'

const call = (path: `/${string}`, more: Partial<Endpoint> = {}): Endpoint =>
  endpoint({
    method: 'GET',
    path,
    access: 'staff',
    summary: '',
    input: z.object({}),
    output: z.object({}),
    ...more,
  })

test('a key cannot have rights about staff accounts or rights that need a step-up', () => {
  const rights = listKeyRights([
    call('/api/staff/orders/list'),
    call('/api/staff/orders/one'),
    call('/api/staff/import/upload', { method: 'POST' }),
    call('/api/staff/me'),
    call('/api/staff/people/invite', { method: 'POST' }),
    call('/api/staff/payment/refund', { method: 'POST', stepUp: true }),
    call('/api/goods/detail', { access: 'public' }),
  ])
  expect(rights).toEqual([
    { right: 'import.write', calls: ['POST /api/staff/import/upload'] },
    { right: 'orders.read', calls: ['GET /api/staff/orders/list', 'GET /api/staff/orders/one'] },
  ])
})

test('a key loses the rights that its creator loses', () => {
  const rights = ['orders.read', 'orders.ship', 'shop.write']
  expect(rightsOfKey(rights, ['*'])).toEqual(rights)
  expect(rightsOfKey(rights, ['orders.*'])).toEqual(['orders.read', 'orders.ship'])
  expect(rightsOfKey(rights, ['*.read'])).toEqual(['orders.read'])
  expect(rightsOfKey(rights, [])).toEqual([])
})
