import type { Page } from 'playwright-core'

export const placeButton = (page: Page) => page.getByRole('button', { name: 'Place the order' })
export const orderNoOf = (page: Page) => new URL(page.url()).searchParams.get('orderNo') ?? ''

export async function decideInSandbox(page: Page, button: 'Pay' | 'Let it fail') {
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL('**/payment/sandbox?ticket=*')
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL('**/paymentResult?**')
}
