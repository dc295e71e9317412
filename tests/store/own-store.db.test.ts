import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { ACCENT, INVENTED, NEW_SHOP, openOwnStore, PASSWORD } from '#tests/support/own-store.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { until } from '#tests/support/process.ts'

/* Texts of a new store without goods: they show the owner's data and nothing invented. */

const store = await openOwnStore(inject('templateUrl'), 'own_store_scan')
afterAll(() => store.close())
const { read, post, runOwner } = store
const home = await read('/')
expect(await post('/api/setup', { code: store.setupCode(), ...NEW_SHOP })).toMatchObject({ code: 0 })

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

test('without an owner the home page redirects to /setup', () => {
  expect(home.body).toContain('Set up your store')
})

test('the code works once, and the store cannot be set up again', async () => {
  const again = { ...NEW_SHOP, code: store.setupCode(), name: 'Taken', adminEmail: 'x@fernhill.example' }
  expect(await post('/api/setup', again)).toMatchObject({ code: 100002 })
  expect((await read('/')).body).toContain('Fernhill Parts')
})

describe('pages', () => {
  test.each(PAGES)('%s has the name of the shop, and no demo content', async (path) => {
    const { status, body } = await read(path)
    expect(status).toBe(200)
    expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toMatch(/Fernhill Parts/)
    expect(body).toContain('aria-label="Fernhill Parts, home"')
    expect(body).toContain(`--shop-accent:${ACCENT}`)
    expect(INVENTED.exec(body)?.[0]).toBeUndefined()
  })

  test.each(GONE)('%s is not found', async (path) => {
    expect((await read(path)).status).toBe(404)
  })

  test.each(FILES)('%s has no demo content', async (path) => {
    const { status, body } = await read(path)
    expect(status).toBe(200)
    expect(INVENTED.exec(body)?.[0]).toBeUndefined()
  })
})

test('the brochure is the shop’s own', async () => {
  const words = pdfText(new Uint8Array(await (await fetch(`${store.url}/brochure.pdf`)).arrayBuffer()))
  expect(words).toContain('FERNHILL PARTS')
  expect(words).toContain('Mill Lane 3, 3511 AB Utrecht, Netherlands')
  expect(words).not.toMatch(INVENTED)
})

test('mails come from the shop and carry its name, colour and address', async () => {
  await post('/api/site/mail/subscribe', { email: 'reader@buyers.example', name: '' })
  let mail = ''
  await until(async () => {
    const [name] = (await readdir(store.outbox)).filter((file) => file.endsWith('.eml'))
    mail = name ? await readFile(join(store.outbox, name), 'utf8') : ''
    return mail !== ''
  })
  expect(mail).toMatch(/^From: Fernhill Parts <hello@fernhill.example>$/m)
  expect(mail).toContain('Fernhill Components B.V.')
  expect(mail.replaceAll('=\n', '')).toContain(ACCENT)
  expect(INVENTED.exec(mail)?.[0]).toBeUndefined()
})

test('a legal text is available once it is published', async () => {
  expect((await read('/termsOfUs')).body).toContain('Not published yet')
  expect(await runOwner(['--publish', 'terms-of-use'])).toMatchObject({ code: 0 })
  await until(async () => (await read('/termsOfUs')).body.includes('Prices and stock'))
})

test('a change by staff is on the next page; an outdated version is refused', async () => {
  const { data } = await post('/api/user/login', { email: NEW_SHOP.adminEmail, password: PASSWORD })
  const token = String(data.token)
  const shop = await fetch(`${store.url}/api/staff/shop`, { headers: { token } })
  const { version } = ((await shop.json()) as { data: { version: number } }).data
  const changes = { name: 'Fernhill & Daughters', openingHours: [{ label: 'Mon–Fri', value: '9:00–17:00' }] }
  await read('/contactUs')
  expect(await post('/api/staff/shop/update', { version, changes }, token)).toMatchObject({ code: 0 })
  const { body } = await read('/contactUs')
  expect(body).toContain('Contact us | Fernhill &amp; Daughters')
  expect(body).toContain('9:00–17:00')
  const late = await post('/api/staff/shop/update', { version, changes: { name: 'Late' } }, token)
  expect(late).toMatchObject({ code: 350001 })
})

describe('npm run owner while the store runs', () => {
  test('changes settings', async () => {
    expect(await runOwner(['--tagline', 'Parts from the hill.'])).toMatchObject({ code: 0 })
    await until(async () => (await read('/contactUs')).body.includes('Parts from the hill.'))
  })

  test('refuses bad input field by field, and changes nothing', async () => {
    const { code, output } = await runOwner(['--accent', '#ffff00', '--phone', 'none', '--tagline', 'Not this'])
    expect(code).toBe(1)
    expect(output).toMatch(/Nothing was changed/)
    expect(output).toMatch(/--phone: Please use digits/)
    expect(output).toMatch(/--accent: Too light/)
    expect(await runOwner(['--show'])).toMatchObject({ output: expect.not.stringContaining('Not this') })
  })

  test('sets the password of the administrator, from a variable or the standard input', async () => {
    const login = async (password: string) =>
      (await post('/api/user/login', { email: NEW_SHOP.adminEmail, password })).code
    const admin = ['--admin-email', NEW_SHOP.adminEmail]
    expect(await runOwner(admin, { OWNER_PASSWORD: 'password1' })).toMatchObject({ code: 1 })
    expect(await runOwner(admin, { OWNER_PASSWORD: 'eleven quiet herons' })).toMatchObject({ code: 0 })
    expect(await login(PASSWORD)).not.toBe(0)
    expect(await login('eleven quiet herons')).toBe(0)
    expect(await runOwner([...admin, '--password-stdin'], {}, 'seven loud herons sing\n')).toMatchObject({ code: 0 })
    expect(await login('seven loud herons sing')).toBe(0)
  })

  test('offers bank transfer once there is an account', async () => {
    expect((await read('/')).body).not.toContain('Bank transfer')
    const bank = ['--bank-holder', 'Fernhill', '--bank-name', 'Fernhill Bank', '--bank-account', 'NL11 FERN 0123']
    expect(await runOwner(bank)).toMatchObject({ code: 0 })
    await until(async () => (await read('/')).body.includes('Bank transfer'))
  })
})
