import { clause, has, journey, same, see } from '../clause.ts'
import { addressDialog } from '../journeys/addresses.ts'
import { mostSearched, sidebar, visitorBrowses } from '../journeys/browsing.ts'
import { filmInReach, firstFilm } from '../journeys/film.ts'
import { alternatives, COLUMNS, listColumns } from '../journeys/lists.ts'
import { feedback } from '../journeys/messages.ts'
import { type Card, cards, receiving } from '../journeys/my-orders.ts'
import { detailOf } from '../journeys/orders.ts'
import { knownPart } from '../journeys/samples.ts'
import { open, type Shop } from '../shop.ts'

const tab = (id: string, name: string) =>
  clause(id, 'press the tabs of the widget on the home page', async (shop) => {
    const links = (await mostSearched(shop))[name] ?? []
    see(links.length > 0, `no tab ${name}`)
    return `"${name}" shows ${links.length} parts`
  })

const zoom = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, `/goods/detail/${(await knownPart(shop)).goodsId}`)
    const picture = page.getByRole('button', { name: /^Magnify the picture/ })
    const still = await picture.screenshot()
    await picture.hover({ position: { x: 40, y: 40 } })
    await page.waitForTimeout(600)
    return !still.equals(await picture.screenshot())
  }),
)

const strip = async (shop: Shop) => {
  const page = await shop.read('/')
  const links = 'nav a[href^="/searchAZ?key="]'
  return { names: await page.texts(links), hrefs: await page.attributes(links, 'href') }
}
const KEYS = ['0', '#', ...'123456789', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

async function card(shop: Shop, status = 1): Promise<Card & { orderNo: string }> {
  const seen = (await cards(shop)).seen.get(status)
  see(seen, `no order in status ${status}`)
  return seen
}

const CARD = 'open /userCenter/myOrder as the buyer, the card of an unpaid order'
/** A cost of the card, beside what the call says. */
const cost = (id: string, name: string, place: number, field: 'amount' | 'freightAmount' | 'totalAmount') =>
  clause(id, CARD, async (shop) => {
    const { costs, orderNo } = await card(shop)
    const wanted = (await detailOf(shop, orderNo))[field]
    return same(costs.slice(place * 2, place * 2 + 2), [name, `$${wanted}`])
  })

/** Operations of the card of an order in each status, by the specification. */
export const OPERATIONS: Record<number, string[]> = {
  1: ['Cancel an order', 'Go to pay'],
  2: ['Apply Customer Service'],
  3: ['Apply Customer Service', 'Confirm receipt'],
  4: ['Apply Customer Service'],
  5: [],
  6: [],
  7: [],
  8: [],
}

export const components = [
  clause(
    'COMP-01',
    'a first visit; then the film is opened on six kinds of page, ended by Escape, by going on and by its end',
    async (shop) => {
      const { beforeAnswer, byItself, again } = await firstFilm(shop)
      see(!beforeAnswer && byItself && !again, `by itself: ${[beforeAnswer, byItself, again].join(', ')}`)
      const { missing, byEscape, byNavigation, atItsEnd } = await filmInReach(shop)
      see(missing.length === 0, `opens once by itself, but out of reach on ${missing.join(', ')}`)
      see(
        byEscape && byNavigation && atItsEnd,
        `closes by Escape ${byEscape}, going on ${byNavigation}, at its end ${atItsEnd}`,
      )
      return 'opens once by itself after the cookie answer, in reach on all six, closes each time'
    },
  ),
  clause('COMP-02', 'a first visit', async (shop) => {
    const { byItself, source, closed } = await firstFilm(shop)
    see(byItself && closed, 'it does not open or close')
    return `a dialog with the video ${new URL(source).pathname}, closed by its button`
  }),
  clause(
    'COMP-03',
    'press Feedback in the toolbar',
    async (shop) => `the dialog has ${(await feedback(shop)).types.length} types to choose from`,
  ),
  clause('COMP-04', 'add and edit an address as the buyer', async (shop) => {
    const { known } = await addressDialog(shop)
    return `added in a dialog, edited in another one that knows the zip code ${known}`
  }),
  clause('COMP-05', 'open lists of four kinds and Find more at 1024, 1280, 1366 and 1440 px', async (shop) => {
    const seen = await listColumns(shop)
    const lacking = seen.filter(({ columns }) => JSON.stringify(columns) !== JSON.stringify(COLUMNS))
    const where = lacking.map(({ where, width, columns }) => `${where} at ${width} px: ${columns.length}`)
    see(lacking.length === 0, `column names to be seen on ${where.join('; ')}`)
    return `all nine names in this order in ${seen.length} places`
  }),
  clause('COMP-06', 'open a part with more than five alternatives', async (shop) =>
    same((await alternatives(shop)).title, 'You might want to find', 'headed'),
  ),
  clause(
    'COMP-07',
    'press Find more',
    async (shop) => `a dialog with ${(await alternatives(shop)).answer.totalCount} alternatives`,
  ),
  clause('COMP-08', 'open a part with more than five alternatives', async (shop) => {
    const { rows, first } = await alternatives(shop)
    see(rows > 0, 'no rows')
    return `${rows} rows, first: ${first.slice(0, 60)}`
  }),
  clause('COMP-09', 'press Next page in the table', async (shop) => {
    see((await alternatives(shop)).moved, 'the same rows on page 2')
    return 'page 2 shows other parts'
  }),
  clause('COMP-10', 'open an order as the buyer', async (shop) => {
    const { lines, lineTable } = await receiving(shop)
    return same(lineTable, lines + 1, 'rows with the heading:')
  }),
  clause(
    'COMP-11',
    'a visitor looks at parts',
    async (shop) => `it lists ${(await visitorBrowses(shop)).goods.join(', ')}`,
  ),
  clause('COMP-12', 'open /comList, the sidebar', async (shop) =>
    same((await sidebar(shop)).newsletter, 2, 'fields of the form:'),
  ),
  clause('COMP-13', 'open /comList, the sidebar', async (shop) => {
    const { posts } = await sidebar(shop)
    see(posts.length > 0 && posts.every(([, href = '']) => href.startsWith('/blog/detail/')), JSON.stringify(posts))
    return `${posts.length} posts, first "${posts[0]?.[0]}"`
  }),
  clause(
    'COMP-14',
    'open /comList, the sidebar',
    async (shop) => `Hot Model lists ${(await sidebar(shop)).hot.length} parts`,
  ),
  tab('COMP-15', 'New Products'),
  tab('COMP-16', 'Recommended'),
  tab('COMP-17', 'Hot Recommend'),
  tab('COMP-18', 'Scarcity'),
  clause('COMP-19', 'texts of the widget against the call', async (shop) => {
    const groups = await shop.get<Record<string, Array<{ goodsModel: string }>>>('home')
    const shown = (await mostSearched(shop)).Scarcity?.map(([text]) => text).join(' ') ?? ''
    return has(
      shown,
      (groups.scarcity ?? []).slice(0, 3).map(({ goodsModel }) => goodsModel),
      'Scarcity shows',
    )
  }),
  clause('COMP-20', 'links of the widget, one opened of each tab', async (shop) => {
    const all = Object.values(await mostSearched(shop))
    see(
      all.flat().every(([, href]) => /^\/goods\/detail\/\d+$/.test(href)),
      'a link leads elsewhere',
    )
    for (const [first] of all) same((await shop.read(first?.[1] ?? '')).status, 200, first?.[1])
    return `all ${all.flat().length} lead to /goods/detail/{goodsId}`
  }),
  clause('COMP-21', 'GET /, the strip of characters', async (shop) => {
    const { names } = await strip(shop)
    return same(names, KEYS)
  }),
  clause('COMP-22', 'GET /, the links of the strip', async (shop) => {
    const { hrefs } = await strip(shop)
    same(
      hrefs,
      KEYS.map((key) => `/searchAZ?key=${encodeURIComponent(key)}`),
    )
    return `${hrefs[0]} … ${hrefs.at(-1)}`
  }),
  clause('COMP-23', CARD, async (shop) => has((await card(shop)).text, [(await card(shop)).orderNo])),
  clause('COMP-24', CARD, async (shop) => {
    const { time, orderNo } = await card(shop)
    return same(time, (await detailOf(shop, orderNo)).createdAt)
  }),
  clause('COMP-25', CARD, async (shop) => {
    const { cover } = await card(shop)
    see(cover > 0, 'no picture')
    return `a picture, ${cover} px wide`
  }),
  clause('COMP-26', CARD, async (shop) => has((await card(shop)).text, ['Total count: 7'], 'seven pieces ordered:')),
  cost('COMP-27', 'Commodity cost', 0, 'amount'),
  cost('COMP-28', 'Shipping cost', 1, 'freightAmount'),
  cost('COMP-29', 'Total', 2, 'totalAmount'),
  clause(
    'COMP-30',
    'open /userCenter/myOrder as the buyer, the cards of two orders',
    async (shop) => `${has((await card(shop)).text, ['Unpaid'])}; ${has((await card(shop, 4)).text, ['Finished'])}`,
  ),
  clause('COMP-31', 'open /userCenter/myOrder as the buyer, the cards of orders in eight statuses', async (shop) => {
    const wrong: string[] = []
    if (!(await card(shop)).againIsApart) wrong.push('1: Buy again among them')
    for (const [status, wanted] of Object.entries(OPERATIONS)) {
      const { operations } = await card(shop, Number(status))
      if (JSON.stringify(operations) !== JSON.stringify(wanted)) wrong.push(`${status}: ${operations.join(', ')}`)
    }
    see(wrong.length === 0, `other operations in status ${wrong.join('; ')}`)
    return Object.entries(OPERATIONS)
      .map(([status, names]) => `${status}: ${names.join(', ') || 'none'}`)
      .join('; ')
  }),
  clause('COMP-32', 'press Go Back on the page of an order', async (shop) =>
    same((await receiving(shop)).backAt, '/userCenter/myOrder', 'leads to'),
  ),
  clause('COMP-33', 'move the pointer over the picture of a part', async (shop) => {
    see(await zoom(shop), 'the picture stays as it is')
    return 'the picture changes under the pointer'
  }),
]
