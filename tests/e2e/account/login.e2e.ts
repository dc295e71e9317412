import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { receiveMail } from '../../support/mail/outbox.ts'
import { test } from '../../support/visitor.ts'
import {
  addressOf,
  createLogins,
  fillLogin,
  isLoggedOut,
  logInButton,
  openMyData,
  PASSWORD,
  sessionIn,
} from './logins.ts'

const { sql, newBuyer } = createLogins()

const NEW_PASSWORD = 'gravel-Zither-58'
const waitForCheck = (page: Page) => page.getByText('Security check passed').waitFor()

const isLoggedIn = (page: Page) => page.locator('html[data-signed-in]').waitFor({ state: 'attached' })

async function putPartIntoCart(page: Page) {
  const [goods] = await sql`select goods_id, min_buy_count from goods where stock > 1000 and lowest_price > 0 limit 1`
  const { token } = await sessionIn(page)
  const answer = await page.request.post('/api/shopping/cart/join', {
    headers: { token: String(token) },
    data: { goodsId: goods?.goods_id, count: goods?.min_buy_count },
  })
  expect(await answer.json()).toMatchObject({ code: 0 })
}

describe('a new account', () => {
  test('[ROUTE-45, ROUTE-46, ROUTE-47, AUTH-23] register, open the link in the mail, log in', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const email = addressOf('newcomer')
    await open('/login?type=logon')
    await waitForCheck(page)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText('Please accept the terms of use.').waitFor()
    const focused = () => page.locator(':focus').getAttribute('name')
    await expect.poll(focused, { message: 'the first problem has the focus' }).toBe('email')
    await checkAccessibility()

    await page.locator('main').getByLabel('E-mail address').fill(email)
    await page.getByLabel('Your name').fill('Ada Newcomer')
    await page.getByLabel('Password', { exact: true }).fill('Password1')
    await page.getByText('Strength: Too weak').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByText('Strength: Strong').waitFor()
    await page.getByLabel(/^Company/).fill('Newcomer Ltd')
    await page.getByLabel('Country').selectOption({ label: 'Germany' })
    await waitForCheck(page)
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText(`we have sent an e-mail to ${email}`).waitFor()
    await checkAccessibility()

    await follow('/login?type=login')
    await fillLogin(page, email, PASSWORD)
    await page.getByText('Your account is not active yet.').waitFor()
    await page.getByRole('button', { name: 'Send the e-mail again' }).click()
    await page.getByText('We have sent the e-mail again.').waitFor()

    const mail = await receiveMail(email, /Activate your Ohmstead account/)
    await open(mail.links[0] ?? '')
    await page.getByRole('button', { name: 'Activate my account' }).click()
    await page.getByText(`The account of ${email} is active.`).waitFor()
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await fillLogin(page, email, PASSWORD)
    await isLoggedIn(page)
    await page.waitForURL('**/')
    await receiveMail(email, /Welcome to Ohmstead/)
  })

  test('a part chosen before registering is in the cart after the first login, though the mail opens another tab', async ({
    phone,
  }) => {
    const { page, open } = phone
    const email = addressOf('chooser')
    const [goods] = await sql<{ id: number; model: string }[]>`
      select goods_id id, model from goods where stock > 1000 and lowest_price > 0 limit 1`
    await open(`/goods/detail/${goods?.id}`)
    await page.getByRole('region', { name: /^Buy / }).getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/login?type=login&isBack=true')
    await page.locator('main').getByText(`Please log in to order. ${goods?.model} is kept for you.`).waitFor()
    await page.locator('main').getByRole('link', { name: 'Register' }).click()
    await page.locator('main').getByText(`Please register to order. ${goods?.model} is kept for you.`).waitFor()
    await page.locator('main').getByLabel('E-mail address').fill(email)
    await page.getByLabel('Your name').fill('Ada Chooser')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Country').selectOption({ label: 'Germany' })
    await waitForCheck(page)
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText('the e-mail is the newest file in data/outbox').waitFor()
    const mail = await receiveMail(email, /Activate your Ohmstead account/)
    // What a new tab does not have.
    await page.evaluate(() => sessionStorage.clear())
    await open(mail.links[0] ?? '')
    await page.getByRole('button', { name: 'Activate my account' }).click()
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await page.locator('main').getByText(`${goods?.model} is kept for you.`).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await logInButton(page).click()
    await page.waitForURL(`**/goods/detail/${goods?.id}`)
    const inCart = () => sql`
      select goods_id id from cart_line join account using (account_id) where email = ${email}`
    await expect.poll(inCart).toEqual([{ id: goods?.id }])
  })

  test('[ERR-02, API-SITE-03] a wrong password shows the message of the server; after five tries a captcha is required, requested with the time', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const email = await newBuyer()
    await open('/login?type=login')
    const startedAt = Date.now()
    const drawn = page.waitForRequest('**/api/common/captcha?**')
    for (let turn = 0; turn < 6; turn++) {
      const answered = page.waitForResponse('**/api/user/login')
      await fillLogin(page, email, `wrong ${turn}`)
      await answered
      await page.locator('button[aria-busy]').waitFor({ state: 'detached' })
      if (turn === 0) await page.getByText('Incorrect e-mail or password.').waitFor()
    }
    await page.getByText('Please wait for the security check below, then log in again.').waitFor()
    const timestamp = Number(new URL((await drawn).url()).searchParams.get('timestamp'))
    expect(timestamp).toBeGreaterThanOrEqual(startedAt)
    expect(timestamp).toBeLessThanOrEqual(Date.now())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await waitForCheck(page)
    await logInButton(page).click()
    await isLoggedIn(page)
  })

  test('[ROUTE-48, AUTH-37, AUTH-39] a private page redirects to the login and back', async ({ desktop }) => {
    await openMyData(desktop, await newBuyer())
  })

  test('a forgotten password is reset by mail, once', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const email = await newBuyer()
    await open('/login?type=login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // The login has a field of the same name.
    await page.getByRole('button', { name: 'E-mail me a link' }).waitFor()
    await page.locator('main').getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'E-mail me a link' }).click()
    await page.getByText('If there is an account with this address').waitFor()
    const mail = await receiveMail(email, /Set a new password/)
    const setNew = async () => {
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('New password again').fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Set this password' }).click()
    }
    await open(mail.links[0] ?? '')
    await setNew()
    await page.getByText('Your new password is set').waitFor()
    await page.goto('about:blank')
    await open(mail.links[0] ?? '')
    await setNew()
    await page.getByText('This link has expired or was used before.').waitFor()
    await page.getByRole('link', { name: 'E-mail me a new link' }).waitFor()

    await follow('/login?type=login')
    await fillLogin(page, email, NEW_PASSWORD)
    await isLoggedIn(page)
    await receiveMail(email, /password was changed/)
  })
})

