import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { siteInfo } from '#features/site/site.contract.ts'
import { callAsVisitor } from '../support/customers.ts'
import { receiveMail } from '../support/mail/outbox.ts'
import { storeUrl, test } from '../support/visitor.ts'
import { readPage, type ServedPage } from '../support/windows/served-page.ts'

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
  ['[ROUTE-43]', '/interviewVideo', 'Interview video', 'Three roles, six questions'],
] as const

/** Texts and metadata of a content page. */
async function checkFrame({ texts, attributes }: ServedPage, path: string, title: string) {
  expect(await texts('main h1')).toEqual([title])
  expect(await texts('title')).toEqual([`${title} | Ohmstead`])
  expect(await attributes('link[rel=canonical]', 'href')).toEqual([path])
  expect(await attributes('meta[property="og:title"]', 'content')).toEqual([title])
  expect(await attributes('meta[property="og:url"]', 'content')).toEqual([
    expect.stringMatching(new RegExp(`^https?://.+${path}$`)),
  ])
  expect((await attributes('meta[name=description]', 'content'))[0]?.length).toBeGreaterThan(40)
  expect((await texts('nav[aria-label=Breadcrumb]')).join()).toContain(title)
  expect((await texts('main')).join()).toMatch(/Last changed \d{1,2} \w+ \d{4}/)
  for (const address of new Set(await attributes('main img', 'src'))) {
    const picture = await fetch(new URL(address ?? '', storeUrl()))
    expect((await sharp(await picture.bytes()).metadata()).width, `${address} on ${path}`).toBeGreaterThan(0)
  }
}

describe('policies and support', () => {
  for (const [clause, path, title, heading] of policies) {
    test(`${clause} ${path} is ${title}`, async () => {
      const page = await readPage(path)
      await checkFrame(page, path, title)
      expect(await page.texts('main h2')).toContain(heading)
      expect(await page.texts('nav[aria-label=Policies] [aria-current=page]')).toEqual([title])
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
    test(`${clause} ${path} is ${title}`, async () => {
      const page = await readPage(path)
      await checkFrame(page, path, title)
      expect(await page.texts('main h2')).toContain(heading)
      expect((await page.texts('main')).join()).toContain('is a demo store')
    })
  }

  test('[ROUTE-07] six certificates, each marked as a sample', async () => {
    const { attributes } = await readPage('/authentication')
    expect((await attributes('main img[alt^="Sample certificate"]', 'alt')).sort()).toEqual(
      ['ESD, IEC 61340-5-1', 'ISO 13485', 'ISO 14001', 'ISO 28000', 'ISO 45001', 'ISO 9001'].map(
        (name) => `Sample certificate ${name}`,
      ),
    )
  })

  test('[ROUTE-34, ROUTE-35] an exhibition has a gallery of six, and the first links to the second', async () => {
    const [first, second] = [await readPage('/exhibition'), await readPage('/exhibition2025')]
    for (const { texts } of [first, second]) expect(await texts('main .gallery figcaption')).toHaveLength(6)
    expect(await first.texts('main .prose a[href="/exhibition2025"]')).toEqual(['Japan'])
  })

  test('[ROUTE-43] the interview does not start automatically, and plays from each chapter', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/interviewVideo')
    const film = page.locator('main video')
    expect(await film.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
    for (const file of await film
      .locator('source, track')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src'))))
      expect((await page.request.get(file ?? '')).status(), file ?? '').toBe(200)
    const chapters = page.getByRole('navigation', { name: 'Chapters of the film' }).getByRole('link')
    expect(await chapters.allTextContents()).toEqual(['0:03The warehouse', '0:19The buyer', '0:35Sales'])
    await chapters.nth(1).click()
    await expect
      .poll(() => film.evaluate((video) => Math.round((video as HTMLVideoElement).currentTime)))
      .toBeGreaterThanOrEqual(19)
  })

  test('the brochure is a PDF that opens in a new tab', async () => {
    const { attributes } = await readPage('/companyProfil')
    const link = 'main a[href="/brochure.pdf"]'
    expect(await attributes(link, 'target')).toEqual(['_blank'])
    const file = await fetch(new URL('/brochure.pdf', storeUrl()))
    expect(file.headers.get('content-type')).toBe('application/pdf')
  })

  test('[ROUTE-08] a message from the contact page is sent to the shop', async ({ phone }) => {
    const { page, open } = phone
    await open('/contactUs')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Send' }).click()
    await main.getByText('please select', { exact: true }).waitFor()
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

  test('mail, telephone and address are those of the shop', async () => {
    const { texts } = await readPage('/contactUs')
    const { serviceEmail, phone, address } = await callAsVisitor()(siteInfo, {})
    expect(await texts('main a')).toEqual(expect.arrayContaining([serviceEmail, phone]))
    expect((await texts('main')).join()).toContain(address)
  })
})

describe('the tour', () => {
  test('[ROUTE-31] the sample RFQ is filled in, the sample BOM is matched and priced, and one click logs in as the demo buyer', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    await checkFrame(await readPage('/demo'), '/demo', 'A tour of the store')
    await open('/demo')
    await page.getByRole('button', { name: 'Fill the sample RFQ' }).click()
    await page.waitForURL('**/enquiry')
    await expect
      .poll(() => page.locator('main input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toContain('LM358DR')
    await follow('/demo')
    await page.getByRole('button', { name: 'Price the sample BOM' }).click()
    await page.waitForURL('**/bomResult')
    await page.getByText('LM358DR').first().waitFor()
    await follow('/demo')
    await page.getByRole('main').getByText('demo@ohmstead.example').waitFor()
    await page.getByRole('button', { name: 'Log in as buyer' }).click()
    await page.waitForURL('**/userCenter/myOrder')
    await page.locator('html[data-signed-in]').waitFor({ state: 'attached' })
  })
})
