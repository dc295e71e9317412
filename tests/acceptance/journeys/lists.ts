import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { categories, replaceablePart, soldOutPart, tieredPart } from './samples.ts'

export const COLUMNS = [
  'Images',
  'Mfr.Part #',
  'RoHS',
  'Pricing',
  'Availability',
  'Quantity',
  'Description',
  'Package',
  'Categorie',
]

/** The names over the columns of the first table in some place that can be seen. */
const visibleColumns = async (page: Page, within: string) =>
  page
    .locator(`${within} table`)
    .first()
    .locator('th[scope=col]')
    .evaluateAll((heads) =>
      heads
        .filter((head) => {
          head.scrollIntoView({ block: 'center' })
          const { x, y, width, height } = head.getBoundingClientRect()
          const seen = document.elementFromPoint(x + width / 2, y + height / 2)
          return seen !== null && head.contains(seen)
        })
        .map((head) => head.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
    )

const WIDTHS = [1024, 1280, 1366, 1440]

/** The columns of lists of every kind, and of the dialog "Find more", at usual widths of a window. */
export const listColumns = journey(async (shop) => {
  const [{ goodsId, brand }, { third }] = [await replaceablePart(shop), await categories(shop)]
  const lists = ['/comList', `/category/${third.categoryId}`, `/brand/product/${brand.brandId}`]
  const seen: Array<{ where: string; width: number; columns: string[] }> = []
  for (const width of WIDTHS)
    await shop.visit(
      'visitor',
      async (page) => {
        for (const where of [...lists, '/comListSearch?goodsModel=LM358&fuzzy=true']) {
          await open(page, where)
          seen.push({ where, width, columns: await visibleColumns(page, 'main') })
        }
        await open(page, `/goods/detail/${goodsId}`)
        await page.getByRole('region', { name: 'You might want to find' }).getByText('Find more').first().click()
        await findMore(page).getByRole('table').first().waitFor()
        seen.push({
          where: 'Find more',
          width,
          columns: await visibleColumns(page, ':is(dialog[open], [role=dialog])'),
        })
      },
      { viewport: { width, height: 900 } },
    )
  return seen
})

const findMore = (page: Page) => page.getByRole('dialog', { name: /^Alternatives to/ })

/** The alternatives of a part, below it and in their dialog. */
export const alternatives = journey(async (shop) => {
  const { goodsId } = await replaceablePart(shop)
  return shop.visit('visitor', async (page) => {
    await open(page, `/goods/detail/${goodsId}`)
    const section = page.getByRole('region', { name: 'You might want to find' })
    const title = (await section.getByRole('heading').first().innerText()).trim()
    const rows = await section.locator('tbody tr').count()
    const first = await section.locator('tbody tr').first().innerText()
    const asked = page.waitForRequest('**/api/goods/related?**')
    await section.getByText('Find more').first().click()
    const query = Object.fromEntries(new URL((await asked).url()).searchParams)
    const answer = (await (await (await asked).response())?.json()) as { data: { list: unknown[]; totalCount: number } }
    await findMore(page).getByRole('table').first().waitFor()
    const pageOne = await findMore(page).locator('tbody').first().innerText()
    await findMore(page).getByRole('button', { name: 'Next page' }).click()
    await findMore(page).getByText('Page 2 of').waitFor()
    const pageTwo = await findMore(page).locator('tbody').first().innerText()
    return {
      goodsId,
      title,
      rows,
      first: first.replace(/\s+/g, ' '),
      query,
      answer: answer.data,
      moved: pageOne !== pageTwo,
    }
  })
})

/** A refused list of alternatives. */
export const refusedAlternatives = journey(async (shop) => {
  const { goodsId } = await replaceablePart(shop)
  return shop.visit('visitor', async (page) => {
    await open(page, `/goods/detail/${goodsId}`)
    await page.route('**/api/goods/related?**', (route) =>
      route.fulfill({ json: { code: 100001, msg: 'The list is being counted.', data: null } }),
    )
    await page.getByRole('region', { name: 'You might want to find' }).getByText('Find more').first().click()
    await page.getByText('The list is being counted.').first().waitFor()
    return page.getByText('The list is being counted.').count()
  })
})

/** A line of a list: of a part in stock with many tiers, and of one that is sold out. */
export const orderLines = journey(async (shop) => {
  const [tiered, soldOut] = [await tieredPart(shop), await soldOutPart(shop)]
  return shop.visit('visitor', async (page) => {
    const rowOf = async (model: string, goodsId: number) => {
      await open(page, `/comListSearch?goodsModel=${encodeURIComponent(model)}&fuzzy=true`)
      return page
        .getByRole('row')
        .filter({ has: page.locator(`a[href="/goods/detail/${goodsId}"]`) })
        .first()
    }
    const row = await rowOf(tiered.goodsModel, tiered.goodsId)
    const visible = async () => {
      const items = await row.getByRole('listitem').all()
      const texts = await Promise.all(items.map(async (item) => ((await item.isVisible()) ? item.innerText() : '')))
      return texts.filter((text) => /\d+\+/.test(text) && /[$￥]/.test(text)).length
    }
    const add = await row.getByRole('button', { name: 'Add to cart' }).count()
    const folded = await visible()
    await row.getByText(/\d more tiers?/).click()
    const unfolded = await visible()
    await row.getByText('Show less').click()
    const foldedAgain = await visible()
    const soldRow = await rowOf(soldOut.goodsModel, soldOut.goodsId)
    await soldRow.waitFor()
    return {
      tiered,
      soldOut,
      add,
      tiers: { folded, unfolded, foldedAgain },
      soldOutOffers: (await soldRow.innerText()).replace(/\s+/g, ' '),
    }
  })
})
