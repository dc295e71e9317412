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
    const travelled = async (pattern: RegExp) => {
      let bytes = 0
      for (const address of [...fetched].filter((name) => pattern.test(name))) bytes += await gzipSize(address)
      return bytes / 1000
    }
    report('home.javascript', await travelled(/\.js$/), 'kB', { bar: 130 })
    report('home.fonts_and_css', await travelled(/\.(css|woff2)$/), 'kB', { bar: 80 })
    report('home.html', (await gzipSize(url)) / 1000, 'kB')
  })
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
