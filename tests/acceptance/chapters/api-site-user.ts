import { clause, has, same, see } from '../clause.ts'
import { addressDialog } from '../journeys/addresses.ts'
import { callOf } from '../journeys/calls-of-pages.ts'
import { firstFilm } from '../journeys/film.ts'
import { proof, upload } from '../journeys/orders.ts'
import { knownPart } from '../journeys/samples.ts'
import type { Shop } from '../shop.ts'
import { called } from './api.ts'

const withToken = (id: string, path: string) =>
  clause(id, 'open the link of the mail, the calls of the page are recorded', async (shop) => {
    const { headers, from } = await callOf(shop, 'POST', path)
    see(headers.token, 'without a token header')
    return `called from ${from} with header token, code 0`
  })

/** Calls with the fields that everybody has to send, and no more. */
async function smallestCalls(shop: Shop): Promise<string> {
  const token = await shop.buyerToken()
  const { goodsId, goodsModel } = await knownPart(shop)
  const contact = { name: 'Ada', email: 'demo@ohmstead.example' }
  const enquiry = await shop.ask<{ enquiryNo: string }>(
    'POST',
    'enquiry/create',
    { contact, lines: [{ goodsModel, count: 5 }] },
    token,
  )
  const quick = await shop.ask('POST', 'enquiry/quick', { goodsId, count: 5, contact }, token)
  const { list } = await shop.get<{ list: Array<{ addressId: number }> }>('user/address', {}, token)
  const addressId = list[0]?.addressId
  const order = await shop.ask(
    'POST',
    'order/create',
    { addressId, billAddressId: addressId, expressId: 1, lines: [{ goodsId, count: 1 }] },
    token,
  )
  const answers = { 'enquiry/create': enquiry, 'enquiry/quick': quick, 'order/create': order }
  const refused = Object.entries(answers).filter(([, { code }]) => code !== 0)
  see(refused.length === 0, refused.map(([name, { msg }]) => `${name}: ${msg}`).join('; '))
  return Object.keys(answers).join(', ')
}

/** One field leaves all others as they are; a count cuts only its own list. */
async function partialCalls(shop: Shop): Promise<string> {
  const token = await shop.buyerToken()
  const before = await shop.get<Record<string, unknown>>('user/info', {}, token)
  const answer = await shop.ask('POST', 'user/update/info', { jobTitle: 'Buyer' }, token)
  see(answer.code === 0, `user/update/info: ${answer.msg}`)
  const after = await shop.get<Record<string, unknown>>('user/info', {}, token)
  same({ ...after, jobTitle: '' }, { ...before, jobTitle: '' }, 'user/update/info:')
  const [all, three] = [
    await shop.get<Record<string, unknown[]>>('home'),
    await shop.get<Record<string, unknown[]>>('home', { hotCount: '3' }),
  ]
  const lengths = (groups: Record<string, unknown[]>) =>
    ['new', 'recommend', 'hot', 'scarcity'].map((name) => groups[name]?.length)
  const [n, r, , s] = lengths(all)
  same(lengths(three), [n, r, 3, s], 'home?hotCount=3:')
  return 'user/update/info with jobTitle alone changes nothing else; home?hotCount=3 cuts only hot'
}

