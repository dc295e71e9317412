import { clause, has, same, see } from '../clause.ts'
import { buyerBrowses, sidebar, visitorBrowses } from '../journeys/browsing.ts'
import { callsOf } from '../journeys/calls-of-pages.ts'
import { checkout } from '../journeys/checkout.ts'
import { language } from '../journeys/consent.ts'
import { progressBar } from '../journeys/failures.ts'
import { scrolling } from '../journeys/frame.ts'
import { alternatives, orderLines } from '../journeys/lists.ts'
import { feedback } from '../journeys/messages.ts'
import { inCurrency, oddMoney } from '../journeys/money.ts'
import { cards } from '../journeys/my-orders.ts'
import { moneyOf } from '../journeys/prices.ts'
import { type Goods, knownPart, parts } from '../journeys/samples.ts'
import { blurredPanel, longHistory, sixSearches } from '../journeys/searches.ts'
import { slideOuts } from '../journeys/slide-outs.ts'
import { categoryExport } from '../journeys/walk.ts'
import { open, type Shop } from '../shop.ts'
import { consentDefaults } from './consent.ts'

const FIRST = 'a first visit'
const [euro, pound, unknown, yuan] = ['EUR', 'GBP', 'XTS', 'CNY'].map(inCurrency)

const feedbackType = (id: string, value: number, name: string) =>
  clause(id, 'open the feedback form, its types', async (shop) => {
    const found = (await feedback(shop)).types.find(([one]) => one === String(value))
    return same(found, [String(value), name])
  })

/** Descriptions of a list that are longer than a card shows. */
async function longTexts(shop: Shop): Promise<string> {
  const list = (await parts(shop)) as Array<Goods & { introduce: string }>
  const long = list.find(({ introduce }) => introduce.length > 60)
  see(long, 'no part has a long description')
  const page = await shop.read(`/comListSearch?goodsModel=${encodeURIComponent(long.goodsModel)}&fuzzy=true`)
  const cut = `${long.introduce.slice(0, 50).trimEnd()}…`
  const shown = (await page.texts('main tbody td')).some((text) => text.startsWith(cut))
  see(shown, `not cut to "${cut}"`)
  return `${long.introduce.length} characters are cut to "${cut}"`
}

async function blogTitles(shop: Shop): Promise<string> {
  const { list } = await shop.get<{ list: Array<{ title: string }> }>('blog/list')
  const long = list.find(({ title }) => title.length > 40)
  see(long, 'no title is longer')
  const shown = await (await shop.read('/blog')).texts('main article h2, main article h3')
  see(
    shown.every((title) => title.replace(/…$/, '').length <= 40),
    shown.filter((title) => title.length > 41).join(', '),
  )
  return has(shown, [`${long.title.slice(0, 40).trimEnd()}…`], `"${long.title}" is shown as`)
}

/** The list of a category, priced at a quantity that no other tier can hold. */
async function unlimitedTier(shop: Shop): Promise<string> {
  const { category, goodsModel, priceList } = await knownPart(shop)
  const last = priceList.at(-1)
  same(last?.maxBuyCount, 0, 'maxBuyCount')
  const page = await shop.read(`/category/detail/${category.categoryId}?quantity=2000000000`)
  const row = (await page.texts('main tbody tr')).find((text) => text.startsWith(goodsModel)) ?? ''
  return `the last tier has maxBuyCount 0, ${goodsModel} ${has(row, [`$${moneyOf(last?.price ?? '')} at 2,000,000,000`])}`
}

