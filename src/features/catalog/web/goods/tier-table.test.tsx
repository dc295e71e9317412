import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TierList } from '../tier-list.tsx'
import { TierTable } from './tier-table.tsx'

const tier = { minBuyCount: 1, maxBuyCount: 0, price: '0.96', activityPrice: '0' }
const own = [{ ...tier, listPrice: '1.2' }]

test('an agreed price is named, with the list price struck through beside it', () => {
  const table = renderToStaticMarkup(<TierTable priceList={own} currency="USD" count={1} />)
  const list = renderToStaticMarkup(<TierList model="LM358DR" priceList={own} currency="USD" />)
  for (const html of [table, list])
    expect(html).toMatch(/Your price.*<s [^>]*><span[^>]*>List price <\/span>\$1\.2000<\/s>.*\$0\.9600/)
})

test('without one nothing is said', () => {
  const table = renderToStaticMarkup(<TierTable priceList={[tier]} currency="USD" count={1} />)
  const list = renderToStaticMarkup(<TierList model="LM358DR" priceList={[tier]} currency="USD" />)
  for (const html of [table, list]) expect(html).not.toMatch(/Your price|List price|<s /)
})
