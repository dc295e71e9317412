import { expect, test } from 'vitest'
import { chooseTab, tabIndexOf, useCentreTab } from './centre-tabs.ts'

test.each([
  ['/userCenter/myData', 0],
  ['/userCenter/myOrder', 1],
  ['/userCenter/RFQhistory', 2],
  ['/userCenter/afterSale', 3],
  ['/userCenter/myCollection', 4],
  ['/userCenter/addressManagement', 5],
  ['/userCenter/RFQhistory/Q1', 2],
  ['/userCenter/myOrders', 0],
  ['/userCenter', 0],
  ['/usercenter/myorder/', 1],
])('%s belongs to tab %i', (pathname, index) => {
  expect(tabIndexOf(pathname)).toBe(index)
})

test('client state holds the tab that was chosen', () => {
  chooseTab(4)
  expect(useCentreTab.getState()).toEqual({ tabIndex: 4 })
})
