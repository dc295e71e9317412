import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, inject } from 'vitest'
import { createAccount } from '#features/account/server/account.service.ts'
import { connect } from '#server/database/connect.ts'
import { receiveMail } from '../support/outbox.ts'
import { test, type Visit } from '../support/visitor.ts'

const sql = connect(inject('templateUrl'), { pool: 2 })
afterAll(() => sql.end())

const PASSWORD = 'tr0mbone-Kiesel'
const NEW_PASSWORD = 'gravel-Zither-58'
const addressOf = (who: string) => `${who}-${randomUUID()}@buyers.example`

async function newBuyer() {
  const email = addressOf('buyer')
  await createAccount(sql, { email, password: PASSWORD, role: 'buyer', fullName: 'Ada Buyer' })
  return email
}

const logInButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Log in', exact: true })

async function fillLogin(page: Page, email: string, password: string) {
  await page.locator('main').getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await logInButton(page).click()
}

/** By way of the login, as a visitor who follows a link to the page. */
async function openMyData({ page, open }: Visit, email: string) {
  await open('/userCenter/myData')
  await page.waitForURL('**/login?type=login&isBack=true')
  await fillLogin(page, email, PASSWORD)
  await page.waitForURL('**/userCenter/myData')
  await page.getByRole('heading', { level: 1, name: 'My Data' }).waitFor()
}

/** As somebody who cannot see the picture. */
const waitForCheck = (page: Page) => page.getByText('Security check passed').waitFor()

const isLoggedIn = (page: Page) => page.locator('html[data-signed-in]').waitFor({ state: 'attached' })
const isLoggedOut = (page: Page) => page.locator('html:not([data-signed-in])').waitFor({ state: 'attached' })

const sessionIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').state as Record<string, unknown>)

async function putPartIntoCart(page: Page) {
  const [goods] = await sql`select goods_id, min_buy_count from goods where stock > 1000 and lowest_price > 0 limit 1`
  const { token } = await sessionIn(page)
  const answer = await page.request.post('/api/shopping/cart/join', {
    headers: { token: String(token) },
    data: { goodsId: goods?.goods_id, count: goods?.min_buy_count },
  })
  expect(await answer.json()).toMatchObject({ code: 0 })
}

