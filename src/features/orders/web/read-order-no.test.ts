import { expect, test } from 'vitest'
import { readOrderNo } from './read-order-no.ts'

const read = (address: string) => readOrderNo(new Request(new URL(address, 'http://store.example')))

test('[ROUTE-50, ROUTE-54] the number of the order is in the query', () => {
  expect(read('/orderDetail?orderNo=OS-1&state=1')).toBe('OS-1')
})

test.each(['/orderDetail', '/orderGoods', '/payment?orderNo=', '/paymentResult?orderNo=%20'])(
  '[ROUTE-49, ROUTE-52, ROUTE-53, ROUTE-55] %s names no order and leads to the list of orders',
  (address) => {
    let thrown: unknown
    try {
      read(address)
    } catch (error) {
      thrown = error
    }
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/userCenter/myOrder')
  },
)
