import { clause, has, journey, same, see } from '../clause.ts'
import { cart } from '../journeys/cart.ts'
import { EVERY_PAGE, type Link, mainMenu, menu, pagesWithout, scrolling } from '../journeys/frame.ts'
import { categories, knownPart } from '../journeys/samples.ts'
import { blurredPanel, sixSearches, threeSearches } from '../journeys/searches.ts'
import { open, type Shop } from '../shop.ts'

const withoutHeader = pagesWithout('header form[role=search] input, header [role=search] input')

const contact = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    const banner = page.getByRole('banner')
    const listed = () =>
      banner
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`))
    const before = await listed()
    await banner.getByRole('button', { name: 'Contact' }).click()
    await banner.getByRole('link', { name: /@/ }).waitFor()
    return (await listed()).filter((link) => !before.includes(link))
  }),
)

const userMenu = journey((shop) =>
  shop.visit('buyer', async (page) => {
    await open(page, '/privacy')
    await page.getByRole('button', { name: /Account of/ }).click()
    const personal = page.getByRole('banner').getByRole('link', { name: 'Personal Center' })
    await personal.waitFor()
    return {
      href: await personal.getAttribute('href'),
      logout: await page.getByRole('banner').getByRole('button', { name: 'Logout' }).count(),
    }
  }),
)

async function entry(shop: Shop, name: string): Promise<Link[]> {
  const links = (await menu(shop))[name]
  see(links, `no menu entry ${name}`)
  return links
}

/** An entry of the menu that leads to a page, which must open. */
const leads = (id: string, dropdown: string, name: RegExp, address?: string) =>
  clause(id, `${dropdown ? `open ${dropdown} in the menu` : 'read the menu'}, follow the link`, async (shop) => {
    const link = (await entry(shop, dropdown)).find((one) => name.test(one.name))
    see(link, `no link ${name.source}`)
    if (address) same(link.href, address, link.name)
    const { status } = await shop.read(link.href)
    see(status === 200, `${link.href} answers ${status}`)
    return `"${link.name}" leads to ${link.href}, which answers 200`
  })

const dropdown = (id: string, name: string) =>
  clause(
    id,
    `press ${name} in the menu`,
    async (shop) => `it opens: ${(await entry(shop, name)).map((link) => link.name).join(', ')}`,
  )

const tree = journey((shop) =>
  shop.visit('visitor', async (page) => {
    const { first, second, third } = await categories(shop)
    await open(page, '/privacy')
    await mainMenu(page).getByRole('button', { name: 'Show All Categories' }).click()
    const link = (name: string) => mainMenu(page).getByRole('link', { name, exact: true }).first()
    for (const one of [first, second, third]) await link(one.categoryName).waitFor()
    await link(second.categoryName).click()
    await page.waitForURL((url) => url.pathname !== '/privacy')
    return { names: [first, second, third].map((one) => one.categoryName), address: new URL(page.url()), second }
  }),
)

/** Links to categories of the second level that lead elsewhere: on the list of all, below a part and below a category. */
async function otherLinks(shop: Shop): Promise<string[]> {
  const [{ all, third }, { goodsId }] = [await categories(shop), await knownPart(shop)]
  const seconds = new Set(all.flatMap(({ child }) => child.map(({ categoryId }) => categoryId)))
  const found: string[] = []
  for (const path of ['/allCategories', `/goods/detail/${goodsId}`, `/category/detail/${third.categoryId}`]) {
    const links = await (await shop.read(path)).attributes('main a[href^="/category/"]', 'href')
    const wrong = links.find((href) => seconds.has(Number(/\/(\d+)$/.exec(href)?.[1])))
    if (wrong) found.push(`${wrong} on ${path}`)
  }
  return found
}

const emptySearch = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('Please enter any model!').first().waitFor()
    return new URL(page.url()).pathname
  }),
)

const inPrompt = (id: string, word: string) =>
  clause(id, 'six searches of a visitor in the search box', async (shop) =>
    has((await sixSearches(shop)).text, [word], 'the prompt shows'),
  )

export const header = [
  clause('HEAD-01', `GET ${EVERY_PAGE.length} addresses, the search box in the header`, async (shop) => {
    const lacking = await withoutHeader(shop)
    see(lacking.length === 0, `missing on ${lacking.join(', ')}`)
    return `on all ${EVERY_PAGE.length} pages`
  }),
  clause('HEAD-02', 'the picture in the header is loaded', async (shop) => {
    const [logo = ''] = await (await shop.read('/')).attributes('header a[href="/"] img', 'src')
    const answer = await fetch(new URL(logo, shop.url))
    return same([answer.status, answer.headers.get('content-type')?.split('/')[0]], [200, 'image'], logo)
  }),
  clause('HEAD-03', 'GET /, the search field', async (shop) =>
    same((await (await shop.read('/')).texts('header input[name=goodsModel]')).length, 1, 'search boxes:'),
  ),
  clause('HEAD-04', 'a new customer adds two parts and empties the cart, the badge is read', async (shop) => {
    const { badges } = await cart(shop)
    return same(badges, ['0', '1', '2', '0'], 'the badge shows')
  }),
  clause('HEAD-05', 'press Contact in the header', async (shop) => `it opens: ${(await contact(shop)).join(', ')}`),
  clause('HEAD-06', 'press Contact in the header', async (shop) => {
    const { serviceEmail } = await shop.get<{ serviceEmail: string }>('site/info')
    return has((await contact(shop)).join(' '), [`mailto:${serviceEmail}`])
  }),
  clause('HEAD-07', 'press Contact in the header', async (shop) => has(await contact(shop), ['Privacy /privacy'])),
  clause('HEAD-08', 'press Contact in the header', async (shop) => {
    const terms = (await contact(shop)).find((one) => one.startsWith('Terms'))
    return same(terms?.split(' ').at(-1), '/termsOfUs', 'Terms leads to')
  }),
  clause('HEAD-09', 'read the header as a visitor, then as the buyer', async (shop) => {
    const links = await (await shop.read('/')).texts('header a')
    return `${has(links, ['Login', 'Register'], 'visitor:')}; buyer: ${(await userMenu(shop)).href ? 'user menu' : ''}`
  }),
  clause('HEAD-10', 'three searches, then the box gets the focus', async (shop) =>
    has((await threeSearches(shop)).panel, ['LM358', 'STM32F103'], 'the panel shows'),
  ),
  clause('HEAD-11', 'three searches, then the box gets the focus', async (shop) =>
    has((await threeSearches(shop)).panel.toLowerCase(), ['hot recommend'], 'the panel shows'),
  ),
  clause('HEAD-12', 'the box loses focus, by a clock moved by hand', async (shop) => {
    see(await blurredPanel(shop), 'hidden before 190 ms')
    return 'there at 190 ms, hidden at 210 ms'
  }),
  clause(
    'HEAD-13',
    'scroll to 0, 60, 100, 102 and 600 px, place of the search box and height of the header',
    async (shop) => {
      const { start, before, threshold, past, far } = await scrolling(shop)
      const seen = [start, before, threshold, past, far]
        .map(({ scrolled, box, height }) => `${scrolled} px: ${box}, ${height} high`)
        .join('; ')
      see(before.box === start.box - 60, `sticky before 100 px, search box at ${seen}`)
      see(past.box >= 0 && far.box >= 0, `not sticky past 100 px, search box at ${seen}`)
      see(past.height < start.height && far.height < start.height, `not compact past 100 px, search box at ${seen}`)
      return `search box at ${seen}`
    },
  ),
  clause('HEAD-14', 'a first visit', (shop) =>
    shop.visit('stranger', async (page) => {
      await open(page, '/')
      await page.getByRole('region', { name: 'Cookie consent' }).waitFor()
      return 'the banner is shown'
    }),
  ),
  clause('HEAD-15', 'six searches of a visitor in the search box', async (shop) => {
    see((await sixSearches(shop)).prompted, 'no dialog')
    return 'a dialog with the action Register now'
  }),
  clause(
    'HEAD-16',
    'press Search with an empty box',
    async (shop) => `the message, and the page stays ${await emptySearch(shop)}`,
  ),
  clause('HEAD-17', 'six searches of a visitor in the search box', async (shop) => {
    const { prompted, promptBefore, text } = await sixSearches(shop)
    see(prompted && !promptBefore, promptBefore ? 'it opens before the sixth' : 'it does not open')
    return has(text.toLowerCase(), ['register'], 'opens at the sixth, and its text has')
  }),
  inPrompt('HEAD-18', 'Inquiry'),
  inPrompt('HEAD-19', 'BOM'),
  inPrompt('HEAD-20', 'Scheduling'),
  clause('HEAD-21', 'six searches of a visitor in the search box', async (shop) =>
    same((await sixSearches(shop)).href, '/login?type=logon', 'Register now leads to'),
  ),
  leads('HEAD-22', '', /^All Categories$/, '/allCategories'),
  clause('HEAD-23', 'open Manufacturers, brands against the call', async (shop) => {
    const { brand } = await shop.get<{ brand: Array<{ brandName: string }> }>('manufacturer')
    const names = (await entry(shop, 'Show Manufacturers')).map(({ name }) => name)
    const missing = brand.filter(({ brandName }) => !names.includes(brandName))
    see(missing.length === 0, `${missing.length} of ${brand.length} are missing`)
    return `all ${brand.length} brands`
  }),
  clause('HEAD-24', 'open Manufacturers, addresses of the links', async (shop) => {
    const { brand } = await shop.get<{ brand: Array<{ brandId: number; brandName: string }> }>('manufacturer')
    const hrefs = (await entry(shop, 'Show Manufacturers')).map(({ href }) => href)
    const wrong = brand.filter(({ brandId }) => !hrefs.includes(`/brand/detail/${brandId}`))
    see(wrong.length === 0, `${wrong.length} lead elsewhere`)
    return `all ${brand.length} lead to /brand/detail/{brandId}`
  }),
  dropdown('HEAD-25', 'Inquiry'),
  leads('HEAD-26', 'Inquiry', /RFQ tool/),
  leads('HEAD-27', 'Inquiry', /BOM/),
  dropdown('HEAD-28', 'Support'),
  leads('HEAD-29', 'Support', /^FAQ$/),
  leads('HEAD-30', 'Support', /^Refund & Return$/),
  leads('HEAD-31', 'Support', /^Technical Support System$/),
  leads('HEAD-32', 'Support', /^Alternative Solutions$/, '/bom'),
  leads('HEAD-33', '', /^Blogs & Posts$/),
  dropdown('HEAD-34', 'Exposition'),
  leads('HEAD-35', 'Exposition', /^2024 Germany Exhibition$/),
  leads('HEAD-36', 'Exposition', /^2025 Japan Exhibition$/),
  dropdown('HEAD-37', 'About Us'),
  leads('HEAD-38', 'About Us', /company profile/i),
  leads('HEAD-39', 'About Us', /certification/i),
  leads('HEAD-40', 'About Us', /advantages/i),
  leads('HEAD-41', 'About Us', /core value/i),
  leads('HEAD-42', 'About Us', /contact us/i),
  clause('HEAD-43', 'open About Us, the brochure is loaded', async (shop) => {
    const link = (await entry(shop, 'About Us')).find(({ name }) => /brochure/i.test(name))
    see(link, 'no brochure')
    const file = await fetch(new URL(link.href, shop.url))
    return same([link.target, file.headers.get('content-type')], ['_blank', 'application/pdf'], link.href)
  }),
  clause('HEAD-44', 'open the category tree', async (shop) => `shown: ${(await tree(shop)).names.join(' › ')}`),
  clause(
    'HEAD-45',
    'press a category of the second level in the tree; links to it on three other pages',
    async (shop) => {
      const { address, names, second } = await tree(shop)
      const query = Object.fromEntries(address.searchParams)
      same(address.pathname, '/categoryPage')
      const seen = same(
        query,
        { a: names[0], b: names[1], categoryId: String(second.categoryId) },
        '/categoryPage with',
      )
      const elsewhere = await otherLinks(shop)
      see(elsewhere.length === 0, `the tree leads to ${seen}, but other pages to ${elsewhere.join(', ')}`)
      return `${seen}; other pages lead there, too`
    },
  ),
  clause('HEAD-46', 'press the user menu as the buyer', async (shop) =>
    same((await userMenu(shop)).href, '/userCenter/myData', 'Personal Center leads to'),
  ),
  clause('HEAD-47', 'press the user menu as the buyer', async (shop) =>
    same((await userMenu(shop)).logout, 1, 'buttons named Logout'),
  ),
]