describe('an account of one’s own', () => {
  test('[ROUTE-45, ROUTE-46, ROUTE-47, AUTH-23] register, open the link in the mail, log in', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
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
    await page.getByText(`we have written to ${email}`).waitFor()
    await checkAccessibility()

    await open('/login?type=login')
    await fillLogin(page, email, PASSWORD)
    await page.getByText('Your account is not active yet.').waitFor()
    await page.getByRole('button', { name: 'Send the mail again' }).click()
    await page.getByText('We have sent the mail again.').waitFor()

    const mail = await receiveMail(email, /Activate your Ohmstead account/)
    await open(mail.links[0] ?? '')
    await checkAccessibility()
    await page.getByRole('button', { name: 'Activate my account' }).click()
    await page.getByText(`The account of ${email} is active.`).waitFor()
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await fillLogin(page, email, PASSWORD)
    await isLoggedIn(page)
    await page.waitForURL('**/')
    await receiveMail(email, /Welcome to Ohmstead/)
  })

  test('[ERR-02, API-SITE-03] a wrong password is told in the words of the server; a captcha comes after five, asked for with the time', async ({
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

  test('[ROUTE-48, AUTH-37, AUTH-39] who wanted a private page is led to the login and back to it', async ({
    desktop,
  }) => {
    await openMyData(desktop, await newBuyer())
  })

  test('a forgotten password is set anew by mail, once', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const email = await newBuyer()
    await open('/login?type=login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    // The login has a field of the same name.
    await page.getByRole('button', { name: 'Mail me a link' }).waitFor()
    await page.locator('main').getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await page.getByText('If there is an account with this address').waitFor()
    const mail = await receiveMail(email, /Set a new password/)
    const setNew = async () => {
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('New password again').fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Set this password' }).click()
    }
    await open(mail.links[0] ?? '')
    await checkAccessibility()
    await setNew()
    await page.getByText('Your new password is set').waitFor()
    await page.goto('about:blank')
    await open(mail.links[0] ?? '')
    await setNew()
    await page.getByText('This link has expired or was used before.').waitFor()
    await page.getByRole('link', { name: 'Mail me a new link' }).waitFor()

    await open('/login?type=login')
    await fillLogin(page, email, NEW_PASSWORD)
    await isLoggedIn(page)
    await receiveMail(email, /password was changed/)
  })
})

describe('my data', () => {
  test('[ROUTE-72, MSG-06, MSG-07, ENT-33, ENT-34] name, picture, mails and invoice titles', async ({ desktop }) => {
    const { page, checkAccessibility } = desktop
    await openMyData(desktop, await newBuyer())
    await checkAccessibility()

    await page.getByLabel('Name', { exact: true }).fill('Ada Renamed')
    await page.getByLabel(/^Website/).fill('firm.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Please begin the address with https://').waitFor()
    await page.getByLabel(/^Website/).fill('https://firm.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Success', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: /Account of Ada Renamed/ }).waitFor()

    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a8501a' } })
      .png()
      .toBuffer()
    await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await page.getByLabel('Size').fill('2')
    await checkAccessibility()
    await page.getByRole('button', { name: 'Use this picture' }).click()
    const shown = page.getByRole('img', { name: 'How others see you' })
    await shown.waitFor()
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(256)
    expect(await sessionIn(page)).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userInfo: { name: 'Ada Renamed', avatar: expect.stringContaining('/api/common/resource/') },
    })

    await page.getByRole('button', { name: 'Add an invoice title' }).click()
    await page.getByLabel('Name on the invoice').fill('Firm GmbH')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove Firm GmbH' }).click()
    await page.getByText('successfully', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Firm GmbH').count()).toBe(0)
  })

  test('another e-mail address counts once the link mailed to it is opened', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    const [old, email] = [await newBuyer(), addressOf('renamed')]
    await openMyData(desktop, old)
    await page.getByLabel('New e-mail address').fill(email)
    await page.getByLabel('Password of your account').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change the address' }).click()
    await page.getByText(`we have written to ${email}`).waitFor()
    const mail = await receiveMail(email, /Confirm your new e-mail address/)
    await open(mail.links[0] ?? '')
    await checkAccessibility()
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.getByText(`From now on you log in with ${email}`).waitFor()
    expect(await sessionIn(page)).toMatchObject({ userInfo: { email } })
    await receiveMail(old, /e-mail address was changed/)
  })

  test('is exported as a file, and the account deleted with the password', async ({ desktop }) => {
    const { page } = desktop
    const email = await newBuyer()
    await openMyData(desktop, email)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    expect((await download).suggestedFilename()).toBe('ohmstead-my-data.json')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByLabel('Your password').fill('wrong')
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('This is not your current password.').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await isLoggedOut(page)
    await page.waitForURL('**/')
    expect(await sql`select from account where email = ${email}`).toHaveLength(0)
  })
})

describe('the end of a login', () => {
  test('[AUTH-08, AUTH-09, AUTH-10, ERR-03, ERR-04] an expired identity ends it in every tab', async ({ desktop }) => {
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

  test('[AUTH-04, AUTH-05, AUTH-06, AUTH-07, API-USER-04, MSG-04] logging out sends an empty body, clears the cart count and leads to the first page', async ({
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
    await desktop.page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await isLoggedOut(desktop.page)
    await phone.page.getByRole('button', { name: 'Save', exact: true }).click()
    await phone.page.waitForURL('**/login?type=login&isBack=true')
  })
})

describe('on a phone', () => {
  test('the mailed ways of the login and my data fit and are accessible', async ({ phone }) => {
    const { page, open, follow, checkAccessibility } = phone
    const check = async () => {
      await checkAccessibility()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    // The two others are opened by the crawler.
    await open('/login?type=retrieve')
    for (const type of ['retrieve', 'reset', 'activation', 'email']) {
      await follow(`/login?type=${type}`)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      await check()
    }
    await openMyData(phone, await newBuyer())
    await check()
  })
})
