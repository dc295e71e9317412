import { describe, expect } from 'vitest'
import { XLSX_TYPE } from '#server/sheets/write-table-file.ts'
import { writeXlsx } from '#server/sheets/write-xlsx.ts'
import { csv, findParts, paste, rowOf, sendFile, setBoards, unknownNumber } from '../support/bom-pages.ts'
import { createBuyers } from '../support/buyers.ts'
import { test, type Visit } from '../support/visitor.ts'
import { createGoods, type LineRequests } from '../support/world.ts'

const { sql, newBuyer } = createBuyers()

const goods = (inputs: LineRequests = {}) => createGoods(sql, inputs)

/** The same function and footprint. */
const makeAlike = (goodsId: number, other: number) => sql`
  update goods set equivalence = (select equivalence from goods where goods_id = ${other}) where goods_id = ${goodsId}`

const cartOf = (accountId: number) => sql<{ goodsId: number; count: number }[]>`
  select goods_id "goodsId", count from cart_line where account_id = ${accountId} order by goods_id`

/** Numbers on a board. */
type Board = { plenty: string; short: string; unknown: string }

/** Ten boards of a BOM with a part in ample stock, one with a stock of 5, and an unknown one: 2, 1 and 3 per board. */
async function buyAndAsk({ page, checkAccessibility }: Visit, { short, unknown }: Board) {
  await findParts(page)
  await setBoards(page, 10)
  await rowOf(page, short).getByText('Only 5 of 10 in stock.').waitFor()
  await rowOf(page, unknown).getByText('Not found').waitFor()
  await checkAccessibility()
  await page.getByRole('button', { name: 'Add 2 parts to cart' }).click()
  await page.getByText('2 of 2 parts added to the cart.').waitFor()
  await page.getByRole('button', { name: 'Ask for the other 2 parts' }).click()
  await page.getByText('2 of 2 parts added to your RFQ list.').waitFor()
  await page.getByRole('link', { name: 'Ask for a quote' }).click()
  await page.waitForURL('**/enquiry')
  const asked = page.getByRole('main').getByLabel('Part number')
  await expect.poll(() => asked.nth(1).inputValue()).toBe(unknown)
  expect(await asked.nth(0).inputValue()).toBe(short)
  expect(await page.getByRole('main').getByLabel('Quantity').nth(0).inputValue()).toBe('5')
  expect(await page.getByRole('main').getByLabel('Quantity').nth(1).inputValue()).toBe('30')
}

const head = ['Reference', 'Value', 'Footprint', 'Qty', 'MPN']

/** The same three parts as other programs write them. */
const otherFiles: Array<[string, (visit: Visit, board: Board) => Promise<void>]> = [
  [
    'a UTF-16 TSV',
    ({ page }, { plenty, short, unknown }) => {
      const text = `\uFEFFReferenz\tMenge\tMPN\r\nU1, U2\t2\t${plenty}\r\nQ1\t1\t${short}\r\nX1-X3\t3\t${unknown}\r\n`
      return sendFile(page, { name: 'Stückliste.tsv', mimeType: 'text/plain', buffer: Buffer.from(text, 'utf16le') })
    },
  ],
  [
    'a sheet of a workbook',
    async ({ page }, { plenty, short, unknown }) => {
      const bytes = await writeXlsx([
        {
          name: 'Main board',
          rows: [
            ['MPN', 'Quantity'],
            ['OTHER-1', 1],
            ['OTHER-2', 1],
            ['OTHER-3', 1],
            ['OTHER-4', 1],
          ],
        },
        {
          name: 'Front panel',
          rows: [
            ['MPN', 'Quantity'],
            [plenty, 2],
            [short, 1],
            [unknown, 3],
          ],
        },
      ])
      await sendFile(page, { name: 'Boards.xlsx', mimeType: XLSX_TYPE, buffer: Buffer.from(bytes) })
      await page.getByLabel('Sheet').selectOption('Front panel')
    },
  ],
  [
    'a mail',
    async ({ page }, { plenty, short, unknown }) => {
      const mail = `Hi,\nplease quote:\n${plenty} - 2 pcs\n${short} x 1\n3x ${unknown}\nThanks, Tom`
      await page.getByLabel('Or paste it').fill(mail)
      await page.getByRole('button', { name: 'Import' }).click()
    },
  ],
]

