import { describe, expect } from 'vitest'
import { storeUrl, test } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'

describe('the questions', () => {
  test('[ROUTE-36, ROUTE-37, ROUTE-38] /FAQ redirects to the first section, and index opens another; all sections are searched while typing', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    await open('/FAQ')
    expect(page.url()).toBe(`${storeUrl()}/FAQ/faq?index=1`)
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Ordering' }).waitFor()
    await follow('/FAQ/faq?index=2')
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Payment' }).waitFor()
    const question = page.locator('main details', { hasText: 'How long do I have?' })
    await question.locator('summary').click()
    await question.getByText('within 24 hours').waitFor()
    await question.getByText('7 days').waitFor()
    await checkAccessibility()
    await page.getByRole('navigation', { name: 'Questions' }).getByRole('link', { name: 'Shipping' }).click()
    await page.waitForURL('**/FAQ/faq?index=3')
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Shipping' }).waitFor()

    await follow('/FAQ/faq?index=1')
    const box = page.getByRole('search', { name: 'Search questions' }).getByRole('searchbox')
    await box.fill('bank transfer proof')
    await page.getByText('How does a bank transfer work?').waitFor()
    expect(await page.getByText('How do I order?').count()).toBe(0)
    await checkAccessibility()
    await box.fill('xylophone')
    await page.getByRole('heading', { name: 'No answer contains these words' }).waitFor()
    await box.fill('')
    await page.getByText('How do I order?').waitFor()
  })

  test('open and can be searched without JavaScript', async ({ plain }) => {
    const { page, open } = plain
    await open('/FAQ/faq?index=4')
    const question = page.locator('main details', { hasText: 'How do I return something?' })
    expect(await question.getAttribute('open')).toBeNull()
    await question.locator('summary').click()
    await question.getByText('Apply Customer Service').waitFor()
    await page.getByRole('search', { name: 'Search questions' }).getByRole('searchbox').fill('newsletter')
    await page.getByRole('search', { name: 'Search questions' }).getByRole('searchbox').press('Enter')
    await page.waitForURL('**/FAQ/faq?keyword=newsletter')
    await page.getByText('How do I unsubscribe from the newsletter?').waitFor()
  })

  test('an unknown section opens the first one', async () => {
    expect(await (await readPage('/FAQ/faq?index=99')).texts('main h2')).toEqual(['Ordering'])
  })
})

test('[ROUTE-36, ROUTE-39, ROUTE-40] transportation and payment is linked beside the questions', async () => {
  const { texts, attributes } = await readPage('/FAQ/yunshu?yunshu=true')
  expect(await texts('h1')).toEqual(['Transportation & payment'])
  expect(await texts('main h2')).toContain('Paying by bank transfer')
  expect((await texts('main')).join()).toContain('Last changed')
  const links = 'nav[aria-label=Questions] a'
  expect(await texts(`${links}[aria-current]`)).toEqual(['Transportation & payment'])
  expect(await attributes(links, 'href')).toContain('/FAQ/faq?index=1')
  const questions = await readPage('/FAQ/faq?index=1')
  expect(await questions.texts('main h2')).toEqual(['Ordering'])
  expect(await questions.attributes(links, 'href')).toContain('/FAQ/yunshu?yunshu=true')
})
