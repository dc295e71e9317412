import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { mainMenu } from './frame.ts'

/** A visitor goes from page to page; what was read once is not read again. */
export const visitorState = journey((shop) =>
  shop.visit('visitor', async (page) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (['/api/site/info', '/api/manufacturer'].includes(pathname)) asked.push(pathname)
    })
    await open(page, '/privacy')
    const brands = async () => {
      await mainMenu(page).getByRole('button', { name: 'Show Manufacturers' }).click()
      const links = mainMenu(page).locator('a[href^="/brand/detail/"]')
      await links.first().waitFor()
      const count = await links.count()
      await page.keyboard.press('Escape')
      return count
    }
    const first = await brands()
    for (const [name, path] of [
      ['Privacy', '/privacy'],
      ['FAQ', '/FAQ/faq'],
      ['Contact us', '/contactUs'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**${path}**`)
    }
    const contact = await page.getByRole('contentinfo').innerText()
    return { brands: [first, await brands()], asked, contact }
  }),
)

/** The tab of the user centre that is marked, as the buyer goes through them. */
export const userCentreTabs = journey((shop) =>
  shop.visit('buyer', async (page) => {
    await open(page, '/userCenter/myData')
    const tabs = page.getByRole('navigation', { name: 'Personal Center' })
    const marked: string[] = []
    for (const name of ['My Order', 'Addresses', 'RFQ History']) {
      await tabs.getByRole('link', { name }).click()
      await tabs.locator('[aria-current=page]', { hasText: name }).waitFor()
      marked.push(await tabs.locator('[aria-current=page]').innerText())
    }
    return marked
  }),
)
