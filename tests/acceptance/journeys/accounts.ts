import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { logIn, open, type Shop } from '../shop.ts'

export const PASSWORD = 'tr0mbone-Kiesel'
const NEXT_PASSWORD = 'gravel-Zither-58'

export interface Account {
  email: string
  password: string
}

/** Registers on the page and opens the link of the mail. */
async function register(shop: Shop, who: string): Promise<Account> {
  const account = { email: `${who}-${randomUUID()}@buyers.example`, password: PASSWORD }
  await shop.visit('visitor', async (page) => {
    const main = page.getByRole('main')
    await open(page, '/blog')
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
    await main.getByLabel('E-mail address').fill(account.email)
    await page.getByLabel('Your name').fill('Ada Newcomer')
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByLabel(/^Company/).fill('Newcomer Ltd')
    await page.getByLabel('Country').selectOption({ label: 'Germany' })
    await page.getByText('Security check passed').waitFor({ timeout: 60_000 })
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText(`we have sent an e-mail to ${account.email}`).waitFor()
    await open(page, await shop.mailedLink(account.email, /Activate/))
    await page.getByRole('button', { name: 'Activate my account' }).click()
    await page.getByText(`The account of ${account.email} is active.`).waitFor()
  })
  return account
}

export const sessionIn = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').state ?? {})

/** From a document without scripts, since a page of the store keeps its own state. */
export async function changeSession(page: Page, change: Record<string, unknown>) {
  await page.goto('/api/live')
  await page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem('session') ?? '{}')
    localStorage.setItem('session', JSON.stringify({ ...kept, state: { ...kept.state, ...change } }))
  }, change)
}

const accountOf = (who: string) => journey((shop) => register(shop, who))
/** Each is used by one journey, which may change what it likes. */
export const shopper = accountOf('shopper')
export const leaver = accountOf('leaver')

/** Saves personal data, an avatar and another password, as the pages ask for it. */
async function changeData(page: Page, { password }: Account) {
  await open(page, '/userCenter/myData')
  await page.getByLabel('Name', { exact: true }).fill('Ada Renamed')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Success', { exact: true }).first().waitFor()
  const name = 'Ada Renamed'
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await page.getByRole('img', { name: 'Your avatar' }).waitFor()
  const session = await sessionIn(page)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD)
  await page.getByLabel('New password again', { exact: true }).fill(NEXT_PASSWORD)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('Success', { exact: true }).first().waitFor()
  return { name, session }
}

/** A customer changes data, logs out, and asks for a new password by mail. */
export const leaving = journey(async (shop) => {
  const account = await leaver(shop)
  return shop.visit('visitor', async (page) => {
    await open(page, '/login?type=login')
    await logIn(page, account)
    const atLogin = await sessionIn(page)
    const changed = await changeData(page, account)
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    const farewell = page.getByText('Log out successfully!').first()
    await farewell.waitFor()
    const loggedOut = await farewell.innerText()
    await page.waitForURL((url) => url.pathname === '/', { timeout: 10_000 }).catch(() => undefined)
    const at = new URL(page.url()).pathname
    const afterLogout = await sessionIn(page)
    await open(page, '/login?type=login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'E-mail me a link' }).waitFor()
    await page.getByRole('main').getByLabel('E-mail address').fill(account.email)
    await page.getByRole('button', { name: 'E-mail me a link' }).click()
    await page.getByText('If there is an account with this address').waitFor()
    await open(page, await shop.mailedLink(account.email, /new password/))
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('New password again').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set this password' }).click()
    await page.getByText('Your new password is set').waitFor()
    return { account, atLogin, changed, loggedOut, at, afterLogout }
  })
})

/** A login whose token the store no longer knows. */
export const expiredLogin = journey((shop) =>
  shop.visit('buyer', async (page) => {
    await open(page, '/privacy')
    const before = await sessionIn(page)
    await changeSession(page, { token: 'gone', cartCount: 3 })
    const answered = page.waitForResponse((response) => response.url().includes('/api/shopping/cart'))
    await open(page, '/privacy')
    const { code } = (await (await answered).json()) as { code: number }
    await page.getByText('Your login has expired').first().waitFor()
    return { before, code, after: await sessionIn(page) }
  }),
)
