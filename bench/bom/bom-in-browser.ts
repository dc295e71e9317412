import { type CDPSession, chromium, type Page } from 'playwright-core'
import { categoryTree, type Goods } from '#features/catalog/catalog.contract.ts'
import { categoryGoods } from '#features/catalog/filters.contract.ts'
import { browserOptions } from '#tests/support/browser.ts'
import { callApiAt } from '../call-over-http.ts'
import { keepSession, logInDemoBuyer } from '../demo-session.ts'
import { report } from '../figures.ts'
import { readStoreTime } from '../processor-time.ts'
import { withStore } from '../store.ts'

const LINES = 1000
const TURNS = 3

/** A BOM of a thousand lines as a buyer meets it: read, matched and priced, saved as XLSX, saved in the account. */
export async function measureBomInBrowser(catalogSize: number): Promise<void> {
  await withStore({ CATALOG_SIZE: String(catalogSize) }, async ({ url, pid }) => {
    const file = { name: 'board.csv', mimeType: 'text/csv', buffer: await writeBom(url) }
    const session = await logInDemoBuyer(url)
    const browser = await chromium.launch(await browserOptions())
    for (let turn = 1; turn <= TURNS; turn++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await keepSession(page, session)
      await page.goto(`${url}/bom`, { waitUntil: 'networkidle' })
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
      const measure = (name: string, bar: number, step: () => Promise<unknown>) =>
        measureStep({ name, bar, turn, pid, size: catalogSize, devTools }, step)
      await measure('read_and_match', 2000, () => readAndMatch(page, file))
      await measure('xlsx', 1000, () => saveXlsx(page))
      await measure('save', 1000, () => saveInAccount(page))
      await page.close()
    }
    await browser.close()
  })
}

interface Step {
  name: string
  bar: number
  turn: number
  pid: number
  size: number
  devTools: CDPSession
}

/** By the clock, and the processor time of the page's main thread, the store and its database. */
async function measureStep({ devTools, pid, name, ...facts }: Step, step: () => Promise<unknown>): Promise<void> {
  const mainThread = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0)
  }
  const [pageBefore, before, from] = [await mainThread(), readStoreTime(pid), performance.now()]
  await step()
  const passed = performance.now() - from
  const after = readStoreTime(pid)
  report(`bom.browser.${name}`, passed, 'ms', {
    ...facts,
    lines: LINES,
    page: Math.round((await mainThread()) - pageBefore),
    store: after.store - before.store,
    database: after.database - before.database,
  })
}

// `waitForFunction` looks in every frame. A locator looks again only after up to 500 ms, which would be part of the figure.

async function readAndMatch(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Find these parts' }).click()
  await page.waitForFunction(() => document.querySelector('[role=table][aria-label="Lines of the bill of materials"]'))
}

async function saveXlsx(page: Page): Promise<void> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as XLSX' }).click()
  await (await saved).path()
}

async function saveInAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = await page.getByRole('dialog', { name: 'Save this BOM' }).elementHandle()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForFunction((shown) => !shown?.isConnected, dialog)
}

/** Parts from every category in turn. */
async function writeBom(url: string): Promise<Buffer> {
  const call = callApiAt(url)
  const { list: categories } = await call(categoryTree, {})
  const found = await Promise.all(
    categories.map(({ categoryId }) => call(categoryGoods, { categoryId, pageSize: Math.ceil(LINES / 4) })),
  )
  const parts: Goods[] = []
  for (let place = 0; parts.length < LINES; place++) {
    const next = found.flatMap(({ list }) => list[place] ?? [])
    if (next.length === 0) throw new Error(`the catalogue has only ${parts.length} parts for a BOM of ${LINES}`)
    parts.push(...next)
  }
  const rows = parts
    .slice(0, LINES)
    .map(({ goodsModel, brand, introduce, package: size }, place) =>
      [`U${place + 1}`, '2', goodsModel, brand.brandName, introduce, size]
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(','),
    )
  return Buffer.from(['Reference,Quantity,MPN,Manufacturer,Description,Package', ...rows].join('\n'))
}
