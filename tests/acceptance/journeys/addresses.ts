import type { Locator, Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'

export const PHONE_MISSING = 'Please select an Area Code or fill in the full phone number'
const BOOK = '/userCenter/addressManagement'

async function choose(dialog: Locator, label: string, name: string) {
  const list = dialog.getByLabel(label, { exact: true })
  const option = list.locator('option', { hasText: new RegExp(`^${name}`) }).first()
  await option.waitFor({ state: 'attached' })
  await list.selectOption((await option.getAttribute('value')) ?? '')
}

/** What is said of a field, wherever it stands. */
const problemOf = (dialog: Locator, label: string) =>
  dialog
    .getByLabel(label)
    .first()
    .evaluate((field) => {
      const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`
      const texts = ids.split(' ').map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''))
      return texts.join(' ').trim()
    })

const FIELDS = {
  firstName: 'First name',
  lastName: 'Last name',
  mobileAreaCode: 'Area code',
  mobile: 'Mobile',
  email: 'E-mail',
  zipCode: 'Zip code',
  address: 'Street, house number and city',
  countryId: 'Country',
  regionId: 'Region',
}

const regions = (dialog: Locator) =>
  dialog
    .getByLabel('Region', { exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.textContent?.trim() ?? ''))

const shownRegion = (dialog: Locator) =>
  dialog
    .getByLabel('Region', { exact: true })
    .evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.textContent?.trim() ?? '')

async function sendEmpty(page: Page, dialog: Locator) {
  for (const label of ['First name', 'Last name', 'E-mail']) await dialog.getByLabel(label).fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter', { exact: true }).first().waitFor()
  const problems: Record<string, string> = {}
  for (const [name, label] of Object.entries(FIELDS)) problems[name] = await problemOf(dialog, label)
  const phone = await page.getByText(PHONE_MISSING).first().isVisible()
  return { problems, phone }
}

async function fillIn(dialog: Locator) {
  await dialog.getByLabel('First name').fill('Test')
  await dialog.getByLabel('Last name').fill('Person')
  await choose(dialog, 'Country', 'Germany')
  await choose(dialog, 'Region', 'Berlin')
  await dialog.getByLabel(FIELDS.address).fill('Example Street 1, Berlin')
  await dialog.getByLabel('Zip code').fill('10115')
  await dialog.getByLabel('E-mail').fill('goods-in@firm.example')
}

/** The buyer of the demo adds, edits, is refused and removes an address. */
export const addressDialog = journey((shop) =>
  shop.visit('buyer', async (page) => {
    await open(page, BOOK)
    await page.getByRole('button', { name: 'Add an address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an address' })
    await dialog.getByLabel('First name').waitFor()
    const empty = await sendEmpty(page, dialog)
    await fillIn(dialog)
    await dialog.getByLabel('Mobile').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const withoutMobile = await dialog.getByText(PHONE_MISSING).first().isVisible()
    await dialog.getByLabel('Mobile').pressSequentially('0151 / 23-4x')
    const mobile = {
      typed: await dialog.getByLabel('Mobile').inputValue(),
      mode: await dialog.getByLabel('Mobile').getAttribute('inputmode'),
    }
    const before = await shownRegion(dialog)
    await choose(dialog, 'Country', 'France')
    await dialog
      .getByLabel('Region', { exact: true })
      .locator('option', { hasText: 'Normand' })
      .waitFor({ state: 'attached' })
    const after = { shown: await shownRegion(dialog), regions: await regions(dialog) }
    await choose(dialog, 'Region', 'Normand')
    const saved = page.waitForResponse('**/api/user/address/save')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const added = await saved
    await dialog.waitFor({ state: 'hidden' })
    const edited = await edit(page)
    return {
      empty,
      withoutMobile,
      mobile,
      region: { before, after },
      added: { body: added.request().postDataJSON(), data: ((await added.json()) as { data: unknown }).data },
      ...edited,
    }
  }),
)

async function edit(page: Page) {
  const card = page.getByRole('main').getByRole('article').filter({ hasText: '10115' }).last()
  await card.getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit address' })
  await editor.getByLabel('Zip code').waitFor()
  const known = await editor.getByLabel('Zip code').inputValue()
  await editor.getByLabel('Zip code').fill('10999')
  const refusal = { code: 210002, msg: 'This region is in another country.', data: null }
  await page.route('**/api/user/address/save', (route) => route.fulfill({ json: refusal }), { times: 1 })
  await editor.getByRole('button', { name: 'Save' }).click()
  await page.getByText(refusal.msg).first().waitFor()
  const saved = page.waitForRequest('**/api/user/address/save')
  await editor.getByRole('button', { name: 'Save' }).click()
  const body = (await saved).postDataJSON()
  await editor.waitFor({ state: 'hidden' })
  const success = await page.getByText('Success', { exact: true }).first().isVisible()
  const changed = page.getByRole('main').getByRole('article').filter({ hasText: '10999' }).last()
  await changed.getByRole('switch', { name: 'Default for billing' }).click()
  await changed.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog', { name: 'Remove this address?' }).getByRole('button', { name: 'Remove' }).click()
  const removed = page.getByText('successfully', { exact: true }).first()
  await removed.waitFor()
  return { known, refused: refusal.msg, editedBody: body, success, removed: await removed.innerText() }
}