describe('a bill of materials', () => {
  test('[ROUTE-13, ROUTE-15] from a file of each kind to the cart and to the RFQ list, once', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const buyer = await newBuyer()
    await buyer.enter(page)
    const [plenty, short] = [await goods({ stock: 5000 }), await goods({ stock: 5 })]
    const board = { plenty: plenty.model, short: short.model, unknown: unknownNumber() }
    await open('/bom')
    const rows = [
      ['U1,U2', 'Amplifier', 'Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', '2', board.plenty],
      ['Q1', 'Switch', 'Package_TO_SOT_SMD:SOT-23', '1', board.short],
      ['X1,X2,X3', 'Special', '', '3', board.unknown],
    ]
    await sendFile(page, csv('Motor driver.csv', [head, ...rows]))
    await page.getByRole('heading', { level: 1, name: 'Motor driver' }).waitFor()
    await page.getByText('3 lines').waitFor()
    await checkAccessibility()
    await buyAndAsk(desktop, board)
    const bought = [
      { goodsId: plenty.id, count: 20 },
      { goodsId: short.id, count: 5 },
    ]
    expect([...(await cartOf(buyer.accountId))]).toEqual(bought)
    for (const [kind, bring] of otherFiles) {
      await follow('/bom')
      await bring(desktop, board)
      await page.getByText('3 lines').waitFor()
      await findParts(page)
      await rowOf(page, board.unknown).getByText('Not found').waitFor()
      const counts = page.getByRole('main').getByLabel(/^Quantity per board of/)
      expect(
        await counts.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
        kind,
      ).toEqual(['2', '1', '3'])
    }
    await setBoards(page, 10)
    await page.getByRole('button', { name: 'Add 2 parts to cart' }).click()
    await page.getByText('2 of 2 parts are already in your cart.').waitFor()
    await page.getByRole('button', { name: 'Replace by BOM quantities' }).click()
    await page.getByText('2 of 2 parts added to the cart.').waitFor()
    expect([...(await cartOf(buyer.accountId))]).toEqual(bought)
  })

  test('[ROUTE-14] refusals, the saved column mapping, and the alternatives of a number', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const [gone, other] = [await goods({ stock: 0 }), await goods({ stock: 700 })]
    await makeAlike(other.id, gone.id)
    await open('/bomResult')
    await page.getByText('No BOM here yet').waitFor()
    await follow('/bom')
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByText('Please paste at least one line.').waitFor()
    await sendFile(page, {
      name: 'board.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    })
    await page.getByText('This is a picture. Please send the BOM as CSV, TSV or XLSX.').waitFor()

    await page.getByRole('heading', { name: 'Alternative solutions' }).waitFor()
    await page.getByRole('button', { name: 'Find alternatives' }).click()
    await page.getByText('Please enter any model!').waitFor()
    await page.getByRole('main').getByLabel('Part number').fill(gone.model)
    await page.getByRole('button', { name: 'Find alternatives' }).click()
    await page.getByText('0 of 1 alternatives can replace it').waitFor()
    await page.getByRole('table', { name: 'Alternatives' }).getByText(other.model).waitFor()
    await page.getByText('Similar, not a replacement').waitFor()
    await checkAccessibility()
    await page.getByRole('main').getByLabel('Part number').fill(unknownNumber())
    await page.getByRole('button', { name: 'Find alternatives' }).click()
    await page.getByRole('link', { name: 'Ask us for it' }).waitFor()

    const file = csv('one.csv', [
      ['Place', 'Comment', 'House code', 'Qty'],
      ['U1', 'for the lamp', other.model, '2'],
    ])
    await sendFile(page, file)
    await page.getByLabel('Column 3, House code').selectOption('Part number')
    await page.getByLabel('Column 2, Comment').selectOption('Not used')
    await findParts(page)
    await rowOf(page, other.model).getByText('Exact').waitFor()
    await follow('/bom')
    await sendFile(page, file)
    await page.getByText('These columns are mapped as you chose the last time').waitFor()
    expect(await page.getByLabel('Column 3, House code').inputValue()).toBe('model')
    await page.getByRole('button', { name: 'Detect them again' }).click()
    await expect.poll(() => page.getByLabel('Column 2, Comment').inputValue()).not.toBe('other')
  })
})

