import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { receiveMail } from '../support/outbox.ts'
import { storeUrl, test } from '../support/visitor.ts'

const policies = [
  ['[ROUTE-56]', '/privacy', 'Privacy', 'What is kept in your browser'],
  ['[ROUTE-57]', '/termsOfUs', 'Terms of use', 'How ordering works'],
  ['[ROUTE-58]', '/returnagree', 'Refund & Return', 'What can be returned'],
  ['[ROUTE-59]', '/technicalSupport', 'Technical Support System', 'Replace a part'],
] as const

const company = [
  ['[ROUTE-04]', '/advantage', 'Advantages', 'Search by part number'],
  ['[ROUTE-05]', '/coreValue', 'Core value', 'Exact'],
  ['[ROUTE-06]', '/companyProfil', 'Company profile', 'One page for each part'],
  ['[ROUTE-07]', '/authentication', 'Certification', 'How to read one'],
  ['[ROUTE-08]', '/contactUs', 'Contact us', 'Write to us'],
  ['[ROUTE-34]', '/exhibition', '2024 Germany Exhibition', 'The stand in six pictures'],
  ['[ROUTE-35]', '/exhibition2025', '2025 Japan Exhibition', 'The stand in six pictures'],
  ['[ROUTE-43]', '/interviewVideo', 'Interview video', 'The film'],
] as const

const attribute = (page: Page, selector: string, name: string) => page.locator(selector).getAttribute(name)

/** Texts and metadata of a content page. */
async function checkFrame(page: Page, path: string, title: string) {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  expect(await page.title()).toBe(`${title} | Ohmstead`)
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(path)
  expect(await attribute(page, 'meta[property="og:title"]', 'content')).toBe(title)
  expect(await attribute(page, 'meta[property="og:url"]', 'content')).toMatch(new RegExp(`^https?://.+${path}$`))
  expect((await attribute(page, 'meta[name=description]', 'content'))?.length).toBeGreaterThan(40)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(title).waitFor()
  await page.getByText(/^Last changed \d{1,2} \w+ \d{4}$/).waitFor()
}

/** Pictures further down are loaded lazily; here all are loaded at once, and none may be missing. */
const brokenPictures = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    const missing: string[] = []
    for (const image of images as HTMLImageElement[]) {
      image.loading = 'eager'
      await image.decode().catch(() => missing.push(image.src))
    }
    return missing
  })

describe('policies and support', () => {
  for (const [clause, path, title, heading] of policies) {
    test(`${clause} ${path} is ${title}`, async ({ plain }) => {
      const { page, open } = plain
      await open(path)
      await checkFrame(page, path, title)
      await page.getByRole('main').getByRole('heading', { level: 2, name: heading }).waitFor()
      expect(await brokenPictures(page)).toEqual([])
      const here = page.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name: title })
      expect(await here.getAttribute('aria-current')).toBe('page')
    })
  }

  test('only the text is printed, and its button prints', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/termsOfUs')
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await page.getByRole('button', { name: 'Print this page' }).click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation', { name: 'Policies' }).isVisible()).toBe(false)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 2, name: 'Quantities' }).isVisible()).toBe(true)
  })
})

describe('the company', () => {
  for (const [clause, path, title, heading] of company) {
    test(`${clause} ${path} is ${title}`, async ({ plain }) => {
      const { page, open } = plain
      await open(path)
      await checkFrame(page, path, title)
      await page.getByRole('main').getByRole('heading', { level: 2, name: heading }).waitFor()
      expect(await brokenPictures(page)).toEqual([])
      await page.getByRole('main').getByText('is a demo store').waitFor()
    })
  }

  test('[ROUTE-07] six certificates, each marked as a sample', async ({ plain }) => {
    await plain.open('/authentication')
    for (const name of ['ISO 9001', 'ISO 13485', 'ISO 14001', 'ISO 28000', 'ISO 45001', 'ESD'])
      expect(await plain.page.getByRole('img', { name: `Sample certificate ${name}` }).count(), name).toBe(1)
  })

  test('[ROUTE-34, ROUTE-35] an exhibition has a gallery of six, and links to the other one', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/exhibition')
    expect(await page.locator('main .gallery figcaption').count()).toBe(6)
    await page.getByRole('main').getByRole('link', { name: 'Japan', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '2025 Japan Exhibition' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/exhibition2025')
    expect(await page.locator('main .gallery figcaption').count()).toBe(6)
  })

  test('[ROUTE-43] the film has captions and does not start automatically', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/interviewVideo')
    const film = page.locator('main video')
    expect(await film.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
    for (const file of await film
      .locator('source, track')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src'))))
      expect((await page.request.get(file ?? '')).status(), file ?? '').toBe(200)
    expect(await film.locator('track[kind=captions]').count()).toBe(1)
  })

  test('the brochure is a PDF that opens in a new tab', async ({ plain }) => {
    const { page, open } = plain
    await open('/companyProfil')
    const link = page.getByRole('main').getByRole('link', { name: /Company brochure/ })
    expect(await link.getAttribute('target')).toBe('_blank')
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
  })

  test('[ROUTE-08] a message from the contact page is sent to the shop', async ({ phone }) => {
    const { page, open } = phone
    await open('/contactUs')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Send' }).click()
    await main.getByText('please select').waitFor()
    expect(await main.getByText('please enter').count()).toBe(2)
    const email = `caller-${randomUUID()}@firm.example`
    await main.getByLabel('What is it about?').selectOption('Orders')
    await main.getByLabel('Your e-mail').fill(email)
    await main.getByLabel('Your message').fill(`Where is it? ${email}`)
    await main.getByRole('button', { name: 'Send' }).click()
    await page.getByText('We have received your feedback and will contact you promptly！').first().waitFor()
    await expect.poll(() => main.getByLabel('Your message').inputValue()).toBe('')
    await receiveMail('service@ohmstead.example', /Feedback: Orders/, `Where is it? ${email}`)
  })

  test('mail, telephone and address are those of the shop', async ({ plain }) => {
    const { page, open } = plain
    await open('/contactUs')
    const { data } = await (await page.request.get(`${storeUrl()}/api/site/info`)).json()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: data.serviceEmail }).waitFor()
    await main.getByRole('link', { name: data.phone }).waitFor()
    await main.getByText(data.address).waitFor()
  })
})

describe('the tour', () => {
  test('[ROUTE-31] the sample RFQ is filled in and can be sent', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/demo')
    await checkFrame(page, '/demo', 'A tour of the store')
    expect(await brokenPictures(page)).toEqual([])
    await page.getByRole('button', { name: 'Fill the sample RFQ' }).click()
    await page.waitForURL('**/enquiry')
    await expect
      .poll(() => page.locator('main input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toContain('LM358DR')
  })

  test('[ROUTE-31] the sample BOM is matched and priced', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/demo')
    await page.getByRole('button', { name: 'Price the sample BOM' }).click()
    await page.waitForURL('**/bomResult')
    await page.getByText('LM358DR').first().waitFor()
  })

  test('[ROUTE-31] one click logs in as the demo buyer', async ({ phone }) => {
    const { page, open } = phone
    await open('/demo')
    await page.getByRole('main').getByText('demo@ohmstead.example').waitFor()
    await page.getByRole('button', { name: 'Log in as buyer' }).click()
    await page.waitForURL('**/userCenter/myOrder')
    await page.locator('html[data-signed-in]').waitFor({ state: 'attached' })
  })
})