export const siteCalls = [
  clause('API-SITE-01', 'the buyer sends a proof on a page; a file alone is uploaded; smallest calls', async (shop) => {
    const { from } = await callOf(shop, 'POST', 'common/resource/upload')
    const alone = await upload(shop, proof(), {}, await shop.buyerToken())
    see(alone.code === 0, `called from ${from}, but file alone is refused: ${alone.msg}`)
    return `called from ${from}; file alone answers code 0; so do ${await smallestCalls(shop)} with the specified fields`
  }),
  called('API-SITE-02', 'GET common/captcha'),
  called('API-SITE-03', 'GET common/captcha', 'timestamp'),
  called('API-SITE-04', 'GET site/info'),
  called('API-SITE-05', 'GET home'),
  clause('API-SITE-06', 'GET /api/site/navigation, against the menu of a page', async (shop) => {
    const { menu } = await shop.get<{ menu: Array<{ label: string }> }>('site/navigation')
    const shown = (await (await shop.read('/privacy')).texts('header nav')).join(' ')
    return has(
      shown,
      menu.map(({ label }) => label),
      'the menu shows what it answers:',
    )
  }),
  called('API-SITE-07', 'GET blog'),
  called('API-SITE-08', 'GET blog/list'),
  called('API-SITE-09', 'GET blog/detail'),
  called('API-SITE-10', 'POST site/feedback'),
  called('API-SITE-11', 'POST site/feedback', 'type', 'email', 'content'),
  called('API-SITE-12', 'POST site/mail/subscribe'),
  called('API-SITE-13', 'POST site/mail/subscribe', 'email', 'name'),
  called('API-SITE-14', 'POST site/mail/unsubscribe'),
  clause('API-SITE-15', 'a first visit, until the film opens', async (shop) => {
    const { sent } = await firstFilm(shop)
    return has(
      sent.map(({ path }) => path),
      ['/api/site/banner/views'],
      'called:',
    )
  }),
  called('API-SITE-16', 'POST site/banner/views/count'),
  called('API-SITE-17', 'POST site/banner/views/count', 'flag'),
  clause('API-SITE-18', 'a first visit, what the call answers', async (shop) =>
    has(Object.keys((await firstFilm(shop)).counted as object), ['count'], 'data has'),
  ),
  clause('API-SITE-19', 'a first visit, until the film opens', async (shop) => {
    const { sent } = await firstFilm(shop)
    const flags = sent.map(({ path, body }) => `${path} ${(body as { flag: string }).flag}`)
    return same(flags, ['/api/site/banner/views/count video', '/api/site/banner/views video'])
  }),
  clause('API-SITE-20', 'a first visit; the second call is answered with count 99 and another film', async (shop) => {
    const { shown, source } = await firstFilm(shop)
    see(!shown.includes('99') && !source.includes('other.mp4'), `${shown} ${source}`)
    return 'neither is used'
  }),
]

export const userCalls = [
  called('API-USER-01', 'POST user/register'),
  called('API-USER-02', 'POST user/login'),
  called('API-USER-03', 'POST user/logout'),
  clause('API-USER-04', 'press Logout, what is sent', async (shop) =>
    same((await callOf(shop, 'POST', 'user/logout')).body, {}, 'body'),
  ),
  clause('API-USER-05', 'press Logout, what is answered', async (shop) =>
    same((await callOf(shop, 'POST', 'user/logout')).code, 0, 'code'),
  ),
  called('API-USER-06', 'POST user/retrievePassword'),
  clause('API-USER-07', 'save My Data; one field alone is sent', async (shop) => {
    const { from } = await callOf(shop, 'POST', 'user/update/info')
    return `called from ${from}, code 0; ${await partialCalls(shop)}`
  }),
  called('API-USER-08', 'POST user/update/password'),
  called('API-USER-09', 'POST user/update/avatar'),
  called('API-USER-10', 'POST user/address/save'),
  called(
    'API-USER-11',
    'POST user/address/save',
    'firstName',
    'lastName',
    'mobileAreaCode',
    'mobile',
    'countryId',
    'regionId',
    'email',
    'zipCode',
    'address',
  ),
  called('API-USER-12', 'POST user/address/save', 'addressId'),
  clause('API-USER-13', 'add an address, what is answered', async (shop) =>
    has(Object.keys(Object((await addressDialog(shop)).added.data)), ['addressId'], 'data has'),
  ),
  called('API-USER-14', 'POST user/address/remove'),
  called('API-USER-15', 'POST user/address/switch'),
  withToken('API-USER-16', 'user/accountActivation'),
  withToken('API-USER-17', 'user/resetPassword'),
  called('API-USER-18', 'GET user/register/info'),
  called('API-USER-19', 'GET user/info'),
  called('API-USER-20', 'GET user/address'),
  called('API-USER-21', 'GET user/address/detail'),
  called('API-USER-22', 'GET user/address/detail', 'addressId'),
  called('API-USER-23', 'GET common/country'),
  clause('API-USER-24', 'add an address, what is answered', async (shop) => {
    const { data } = await callOf(shop, 'GET', 'common/country')
    see(Array.isArray(data), 'data is no list')
    return `a list of ${data.length}`
  }),
  called('API-USER-25', 'GET common/country/region'),
  called('API-USER-26', 'GET common/country/region', 'countryId'),
  called('API-USER-27', 'GET express/freight'),
]
