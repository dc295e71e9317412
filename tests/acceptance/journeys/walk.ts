import { randomUUID } from 'node:crypto'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { mainMenu } from './frame.ts'
import { knownPart, partWhere } from './samples.ts'
import { search, searchBox, suggestions } from './searches.ts'

/** A visitor goes from page to page by links: every page asks for what it shows. */
export const walk = journey((shop) =>
  shop.visit('visitor', async (page) => {
    const heading = () => page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    const arrive = async (path: string) => {
      await page.waitForURL(`**${path}`)
      await heading()
    }
    const pressLink = (within: string, href: string) => page.locator(`${within} a[href^="${href}"]`).first().click()
    await open(page, '/privacy')
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await page.getByRole('tab', { name: 'Scarcity' }).waitFor()
    await searchBox(page).pressSequentially('LM358')
    await suggestions(page).getByRole('option', { name: /LM358/ }).first().waitFor()
    await search(page, 'LM358')
    await arrive('/comListSearch?**')
    await pressLink('main', '/goods/detail/')
    await arrive('/goods/detail/*')
    await mainMenu(page).getByRole('link', { name: 'All Categories', exact: true }).click()
    await arrive('/allCategories')
    await pressLink('main', '/category')
    await arrive('/category**')
    await mainMenu(page).getByRole('link', { name: 'Manufacturers', exact: true }).click()
    await arrive('/manufacturer')
    await pressLink('main', '/brand/detail/')
    await arrive('/brand/detail/*')
    await mainMenu(page).getByRole('link', { name: 'Blogs & Posts' }).click()
    await arrive('/blog')
    await pressLink('main article', '/blog/detail/')
    await arrive('/blog/detail/*')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await arrive('/contactUs')
    await page.waitForTimeout(500)
    return true
  }),
)

/** A part that is out of the ordinary is asked for: by the search without a hit, and from the page of a part. */
export const asking = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/comListSearch?goodsModel=NOSUCHPART99&fuzzy=true')
    const form = page.getByRole('region', { name: 'Want us to source it?' })
    await form.getByLabel('Your e-mail').fill(`asker-${randomUUID()}@firm.example`)
    await form.getByLabel('Quantity').fill('250')
    await form.getByRole('button', { name: 'Ask us to find it' }).click()
    const noted = form.getByText(/We have received your request/)
    await noted.waitFor()
    return { need: (await noted.innerText()).trim(), enquiry: await enquire(shop) }
  }),
)

/** A visitor fills in the RFQ page. */
const enquire = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/enquiry')
    await page.getByRole('main').getByLabel('Part number').fill('LM358DR')
    await page.getByRole('main').getByLabel('Quantity').fill('2,500')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ada Enquirer')
    await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(`enquirer-${randomUUID()}@firm.example`)
    await page.getByLabel('Country').selectOption('Netherlands')
    await page.getByText('Security check passed').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Send the RFQ' }).click()
    const sent = page.getByText(/We have received your RFQ. Its number is Q/)
    await sent.waitFor()
    return (await sent.innerText()).trim()
  }),
)

/** The buyer asks about one part and follows it in the RFQ history. */
export const quickEnquiry = journey((shop) =>
  shop.visit('buyer', async (page) => {
    const part = await knownPart(shop)
    await open(page, `/goods/detail/${part.goodsId}`)
    await page.getByRole('link', { name: /Ask for a quote/ }).click()
    const dialog = page.getByRole('dialog', { name: `Ask about ${part.goodsModel}` })
    await dialog.getByLabel('Quantity').fill('100000')
    await dialog.getByRole('button', { name: 'Send' }).click()
    const received = page.getByText(/We have received your RFQ Q[0-9A-Z]{8}/).first()
    await received.waitFor()
    const number = /Q[0-9A-Z]{8}/.exec(await received.innerText())?.[0] ?? ''
    await open(page, '/userCenter/RFQhistory')
    await page.getByRole('main').getByRole('link', { name: number }).first().click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    return number
  }),
)

/** Exports a category as it is listed. */
export const categoryExport = journey(async (shop) => {
  const part = await knownPart(shop)
  return shop.visit('visitor', async (page) => {
    await open(page, `/category/detail/${part.category.categoryId}`)
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/category/goods'))
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export (CSV)' }).click()
    const body = (await asked).postDataJSON() as Record<string, unknown>
    return { body, file: (await saved).suggestedFilename() }
  })
})

/** Estimates shipping and downloads the datasheet of a part. */
export const partTools = journey(async (shop) => {
  const part = await partWhere(
    shop,
    'in stock',
    ({ stockCount, priceList, currency }) => stockCount > 100 && priceList.length > 0 && currency === 'USD',
  )
  return shop.visit('buyer', async (page) => {
    await open(page, `/goods/detail/${part.goodsId}`)
    await page.getByRole('button', { name: 'Estimate shipping' }).click()
    const estimate = page.getByRole('region', { name: 'Shipping estimate' })
    await estimate
      .getByText(/[$￥]\d/)
      .first()
      .waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download datasheet' }).click()
    const file = await saved
    return {
      shipping: (await estimate.innerText()).replace(/\s+/g, ' '),
      url: file.url(),
      file: file.suggestedFilename(),
    }
  })
})
