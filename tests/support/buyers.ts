import type { Page } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { createMember, storedSession } from './member.ts'

/** Prepares a browser: logged in, cookie question answered, film seen. */
export const enterAs = (session: string) => (page: Page) =>
  page.addInitScript((kept) => {
    if (!localStorage.getItem('session')) localStorage.setItem('session', kept)
    if (!localStorage.getItem('consentGranted')) localStorage.setItem('consentGranted', 'false')
    sessionStorage.setItem('promoShown', '1')
  }, session)

/** For journeys: the store's own database, and buyers that only one test knows. */
export function createBuyers() {
  const sql = connect(inject('templateUrl'), { pool: 2 })
  afterAll(() => sql.end())

  async function newBuyer() {
    const member = await createMember(sql, 'buyer')
    const session = await storedSession(sql, member)
    return {
      ...member,
      enter: enterAs(session),
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
