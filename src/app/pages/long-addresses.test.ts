import { expect, test } from 'vitest'
import { findLongAddress } from './long-addresses.ts'

const find = (address: string) => findLongAddress(new URL(address, 'http://store.example'))

test.each([
  ['/goodsDetail?goodsId=7', '/goods/detail/7'],
  ['/brandDetail?brandId=7', '/brand/detail/7'],
  ['/blogDetail?articleId=7&from=mail', '/blog/detail/7'],
  ['/blogDetail/?articleId=7', '/blog/detail/7'],
  ['/branddetail?brandId=7', '/brand/detail/7'],
  ['/goodsDetail?goodsId=a/b', '/goods/detail/a%2Fb'],
])('[ROUTE-11, ROUTE-16, ROUTE-41] %s redirects to %s', (short, address) => {
  expect(find(short)).toEqual({ address, isPermanent: true })
})

test.each([
  ['/goodsDetail', '/comList'],
  ['/brandDetail?brandId=', '/manufacturer'],
  ['/blogDetail', '/blog'],
])('[ROUTE-11, ROUTE-16, ROUTE-41] %s has no id and redirects to the list %s', (short, address) => {
  expect(find(short)).toEqual({ address, isPermanent: false })
})
