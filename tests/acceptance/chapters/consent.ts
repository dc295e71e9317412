import { clause, same, see } from '../clause.ts'
import { accepted, rejected } from '../journeys/consent.ts'
import type { Shop } from '../shop.ts'

const FIRST = 'a first visit'
const ACCEPT = 'a first visit, press Accept'

async function updated(shop: Shop, later = false): Promise<Record<string, unknown>> {
  const { first, later: second } = await accepted(shop)
  const update = (later ? second : first).layer.find(([what, how]) => what === 'consent' && how === 'update')
  see(update, 'no update of the consent')
  return update[2]
}

async function byDefault(shop: Shop): Promise<Record<string, unknown>> {
  const found = (await accepted(shop)).byDefault.find(([what, how]) => what === 'consent' && how === 'default')
  see(found, 'no default of the consent')
  return found[2]
}

export const consentDefaults = async (shop: Shop) => {
  const { ad_storage, analytics_storage, wait_for_update } = await byDefault(shop)
  return same([ad_storage, analytics_storage, wait_for_update], ['denied', 'granted', 500], 'ads, analytics, wait:')
}

export const consent = [
  clause('CONS-01', FIRST, async (shop) => {
    see((await accepted(shop)).shown, 'no banner')
    return 'the banner is shown'
  }),
  clause('CONS-02', ACCEPT, async (shop) => same((await accepted(shop)).first.choice, 'true', 'consentGranted is')),
  clause('CONS-03', ACCEPT, async (shop) => same((await updated(shop)).ad_storage, 'granted', 'ad_storage')),
  clause('CONS-04', ACCEPT, async (shop) =>
    same((await updated(shop)).analytics_storage, 'granted', 'analytics_storage'),
  ),
  clause('CONS-05', ACCEPT, async (shop) => {
    const { loadedBefore, first } = await accepted(shop)
    see(loadedBefore === 0, 'it is loaded before Accept')
    see(first.managers.length > 0, 'it is not loaded (the store needs TAG_MANAGER_ID)')
    return `then ${first.managers[0]} is asked for, before nothing`
  }),
  clause('CONS-06', ACCEPT, async (shop) => {
    see((await accepted(shop)).hidden, 'it stays')
    return 'the banner is gone'
  }),
  clause('CONS-07', 'a first visit, press Reject', async (shop) =>
    same((await rejected(shop)).choice, 'false', 'consentGranted is'),
  ),
  clause('CONS-08', 'a first visit, press Reject', async (shop) => {
    see((await rejected(shop)).hidden, 'it stays')
    return 'the banner is gone'
  }),
  clause('CONS-09', 'Accept, then open the page again', async (shop) => {
    const { later } = await accepted(shop)
    see(!later.shown, 'the banner is shown again')
    const { ad_storage, analytics_storage } = await updated(shop, true)
    return same([ad_storage, analytics_storage], ['granted', 'granted'], 'no banner; ads, analytics:')
  }),
  clause('CONS-10', FIRST, async (shop) => same((await byDefault(shop)).ad_storage, 'denied', 'ad_storage')),
  clause('CONS-11', FIRST, async (shop) =>
    same((await byDefault(shop)).analytics_storage, 'granted', 'analytics_storage'),
  ),
  clause('CONS-12', FIRST, async (shop) => same((await byDefault(shop)).wait_for_update, 500, 'wait_for_update')),
]
