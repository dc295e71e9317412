import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { createEmptyDatabase } from '#tests/support/empty-database.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { openStore, type StoreProcess, temporaryFolder, until } from '#tests/support/process.ts'
import { test } from '#tests/support/visitor.ts'

/* A store that is nobody's and no demo, from its first page to its own name on everything. */

const ROOT = join(import.meta.dirname, '../..')
/** What the demo has made up. None of it may be in anybody else's store. */
const INVENTED =
  /ohmstead|kiln quay|rotterdam|harbour bank|xmpl|555 01 42|exhibition|exposition|iso \d{4,5}|demo store/i
const PASSWORD = 'copper lantern under water'
const ACCENT = '#1f4fd1'

let store: StoreProcess
let databaseUrl = ''
let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  databaseUrl = await createEmptyDatabase(inject('templateUrl'), 'own_store')
  folder = await temporaryFolder()
  store = await openStore({ DATABASE_URL: databaseUrl, DATA_DIR: folder.path, DEMO: 'off', CATALOG_SIZE: '0' })
})
afterAll(async () => {
  await store?.stop()
  await folder?.remove()
})

const codeOf = () => /enter the code (\S+)/.exec(store.output())?.[1] ?? ''
const fetchText = async (path: string) => {
  const answer = await fetch(store.url + path)
  return { status: answer.status, body: await answer.text() }
}
const post = async (path: string, body: object, token = '') => {
  const answer = await fetch(store.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  })
  return answer.json() as Promise<{ code: number; msg: string; data: Record<string, unknown> }>
}

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: false }).first().fill(value)
}

const FIELDS = {
  'Shop name': 'Fernhill Parts',
  'Legal name': 'Fernhill Components B.V.',
  'Colour of buttons and links': ACCENT,
  Street: 'Mill Lane 3',
  'Postal code': '3511 AB',
  City: 'Utrecht',
  'E-mail address for buyers': 'hello@fernhill.example',
  Telephone: '+31 30 123 45 67',
  'Your name': 'Ada Owner',
  'Your e-mail address': 'ada@fernhill.example',
}

