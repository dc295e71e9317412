import { clause, has, journey, same, see } from '../clause.ts'
import { EVERY_PAGE, pagesWithout } from '../journeys/frame.ts'
import { subscription, toolbar } from '../journeys/messages.ts'
import { rfqList } from '../journeys/rfq.ts'
import { slideOuts } from '../journeys/slide-outs.ts'
import { open, type Shop } from '../shop.ts'

const everywhere = (id: string, what: string, selector: string) => {
  const missing = pagesWithout(selector)
  return clause(id, `GET ${EVERY_PAGE.length} addresses, the ${what}`, async (shop) => {
    const lacking = await missing(shop)
    see(lacking.length === 0, `missing on ${lacking.join(', ')}`)
    return `on all ${EVERY_PAGE.length} pages`
  })
}

/** Texts of the footer, with those of its pictures. */
async function footerTexts(shop: Shop): Promise<string> {
  const page = await shop.read('/')
  return [...(await page.texts('footer')), ...(await page.attributes('footer img', 'alt'))].join(' ')
}

const badge = (id: string, name: string) =>
  clause(id, 'GET /, texts and pictures of the footer', async (shop) => has(await footerTexts(shop), [name], 'a badge'))

const links = (id: string, name: string) =>
  clause(id, 'GET /, links of the footer, each opened', async (shop) => {
    const found = await (await shop.read('/')).attributes(`footer nav[aria-label="${name}"] a`, 'href')
    see(found.length > 1, `${found.length} links`)
    for (const href of found) same((await shop.read(href)).status, 200, href)
    return `all answer 200: ${found.join(', ')}`
  })

export const footer = [
  everywhere('FOOT-01', 'footer', 'footer nav'),
  clause('FOOT-02', 'GET /, links of the footer, one opened', async (shop) => {
    const hrefs = await (await shop.read('/')).attributes('footer a[href^="/brand/detail/"]', 'href')
    see(hrefs[0], 'no brand')
    same((await shop.read(hrefs[0])).status, 200, hrefs[0])
    return `${hrefs.length} brands; ${hrefs[0]} answers 200`
  }),
  ...['9001', '13485', '14001', '28000', '45001', 'ESD'].map((name, place) => badge(`FOOT-0${place + 3}`, name)),
  clause('FOOT-09', 'GET /, against site/info', async (shop) => {
    const { serviceEmail, address } = await shop.get<{ serviceEmail: string; address: string }>('site/info')
    return has(await footerTexts(shop), [serviceEmail, address])
  }),
  links('FOOT-10', 'Information'),
  links('FOOT-11', 'Support'),
  links('FOOT-12', 'About us'),
  clause('FOOT-13', 'GET /, the brochure is loaded', async (shop) => {
    const [href = ''] = await (await shop.read('/')).attributes('footer a[href$=".pdf"]', 'href')
    return same((await fetch(new URL(href, shop.url))).headers.get('content-type'), 'application/pdf', href)
  }),
  clause('FOOT-14', 'GET /, texts of the footer', async (shop) => {
    const { payments } = await shop.get<{ payments: string[] }>('site/info')
    see(payments.length > 0, 'the shop names none')
    return has(await footerTexts(shop), payments)
  }),
  clause(
    'FOOT-15',
    'a new address is entered in the footer',
    async (shop) => `the answer: ${(await subscription(shop)).said}`,
  ),
]

const items = journey((shop) =>
  shop.visit('buyer', async (page) => {
    await open(page, '/allCategories')
    const names = await toolbar(page)
      .locator('a, button')
      .evaluateAll((all) =>
        all.map((one) => [
          one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '',
          one.getAttribute('href') ?? '',
        ]),
      )
    await page.evaluate(() => window.scrollTo(0, 900))
    await toolbar(page)
      .getByText('Back to Top')
      .or(toolbar(page).getByRole('link', { name: 'Back to Top' }))
      .first()
      .click()
    await page.waitForFunction(() => window.scrollY === 0)
    return names
  }),
)

const item = (id: string, name: string) =>
  clause(id, 'read the toolbar as the buyer', async (shop) => {
    const found = (await items(shop)).find(([label = '']) => label.includes(name))
    see(found, `no item ${name}`)
    return `"${name}"${found[1] ? ` leads to ${found[1]}` : ', a button'}`
  })

export const toolbarClauses = [
  everywhere('TOOL-01', 'toolbar', 'aside[aria-label=Toolbar] a'),
  item('TOOL-02', 'Personal Center'),
  item('TOOL-03', 'Shopping Cart'),
  item('TOOL-04', 'My Order'),
  item('TOOL-05', 'RFQ List'),
  item('TOOL-06', 'My Favorites'),
  item('TOOL-07', 'Feedback'),
  clause('TOOL-08', 'scroll down, then press Back to Top', async (shop) => {
    has((await items(shop)).flat(), ['Back to Top'])
    return 'the page is at its top again'
  }),
  clause('TOOL-09', 'press Shopping Cart as the buyer', async (shop) => `it shows ${(await slideOuts(shop)).cart}`),
  clause(
    'TOOL-10',
    'press My Favorites as the buyer',
    async (shop) => `it shows ${(await slideOuts(shop)).favourites}`,
  ),
  clause('TOOL-11', 'press RFQ List as a visitor', async (shop) =>
    has((await rfqList(shop)).listed, [(await rfqList(shop)).model], 'it shows'),
  ),
  clause('TOOL-12', 'press My Favorites, then Shopping Cart', async (shop) => {
    const { replaced } = await slideOuts(shop)
    see(replaced, 'both lists are shown')
    return 'the cart takes the place of the favourites'
  }),
  clause('TOOL-13', 'press Shopping Cart twice more', async (shop) => {
    const { toggled } = await slideOuts(shop)
    return same(toggled, [false, true], 'open after each press:')
  }),
]