describe('the end of a login', () => {
  test('[AUTH-08, AUTH-09, AUTH-10, ERR-03, ERR-04] an expired token ends it in every tab', async ({ desktop }) => {
    const { page } = desktop
    const email = await newBuyer()
    await openMyData(desktop, email)
    await putPartIntoCart(page)
    const other = await page.context().newPage()
    await other.goto('/')
    await isLoggedIn(other)
    await expect
      .poll(async () => (await sessionIn(page)).cartCount, { message: 'the badge follows in all tabs' })
      .toBe(1)
    await sql`delete from account_session where account_id = (select account_id from account where email = ${email})`

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL('**/login?type=login&isBack=true')
    await isLoggedOut(other)
    await other.getByRole('link', { name: 'Login' }).waitFor()
    for (const tab of [page, other])
      expect(await sessionIn(tab)).toEqual({ token: null, userInfo: null, staff: null, cartCount: 0 })
    await other.close()
  })

  test('[ERR-02, ERR-03] a private page that finds the token expired goes to the login and says why', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await page.addInitScript(() => {
      const userInfo = { userId: 1, email: 'a@b.example', name: 'Gone', avatar: null, role: 'buyer' }
      localStorage.setItem('session', JSON.stringify({ state: { token: 'gone', userInfo, cartCount: 3 }, version: 0 }))
    })
    await open('/userCenter/myOrder')
    await page.waitForURL('**/login?type=login&isBack=true')
    await page.getByText('Your login has expired. Please log in again.').first().waitFor()
  })

  test('[AUTH-04, AUTH-05, AUTH-06, AUTH-07, API-USER-04, MSG-04] logging out sends an empty body, clears the cart count and redirects to the home page', async ({
    desktop,
  }) => {
    const { page } = desktop
    await openMyData(desktop, await newBuyer())
    await putPartIntoCart(page)
    await page.reload()
    await page.getByRole('link', { name: /Cart\s*, 1 line/ }).waitFor()
    await page.getByRole('button', { name: /Account of Ada Buyer/ }).click()
    const sent = page.waitForRequest('**/api/user/logout')
    await page.getByRole('button', { name: 'Logout' }).click()
    expect([(await sent).method(), (await sent).postData()]).toEqual(['POST', '{}'])
    await page.getByText('Log out successfully!').waitFor()
    await page.waitForURL('**/')
    await page.getByRole('link', { name: /Cart\s*, 0 lines/ }).waitFor()
    expect(await sessionIn(page)).toEqual({ token: null, userInfo: null, staff: null, cartCount: 0 })
  })

  test('signing out everywhere ends the login on another device', async ({ desktop, phone }) => {
    const email = await newBuyer()
    for (const visit of [phone, desktop]) await openMyData(visit, email)
    await desktop.page.getByRole('button', { name: 'Log out everywhere' }).click()
    await isLoggedOut(desktop.page)
    await phone.page.getByRole('button', { name: 'Save', exact: true }).click()
    await phone.page.waitForURL('**/login?type=login&isBack=true')
  })
})
