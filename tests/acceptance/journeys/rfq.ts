import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { toolbar } from './messages.ts'
import { knownPart, tieredPart } from './samples.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'RFQ list', exact: true }).first()
const openPanel = (page: Page) => toolbar(page).getByRole('button', { name: /RFQ/ }).click()

/** A visitor adds two parts, one of them twice, deletes one and empties the list. */
export const rfqList = journey(async (shop) => {
  const [one, other] = [await knownPart(shop), await tieredPart(shop)]
  return shop.visit('visitor', async (page) => {
    const add = async (goodsId: number) => {
      await open(page, `/goods/detail/${goodsId}`)
      await page.getByRole('main').getByRole('button', { name: 'Add to RFQ' }).first().click()
      await page.waitForTimeout(500)
    }
    await add(one.goodsId)
    await add(one.goodsId)
    await openPanel(page)
    await panel(page).getByRole('link', { name: one.goodsModel }).first().waitFor()
    const twice = await panel(page)
      .getByRole('button', { name: `Delete ${one.goodsModel}` })
      .count()
    const listed = await panel(page).innerText()
    await page.keyboard.press('Escape')
    await add(other.goodsId)
    await page.reload()
    await open(page, '/privacy')
    await openPanel(page)
    await panel(page).getByRole('link', { name: other.goodsModel }).first().waitFor()
    const both = await panel(page).innerText()
    await panel(page)
      .getByRole('button', { name: `Delete ${one.goodsModel}` })
      .click()
    await panel(page).getByRole('link', { name: one.goodsModel }).first().waitFor({ state: 'hidden' })
    const deleted = await panel(page).innerText()
    await panel(page).getByRole('button', { name: 'Clean all' }).click()
    await panel(page).getByText('Your RFQ list is empty').waitFor()
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /rfq/i.test(key)))
    return {
      model: one.goodsModel,
      other: other.goodsModel,
      twice,
      listed,
      both,
      deleted,
      emptied: await panel(page).innerText(),
      kept,
    }
  })
})
