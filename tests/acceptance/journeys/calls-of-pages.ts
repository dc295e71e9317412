import type { Call } from '../calls.ts'
import { see } from '../clause.ts'
import type { Shop } from '../shop.ts'
import { leaving } from './accounts.ts'
import { addressDialog } from './addresses.ts'
import { buyerBrowses } from './browsing.ts'
import { cart } from './cart.ts'
import { bankTransfer, checkout } from './checkout.ts'
import { firstFilm } from './film.ts'
import { menu } from './frame.ts'
import { alternatives } from './lists.ts'
import { feedback, sidebarForm, subscription } from './messages.ts'
import { cancelling, receiving } from './my-orders.ts'
import { favourites, slideOuts } from './slide-outs.ts'
import { asking, partTools, quickEnquiry, walk } from './walk.ts'

type Drive = (shop: Shop) => Promise<unknown>

/** What a person does so that a page calls. */
const CAUSES: Record<string, [how: string, ...drives: Drive[]]> = {
  'GET goods/detail': ['follow a link to a part', walk],
  'GET goods/retrieve': ['type a number in the search box', walk],
  'GET goods/isFavorite': ['the buyer opens a part', favourites],
  'GET goods/related': ['press Find more', alternatives],
  'GET goods/image/new': ['follow the logo to the home page', walk],
  'GET goods/search': ['search a number in the search box', walk],
  'GET goods/browsing/history': ['the buyer opens a part', buyerBrowses],
  'GET goods/count': ['follow All Categories in the menu', walk],
  'POST goods/favorite': ['the buyer presses Favorite on a part', favourites],
  'POST goods/favorite/cancel': ['the buyer removes a favourite', favourites],
  'POST goods/need/submit': ['ask for a part without a hit', asking],
  'GET user/favorite/goods': ['the buyer opens the favourites', slideOuts],
  'GET shopping/cart': ['a customer opens the cart', cart],
  'POST shopping/cart/join': ['a customer presses Add to cart', cart],
  'POST shopping/cart/goods/update': ['change a quantity on the cart page', cart],
  'POST shopping/cart/goods/delete': ['delete a line in the cart panel', cart],
  'POST shopping/cart/clean': ['press Empty cart', cart],
  'POST order/create': ['the buyer buys a part', checkout],
  'POST order/cancel': ['the buyer cancels an order', cancelling],
  'POST order/receive': ['the buyer confirms a receipt', receiving],
  'POST order/invoice/apply': ['the buyer applies for an invoice', receiving],
  'POST order/payment/offline': ['the buyer sends the proof of a transfer', bankTransfer],
  'POST order/returned/apply': ['the buyer applies for customer service', receiving],
  'POST order/payment': ['the buyer presses Pay', checkout],
  'GET order/my': ['the buyer opens My Order', cancelling],
  'GET order/detail': ['the buyer opens an order', receiving],
  'POST enquiry/create': ['a visitor sends the RFQ page', asking],
  'POST enquiry/quick': ['the buyer asks about a part', quickEnquiry],
  'GET enquiry/my': ['the buyer opens the RFQ history', quickEnquiry],
  'GET enquiry/detail': ['the buyer opens an enquiry', quickEnquiry],
  'GET category/detail': ['follow a link to a category', walk],
  'GET category/search': ['follow All Categories in the menu', walk],
  'GET manufacturer': ['open Manufacturers in the menu', menu],
  'GET manufacturer/detail': ['follow a link to a maker', walk],
  'POST category/goods': ['follow a link to a category', walk],
  'POST common/resource/upload': ['the buyer sends the proof of a transfer', bankTransfer],
  'GET common/captcha': ['register', leaving],
  'GET site/info': ['follow a link to Contact us', walk],
  'GET home': ['follow the logo to the home page', walk],
  'GET blog': ['follow a link to a list', walk],
  'GET blog/list': ['follow Blogs & Posts in the menu', walk],
  'GET blog/detail': ['follow a link to an article', walk],
  'POST site/feedback': ['send the feedback form', feedback],
  'POST site/mail/subscribe': ['subscribe in the sidebar', sidebarForm],
  'POST site/mail/unsubscribe': ['unsubscribe', subscription],
  'POST site/banner/views': ['a first visit, until the film opens', firstFilm],
  'POST site/banner/views/count': ['a first visit, until the film opens', firstFilm],
  'POST user/register': ['register', leaving],
  'POST user/login': ['log in', leaving],
  'POST user/logout': ['press Logout', leaving],
  'POST user/retrievePassword': ['ask for a new password', leaving],
  'POST user/update/info': ['save My Data', leaving],
  'POST user/update/password': ['change the password', leaving],
  'POST user/update/avatar': ['choose a picture', leaving],
  'POST user/address/save': ['save an address', addressDialog],
  'POST user/address/remove': ['remove an address', addressDialog],
  'POST user/address/switch': ['switch the default for bills', addressDialog],
  'POST user/accountActivation': ['open the link in the mail', leaving],
  'POST user/resetPassword': ['set the new password of the mail', leaving],
  'GET user/register/info': ['follow Register', leaving],
  'GET user/info': ['open My Data', leaving],
  'GET user/address': ['open the addresses', addressDialog],
  'GET user/address/detail': ['edit an address', addressDialog],
  'GET common/country': ['add an address', addressDialog],
  'GET common/country/region': ['choose a country', addressDialog],
  'GET express/freight': ['estimate shipping of a part', partTools],
}

export const causeOf = (name: string) => CAUSES[name]?.[0] ?? name

/** All calls of this name that pages have made, after a person has done what causes it. */
export async function callsOf(shop: Shop, method: string, path: string): Promise<Call[]> {
  const [, ...drives] = CAUSES[`${method} ${path}`] ?? []
  for (const drive of drives) await drive(shop)
  return shop.calls.filter((call) => call.method === method && call.path === path)
}

/** One that succeeded, with the given fields in what was sent. */
export async function callOf(shop: Shop, method: string, path: string, fields: string[] = []): Promise<Call> {
  const calls = await callsOf(shop, method, path)
  see(calls.length > 0, 'no page calls it')
  const answered = calls.filter(({ code }) => code === 0)
  const good = answered.length > 0 ? answered : calls.filter(({ code, status }) => code === undefined && status === 200)
  see(good.length > 0, `every call is answered with code ${calls[0]?.code}`)
  const sent = (call: Call) => Object.keys(call.method === 'GET' ? call.query : Object(call.body))
  const found = good.find((call) => fields.every((field) => sent(call).includes(field)))
  see(found, `sent is ${sent(good[0] as Call).join(', ') || 'nothing'}`)
  return found
}
