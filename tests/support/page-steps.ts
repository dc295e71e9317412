import type { Page } from 'playwright-core'

/** Waits for a text, which the page may show more than once. */
export const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).first().waitFor()

export const pressButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** The open dialog with a form. Notices are dialogs, too. */
export const inDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') })
