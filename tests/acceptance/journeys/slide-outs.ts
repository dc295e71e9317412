import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { toolbar } from './messages.ts'
import { knownPart, tieredPart } from './samples.ts'

/** The lists of the toolbar, of a buyer whose cart and favourites hold a known part. */
export const slideOuts = journey(async (shop) => {
  const [part, token] = [await knownPart(shop), await shop.buyerToken()]
  await shop.post('shopping/cart/join', { goodsId: part.goodsId, count: 3 }, token)
  await shop.post('goods/favorite', { goodsId: part.goodsId }, token)
  return shop.visit('buyer', async (page) => {
    await open(page, '/allCategories')
    const cart = page.getByRole('dialog', { name: 'Shopping cart' })
    const favourites = page.getByRole('dialog', { name: 'My favorites' })
    const press = (name: string) => toolbar(page).getByRole('link', { name }).click()
    await press('My Favorites')
    await favourites.getByRole('link', { name: part.goodsModel }).first().waitFor()
    const shownFavourites = await favourites.getByRole('listitem').count()
    await press('Shopping Cart')
    await cart.getByRole('link', { name: part.goodsModel }).first().waitFor()
    const replaced = !(await favourites.isVisible())
    const shownCart = await cart.getByRole('listitem').count()
    const toggled: boolean[] = []
    for (const state of ['hidden', 'visible'] as const) {
      await press('Shopping Cart')
      await cart.waitFor({ state })
      toggled.push(await cart.isVisible())
    }
    return {
      favourites: `${part.goodsModel} among ${shownFavourites} entries`,
      cart: `${part.goodsModel} among ${shownCart} entries`,
      replaced,
      toggled,
    }
  })
})

/** A part is marked as a favourite on its page, unmarked there, and others are removed on the page of favourites. */
export const favourites = journey(async (shop) => {
  const [part, token] = [await tieredPart(shop), await shop.buyerToken()]
  await shop.post('goods/favorite/cancel', { goodsIds: [part.goodsId] }, token)
  return shop.visit('buyer', async (page) => {
    await open(page, `/goods/detail/${part.goodsId}`)
    const button = page.getByRole('main').getByRole('button', { name: 'Favorite' })
    const says = async (text: string) => {
      const said = page.getByText(text, { exact: true }).first()
      await said.waitFor()
      return said.innerText()
    }
    await button.click()
    const added = await says('Success')
    await open(page, '/userCenter/myCollection?type=1')
    const table = page.getByRole('main').getByRole('table', { name: 'Your favorites' })
    await table.getByRole('link', { name: part.goodsModel }).first().waitFor()
    await table
      .getByRole('button', { name: `Remove ${part.goodsModel}` })
      .first()
      .click()
    const removed = await says('successfully')
    return { added, removed, model: part.goodsModel }
  })
})
