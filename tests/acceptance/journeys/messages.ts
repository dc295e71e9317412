import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'

export const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Toolbar' })
const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()

/** The feedback dialog: sent empty, then filled in, then with an answer of the server that refuses. */
export const feedback = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/site/feedback')) sent += 1
    })
    const dialog = page.getByRole('dialog', { name: 'Feedback', exact: true })
    const openDialog = () => toolbar(page).getByRole('button', { name: 'Feedback' }).click()
    await openDialog()
    const type = dialog.getByLabel('What is it about?')
    await type.locator('option').nth(1).waitFor({ state: 'attached' })
    const types = await type
      .locator('option')
      .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent?.trim() ?? '']))
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('please select').waitFor()
    const problemOf = async (label: string) =>
      dialog.getByLabel(label).evaluate((field) => {
        const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
        return ids
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim()
      })
    const problems = {
      type: await problemOf('What is it about?'),
      email: await problemOf('Your e-mail'),
      content: await problemOf('Your message'),
    }
    const sentEmpty = sent
    const fill = async () => {
      await type.selectOption({ label: 'Product Information' })
      await dialog.getByLabel('Your e-mail').fill(`writer-${randomUUID()}@firm.example`)
      await dialog.getByLabel('Your message').fill('Which reel?')
    }
    await page.route(
      '**/api/site/feedback',
      (route) => route.fulfill({ json: { code: 100001, msg: 'Too late today.', data: null } }),
      { times: 1 },
    )
    await fill()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Too late today.').first().waitFor()
    const sentRefused = sent
    await dialog.getByRole('button', { name: 'Send' }).click()
    const thanks = page.getByText('We have received your feedback and will contact you promptly！').first()
    await thanks.waitFor()
    return { types, problems, sentEmpty, sentRefused, sent, thanks: await thanks.innerText() }
  }),
)

/** Subscribing in the footer: empty, refused, confirmed and ended by mail. */
export const subscription = journey(async (shop) => {
  const email = `reader-${randomUUID()}@firm.example`
  return shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    const footer = page.getByRole('contentinfo')
    const field = footer.getByRole('textbox', { name: /newsletter/ })
    const send = () => footer.getByRole('button', { name: 'Subscribe' }).click()
    await send()
    await page.getByText('Enter your email address').first().waitFor()
    await page.route(
      '**/api/site/mail/subscribe',
      (route) => route.fulfill({ json: { code: 100001, msg: 'Not this address.', data: null } }),
      { times: 1 },
    )
    await field.fill(email)
    await send()
    await page.getByText('Not this address.').first().waitFor()
    await send()
    const welcome = page.getByText(/latest information will be recommended/i).first()
    await welcome.waitFor()
    const said = await welcome.innerText()
    await open(page, await shop.mailedLink(email, /confirm/i))
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
    await page.getByText(`${email} is subscribed to our newsletter`).waitFor()
    await open(page, '/unsubscribe')
    await page.getByLabel('E-mail address', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText(`If ${email} receives our newsletter`).waitFor()
    return { said }
  })
})

/** The newsletter form of the right sidebar. */
export const sidebarForm = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/comList')
    const form = page
      .getByRole('complementary', { name: 'More to find' })
      .getByRole('region', { name: 'Get our newsletter' })
    await form.waitFor()
    const marks = await form
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.parentElement?.textContent ?? ''))
    const required = await form
      .getByRole('textbox')
      .evaluateAll((fields) =>
        fields.map((field) => (field as HTMLInputElement).required || field.getAttribute('aria-required') === 'true'),
      )
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await form.getByText('please Enter').first().waitFor()
    const problems = await form.getByText('please Enter').count()
    await form.getByRole('textbox', { name: 'E-mail' }).fill(`sidebar-${randomUUID()}@firm.example`)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await page
      .getByText(/latest information will be recommended/i)
      .first()
      .waitFor()
    return {
      marks,
      required,
      problems,
      region: (await texts(page, 'aside[aria-label="More to find"], [aria-label="More to find"]'))[0] ?? '',
    }
  }),
)
