import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { createAccount } from '#features/account/server/account.service.ts'
import { connect } from '#server/database/connect.ts'
import type { Visit } from '../../support/visitor.ts'

export const PASSWORD = 'tr0mbone-Kiesel'
export const addressOf = (who: string) => `${who}-${randomUUID()}@buyers.example`

/** For journeys about the login itself: buyers who are not logged in yet. */
export function createLogins() {
  const sql = connect(inject('templateUrl'), { pool: 2 })
  afterAll(() => sql.end())

  async function newBuyer() {
    const email = addressOf('buyer')
    await createAccount(sql, { email, password: PASSWORD, role: 'buyer', fullName: 'Ada Buyer' })
    return email
  }

  return { sql, newBuyer }
}

export const logInButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Log in', exact: true })

export async function fillLogin(page: Page, email: string, password: string) {
  await page.locator('main').getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await logInButton(page).click()
}

/** By way of the login, as a visitor who follows a link to the page. */
export async function openMyData({ page, open }: Visit, email: string) {
  await open('/userCenter/myData')
  await page.waitForURL('**/login?type=login&isBack=true')
  await fillLogin(page, email, PASSWORD)
  await page.waitForURL('**/userCenter/myData')
  await page.getByRole('heading', { level: 1, name: 'My Data' }).waitFor()
}

export const isLoggedOut = (page: Page) => page.locator('html:not([data-signed-in])').waitFor({ state: 'attached' })

export const sessionIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').state as Record<string, unknown>)
