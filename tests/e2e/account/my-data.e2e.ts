import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { receiveMail } from '../../support/mail/outbox.ts'
import { test } from '../../support/visitor.ts'
import { addressOf, createLogins, isLoggedOut, openMyData, PASSWORD, sessionIn } from './logins.ts'

const { sql, newBuyer } = createLogins()

describe('my data', () => {
  test('[ROUTE-72, MSG-06, MSG-07, ENT-33, ENT-34] name, picture, mails and invoice titles', async ({ desktop }) => {
    const { page, checkAccessibility } = desktop
    await openMyData(desktop, await newBuyer())

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
    const shown = page.getByRole('img', { name: 'Your avatar' })
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

  test('another e-mail address is active once its mailed link is opened', async ({ desktop }) => {
    const { page, open } = desktop
    const [old, email] = [await newBuyer(), addressOf('renamed')]
    await openMyData(desktop, old)
    await page.getByLabel('New e-mail address').fill(email)
    await page.getByLabel('Password of your account').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change the address' }).click()
    await page.getByText(`we have sent an e-mail to ${email}`).waitFor()
    const mail = await receiveMail(email, /Confirm your new e-mail address/)
    await open(mail.links[0] ?? '')
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
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByText('This is not your current password.').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await isLoggedOut(page)
    await page.waitForURL('**/')
    expect(await sql`select from account where email = ${email}`).toHaveLength(0)
  })
})

describe('on a phone', () => {
  test('the pages of mailed links and my data fit and are accessible', async ({ phone }) => {
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