/** More lines than are drawn at once. */
const LONG = 160

describe('the lines of a bill of materials', () => {
  test('guesses of one kind are confirmed together, a part is chosen in place, a tier with one click', async ({
    desktop,
  }) => {
    const { page, checkAccessibility } = desktop
    const tiers = [
      { from: 1, price: '0.5000' },
      { from: 100, price: '0.2000' },
    ]
    const [tiered, short, enough, cheap] = [
      await goods({ tiers, stock: 900 }),
      await goods({ stock: 3 }),
      await goods({ stock: 900 }),
      await goods({ stock: 5000, tiers: [{ from: 1, price: '0.0183' }] }),
    ]
    await makeAlike(enough.id, short.id)
    await paste(desktop, `MPN\tQty\nLM358D\t1\n${tiered.model}\t90\n${short.model}\t9\n${cheap.model}\t3`)
    await findParts(page)
    // To the fourth decimal, as an order does.
    await rowOf(page, cheap.model).getByText('$0.0183', { exact: true }).waitFor()
    await rowOf(page, cheap.model).getByText('$0.0549', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Other packaging/ }).click()
    await expect.poll(() => page.getByLabel('Take LM358DR for LM358D').isChecked()).toBe(true)
    await rowOf(page, tiered.model)
      .getByRole('button', { name: /take 100/ })
      .click()
    await rowOf(page, tiered.model).getByText('90 needed, 10 over').waitFor()
    await rowOf(page, tiered.model).getByText('$20.00').waitFor()
    await rowOf(page, tiered.model)
      .getByRole('button', { name: /back to what is needed/ })
      .click()
    await rowOf(page, tiered.model).getByText('$45.00').waitFor()
    await rowOf(page, short.model).getByRole('button', { name: 'Alternatives' }).click()
    await checkAccessibility()
    await page.getByRole('button', { name: `Take ${enough.model}` }).click()
    await rowOf(page, enough.model).getByText('Your choice').waitFor()
    await rowOf(page, enough.model)
      .getByRole('button', { name: /1 other match/ })
      .click()
    await page.getByLabel(`Search for another part for ${short.model}`).fill(tiered.model)
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await page.getByRole('button', { name: `Take ${tiered.model}` }).click()
    await rowOf(page, short.model).getByRole('link', { name: tiered.model }).waitFor()
    for (const format of ['CSV', 'XLSX']) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: `Save as ${format}` }).click()
      expect((await saved).suggestedFilename()).toBe(`Pasted-list.${format.toLowerCase()}`)
    }
  })

  test('of many lines only visible ones are rendered, and all can be reached and found', async ({ desktop }) => {
    const { page } = desktop
    const numbers = Array.from({ length: LONG }, (_, place) => `${unknownNumber()}-${place}`)
    await paste(desktop, numbers.map((number) => `${number}\t1`).join('\n'))
    await findParts(page)
    expect(await page.getByRole('row').count()).toBeLessThan(60)
    // The browser's own search and the printer see every line.
    const last = page.getByText(numbers.at(-1) ?? '')
    expect(await last.count()).toBe(0)
    await page.keyboard.press('Control+f')
    expect(await last.count()).toBe(1)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await page.getByRole('main').locator('tbody tr').count()).toBe(LONG)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.keyboard.press('End')
    await page.getByText(numbers.at(-1) ?? '', { exact: true }).waitFor()
    await page.getByLabel('Find a line').fill(numbers[100] ?? '')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
  })

  test('on a phone each line is a card, and nothing is wider than the screen', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    await open('/bom')
    await page.getByRole('button', { name: 'Try the sample' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sensor board' }).waitFor()
    expect(await isNarrow()).toBe(true)
    await checkAccessibility()
    await findParts(page)
    await setBoards(page, 20)
    expect(await isNarrow()).toBe(true)
    await checkAccessibility()
  })
})