export const constants = [
  clause('CONST-01', 'four pages, and another language stored in the browser', (shop) =>
    shop.visit('visitor', async (page) => {
      for (const path of ['/', '/blog', '/FAQ/faq?index=1', '/login?type=login']) {
        await open(page, path)
        same(await page.evaluate(() => document.documentElement.lang), 'en', path)
      }
      await page.evaluate(() => localStorage.setItem('lang', 'Zz'))
      await open(page, '/')
      return same(
        await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')]),
        ['en', 'En'],
        'after "Zz":',
      )
    }),
  ),
  clause('CONST-02', FIRST, async (shop) => same((await language(shop)).stored, 'En')),
  clause('CONST-03', FIRST, async (shop) => same((await language(shop)).stored, 'En', 'lang')),
  clause('CONST-04', FIRST, async (shop) => {
    const { days, cookie } = await language(shop)
    see(days > 364 && days <= 365, `${cookie} lasts ${days.toFixed(1)} days`)
    return `${cookie} lasts ${days.toFixed(1)} days`
  }),
  clause('CONST-05', 'the page of a part priced in USD', async (shop) => {
    const { goodsId, priceList } = await knownPart(shop)
    return has((await (await shop.read(`/goods/detail/${goodsId}`)).texts('main')).join(' '), [
      `$${moneyOf(priceList[0]?.price ?? '')}`,
    ])
  }),
  clause('CONST-06', 'the page of a part whose call answers CNY, an unknown code, EUR and GBP', async (shop) => {
    const seen = await Promise.all([yuan, unknown, euro, pound].map((visit) => visit?.(shop)))
    const signs = seen.map((price) => price?.replace(/[\d.,\s]/g, ''))
    return same(signs, ['￥', '￥', '€', '£'])
  }),
  clause('CONST-07', 'amounts on pages from a part to an order, as the buyer', async (shop) => {
    const { odd, count } = await oddMoney(shop)
    see(odd.length === 0, odd.map(({ where, money }) => `${where}: ${[...new Set(money)].join(' ')}`).join('; '))
    return `all ${count} amounts have four decimals`
  }),
  clause('CONST-08', 'totals of the checkout, the payment and the cards of orders', async (shop) => {
    const { totalAmount, checkout: text, payment, button } = await checkout(shop)
    const total = `$${moneyOf(totalAmount)}`
    has(text, [total], 'checkout')
    has(payment, [total], 'payment')
    // What is charged is whole cents.
    see(/\$[\d,]+\.\d{2}00\b/.test(button), `the button to pay: ${button}`)
    const costs = [...(await cards(shop)).seen.values()].map((card) => card.costs.at(-1) ?? '')
    see(
      costs.every((cost) => /\.\d{4}$/.test(cost)),
      costs.join(', '),
    )
    return `${total} at the checkout and the payment; cards: ${costs.join(', ')}`
  }),
  clause('CONST-09', 'six searches of a visitor in the search box', async (shop) => {
    const { prompted, promptBefore, counted } = await sixSearches(shop)
    see(prompted && !promptBefore, `prompt at the sixth ${prompted}, before ${promptBefore}`)
    return same(counted.times, '5', 'five are answered; times')
  }),
  clause('CONST-10', 'the box gets the focus with 25 entries stored', async (shop) =>
    same((await longHistory(shop)).length, 20, 'entries:'),
  ),
  clause('CONST-11', 'open /comList, the sidebar', async (shop) => {
    const { hotQuery, hot } = await sidebar(shop)
    return same([hotQuery.hotCount, hot.length], ['12', 12], 'asked for and shown:')
  }),
  clause('CONST-12', 'the buyer opens a part', async (shop) =>
    same((await buyerBrowses(shop)).query, { categoryLimit: '6', goodsLimit: '7' }),
  ),
  clause('CONST-13', 'a visitor opens eight parts and categories', async (shop) => {
    const { goods, categories } = await visitorBrowses(shop)
    return same([categories.length, goods.length], [6, 6], 'categories and parts:')
  }),
  clause('CONST-14', 'the buyer opens cart and favourites of the toolbar', async (shop) => {
    await slideOuts(shop)
    const sizes = await Promise.all(
      ['shopping/cart', 'user/favorite/goods'].map(
        async (path) =>
          (await callsOf(shop, 'GET', path)).find(({ from, query }) => from === '/allCategories' && query.pageSize)
            ?.query.pageSize,
      ),
    )
    return same(sizes, ['2000', '2000'], 'pageSize:')
  }),
  clause('CONST-15', 'press Export (CSV) on a category', async (shop) =>
    same((await categoryExport(shop)).body.pageSize, 1000, 'pageSize'),
  ),
  clause('CONST-16', 'press Find more', async (shop) => {
    const { query, answer } = await alternatives(shop)
    return same([query.pageSize, answer.list.length], ['5', 5], 'asked for and answered:')
  }),
  clause('CONST-17', 'scroll to 100 and 102 px, height of the header', async (shop) => {
    const { start, threshold, past } = await scrolling(shop)
    const seen = `${start.height} px at the top, ${threshold.height} at 100, ${past.height} at 102`
    see(threshold.box === start.box - 100, `it sticks before 100 px: ${seen}`)
    see(past.box >= 0 && past.height < start.height, `it is not compact past it: ${seen}`)
    return seen
  }),
  clause('CONST-18', 'the box loses focus, by a clock moved by hand', async (shop) => {
    see(await blurredPanel(shop), 'hidden before 190 ms')
    return 'there at 190 ms, hidden at 210 ms'
  }),
  clause('CONST-19', 'a part with more than four tiers in a list', async (shop) => {
    const { tiers, tiered } = await orderLines(shop)
    return `${same(tiers.folded, 4, 'shown')} of ${tiered.priceList.length}`
  }),
  clause('CONST-20', 'the category list, priced at 2,000,000,000 pieces', unlimitedTier),
  clause('CONST-21', 'a part with a long description in a list', longTexts),
  clause('CONST-22', 'GET /blog, titles against the call', blogTitles),
  clause('CONST-23', 'open /comList, the sidebar', async (shop) => {
    const { hot } = await sidebar(shop)
    see(
      hot.every((text) => text.trim().replace(/…$/, '').length <= 20),
      hot.join(', '),
    )
    return `the longest: ${hot.toSorted((a, b) => b.length - a.length)[0]}`
  }),
  feedbackType('CONST-24', 1, 'Inquiry'),
  feedbackType('CONST-25', 2, 'Orders'),
  feedbackType('CONST-26', 3, 'Returns or Refunds'),
  feedbackType('CONST-27', 4, 'Price and Inventory'),
  feedbackType('CONST-28', 5, 'Product Information'),
  feedbackType('CONST-29', 99, 'Other'),
  clause('CONST-30', FIRST, consentDefaults),
  clause('CONST-31', 'a page whose data is held back', async (shop) => {
    const { after } = await progressBar(shop)
    see(after >= 200 && after < 1500, `the bar appears after ${after} ms`)
    return `the bar appears ${after} ms after the press`
  }),
  clause('CONST-32', 'a page whose data is held back', async (shop) =>
    same((await progressBar(shop)).duration, 5, 'the bar runs for seconds:'),
  ),
]