describe('a store without an owner', () => {
  test('leads to its setup, names every field that is missing, and refuses a wrong code', async ({
    desktop: { page, open, checkAccessibility },
  }) => {
    await open(`${store.url}/`)
    expect(new URL(page.url()).pathname).toBe('/setup')
    await page.getByRole('button', { name: 'Open the store' }).click()
    for (const problem of ['Please enter the code.', 'Please enter the name of the shop.', 'Please choose a country.'])
      await page.getByText(problem).waitFor()
    await checkAccessibility({ frame: true })
    await fillIn(page, { 'Setup code': 'AAAA-BBBB-CCCC-DDDD', ...FIELDS, Telephone: 'call me' })
    await page.locator('[name=adminPassword]').fill('password1')
    await page.getByLabel('Country').selectOption('NL')
    await page.getByRole('button', { name: 'Open the store' }).click()
    await page.getByText('Please use digits').waitFor()
    await page.getByText('one of the first that are guessed').waitFor()
    await page.getByLabel('Telephone').fill('+31 30 123 45 67')
    await page.locator('[name=adminPassword]').fill(PASSWORD)
    await page.getByRole('button', { name: 'Open the store' }).click()
    await page.getByText('This is not the code').first().waitFor()
    expect((await fetchText('/setup')).status).toBe(200)
  })

  test('its setup fits a phone', async ({ phone: { page, open } }) => {
    await open(`${store.url}/setup`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('without JavaScript the setup says what to do instead', async ({ plain: { page, open } }) => {
    await open(`${store.url}/setup`)
    await page.getByText('npm run owner').waitFor()
  })

  test('is set up with the code that the server has printed', async ({ desktop: { page, open } }) => {
    await open(`${store.url}/setup`)
    await fillIn(page, { 'Setup code': codeOf(), ...FIELDS })
    await page.getByLabel('Country').selectOption('NL')
    await page.locator('[name=adminPassword]').fill(PASSWORD)
    await page.getByRole('button', { name: 'Open the store' }).click()
    await page.getByRole('heading', { name: 'Fernhill Parts is open' }).waitFor()
    await page.getByRole('link', { name: 'See your store' }).click()
    await page.getByRole('link', { name: 'Fernhill Parts, first page' }).waitFor()
    expect(await page.title()).toBe('Fernhill Parts: electronic components by part number')
    expect(await colourOf(page)).toBe(ACCENT)
  })
})

const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim())

const PAGES = [
  '/',
  '/allCategories',
  '/manufacturer',
  '/comList',
  '/comListSearch?goodsModel=lm358',
  '/searchAZ',
  '/searchAZ?key=A',
  '/compare',
  '/enquiry',
  '/bom',
  '/login',
  '/login?type=logon',
  '/contactUs',
  '/privacy',
  '/termsOfUs',
  '/returnagree',
  '/technicalSupport',
  '/FAQ/faq?index=1',
  '/FAQ/yunshu?yunshu=true',
  '/blog',
  '/unsubscribe',
  '/shoppingTrolley',
  '/userCenter/myOrder',
  '/design',
]
const GONE = [
  '/setup',
  '/demo',
  '/exhibition',
  '/exhibition2025',
  '/companyProfil',
  '/authentication',
  '/advantage',
  '/coreValue',
  '/interviewVideo',
  '/nowhere',
]
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/shop.xml',
  '/blog/feed.xml',
  '/shop-icon.svg',
  '/api/docs',
  '/api/openapi.json',
  '/api/site/info',
  '/api/site/navigation',
  '/api/content/published',
  '/api/faq',
  '/api/blog',
]

describe('a store with an owner', () => {
  test('the code is used up, and nobody can take the store over', async () => {
    const again = { code: codeOf(), name: 'Taken', street: 'X 1', city: 'X', countryCode: 'NL', currency: 'USD' }
    const admin = { adminName: 'X', adminEmail: 'x@fernhill.example', adminPassword: PASSWORD }
    const answer = await post('/api/setup', { ...again, ...admin, contactEmail: 'x@fernhill.example' })
    expect(answer).toMatchObject({ code: 100002 })
    expect((await fetchText('/api/site/info')).body).toContain('Fernhill Parts')
  })

  test.each(PAGES)('%s has the name of the shop, and nothing that was invented', async (path) => {
    const { status, body } = await fetchText(path)
    expect(status).toBe(200)
    expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toMatch(/Fernhill Parts/)
    expect(body).toContain('aria-label="Fernhill Parts, first page"')
    expect(body).toContain(`--shop-accent:${ACCENT}`)
    expect(INVENTED.exec(body)?.[0]).toBeUndefined()
  })

  test.each(GONE)('%s is not found', async (path) => {
    const { status, body } = await fetchText(path)
    expect(status).toBe(404)
    expect(INVENTED.exec(body)?.[0]).toBeUndefined()
  })

  test.each(FILES)('%s holds nothing that was invented', async (path) => {
    const { status, body } = await fetchText(path)
    expect(status).toBe(200)
    expect(INVENTED.exec(body)?.[0]).toBeUndefined()
  })

  test('a legal text is not there until staff publish it; then it is at once', async ({ desktop: { page, open } }) => {
    await open(`${store.url}/termsOfUs`)
    await page.getByRole('heading', { name: 'Not published yet' }).waitFor()
    await runOwner(['--publish', 'terms-of-use'])
    await until(async () => (await fetchText('/termsOfUs')).body.includes('Prices and stock'))
  })

  test('the brochure is the shop’s own', async () => {
    const pdf = new Uint8Array(await (await fetch(`${store.url}/brochure.pdf`)).arrayBuffer())
    expect(pdfText(pdf)).toContain('FERNHILL PARTS')
    expect(pdfText(pdf)).toContain('Mill Lane 3, 3511 AB Utrecht, Netherlands')
    expect(pdfText(pdf)).not.toMatch(INVENTED)
  })

  test('mails come from the shop and carry its name', async () => {
    await post('/api/site/mail/subscribe', { email: 'reader@buyers.example', name: '' })
    const outbox = join(folder.path, 'outbox')
    let mail = ''
    await until(async () => {
      const [name] = (await readdir(outbox)).filter((file) => file.endsWith('.eml'))
      mail = name ? await readFile(join(outbox, name), 'utf8') : ''
      return mail !== ''
    })
    expect(mail).toMatch(/^From: Fernhill Parts <hello@fernhill.example>$/m)
    expect(mail).toContain('Fernhill Components B.V.')
    expect(mail).toContain(ACCENT)
    expect(INVENTED.exec(mail)?.[0]).toBeUndefined()
  })

  test('a change of the settings is on the next page', async ({ desktop: { page, open } }) => {
    await open(`${store.url}/contactUs`)
    const { data } = await post('/api/user/login', { email: 'ada@fernhill.example', password: PASSWORD })
    const token = String(data.token)
    const shop = await fetch(`${store.url}/api/staff/shop`, { headers: { token } })
    const { version } = ((await shop.json()) as { data: { version: number } }).data
    const changes = { name: 'Fernhill & Daughters', openingHours: [{ label: 'Mon–Fri', value: '9:00–17:00' }] }
    expect(await post('/api/staff/shop/update', { version, changes }, token)).toMatchObject({ code: 0 })
    await open(`${store.url}/contactUs`)
    expect(await page.title()).toBe('Contact us | Fernhill & Daughters')
    await page.getByRole('contentinfo').getByText('9:00–17:00').waitFor()
    expect(await post('/api/staff/shop/update', { version, changes: { name: 'Late' } }, token)).toMatchObject({
      code: 350001,
    })
  })

  test('the command line changes settings while the store runs, and refuses bad input field by field', async () => {
    expect(await runOwner(['--accent', '#ffff00', '--phone', 'none'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /--phone: Please use digits[\s\S]*--accent: Too light|--accent: Too light[\s\S]*--phone/,
      ),
    })
    expect(await runOwner(['--tagline', 'Parts from the hill.'])).toMatchObject({ code: 0 })
    await until(async () => (await fetchText('/contactUs')).body.includes('Parts from the hill.'))
    const env = { OWNER_PASSWORD: 'eleven quiet herons' }
    expect(await runOwner(['--admin-email', 'ada@fernhill.example'], env)).toMatchObject({ code: 0 })
    const login = (password: string) => post('/api/user/login', { email: 'ada@fernhill.example', password })
    expect((await login(PASSWORD)).code).not.toBe(0)
    expect((await login(env.OWNER_PASSWORD)).code).toBe(0)
  })
})

/** `npm run owner` beside the running store. */
async function runOwner(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/app/owner-command.ts', '--yes', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, output }
}
