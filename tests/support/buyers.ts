import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { createAccount, logIn } from '#features/account/server/account.service.ts'
import { connect } from '#server/database/connect.ts'

/** For journeys: the store's own database, and buyers that only one test knows. */
export function createBuyers() {
  const sql = connect(inject('templateUrl'), { pool: 2 })
  afterAll(() => sql.end())

  async function newBuyer() {
    const email = `buyer-${randomUUID()}@buyers.example`
    const password = 'Buyer-1234'
    await createAccount(sql, { email, password, role: 'buyer', fullName: 'Test Person' })
    const { token, userInfo } = await logIn(sql, email, password)
    const session = JSON.stringify({ state: { token, userInfo, cartCount: 0 }, version: 0 })
    return {
      email,
      password,
      token,
      accountId: userInfo.userId,
      /** Makes the browser theirs: they have logged in before, answered the cookie question and seen the film. */
      enter: (page: Page) =>
        page.addInitScript((kept) => {
          if (!localStorage.getItem('session')) localStorage.setItem('session', kept)
          if (!localStorage.getItem('consentGranted')) localStorage.setItem('consentGranted', 'false')
          sessionStorage.setItem('promoShown', '1')
        }, session),
    }
  }
  return { sql, newBuyer }
}

/** As a person does it, on a page that shows the login form. */
export async function logInOnPage(page: Page, { email, password }: { email: string; password: string }) {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
}
