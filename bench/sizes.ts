import { chromium } from 'playwright-core'
import { browserOptions } from '#tests/support/browser.ts'
import { report } from './figures.ts'
import { withStore } from './store.ts'

/** What a browser fetches before the home page is alive, as it travels: gzip for text, woff2 as it is. */
export async function measureSizes(): Promise<void> {
  await withStore({ CATALOG_SIZE: '2000' }, async ({ url }) => {
    const browser = await chromium.launch(await browserOptions())
    const page = await browser.newPage()
    const fetched = new Set<string>()
    page.on('response', (response) => {
      fetched.add(response.url())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await browser.close()
    const html = await (await fetch(url)).text()
    const isNamed = (address: string) => html.includes(new URL(address).pathname)
    const travelled = async (wanted: (address: string) => boolean) => {
      let bytes = 0
      for (const address of [...fetched].filter(wanted)) bytes += await gzipSize(address)
      return bytes / 1000
    }
    const isScript = (address: string) => address.endsWith('.js')
    report('home.javascript', await travelled((name) => isScript(name) && isNamed(name)), 'kB', { bar: 130 })
    // Fetched while the browser is idle, for what a visitor may open next.
    report('home.javascript_later', await travelled((name) => isScript(name) && !isNamed(name)), 'kB')
    report('home.fonts_and_css', await travelled((name) => /\.(css|woff2)$/.test(name)), 'kB', { bar: 80 })
    report('home.html', (await gzipSize(url)) / 1000, 'kB')
    await measureSearchPages(url)
  })
}

/** Searches with the filters of a category, which have the largest pages. */
const SEARCHES = [
  'power inductor',
  'electrolytic capacitor',
  'diode',
  'microcontroller',
  'voltage regulator',
  'op amp',
  'mosfet',
]

async function measureSearchPages(url: string): Promise<void> {
  const sizes = await Promise.all(
    SEARCHES.map(async (text) => {
      const query = new URLSearchParams({ goodsModel: text, fuzzy: 'true' })
      return { text, bytes: (await (await fetch(`${url}/comListSearch?${query}`)).arrayBuffer()).byteLength }
    }),
  )
  const largest = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  report('search.html', largest.bytes / 1000, 'kB', { bar: 130, search: largest.text })
}

async function gzipSize(address: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
