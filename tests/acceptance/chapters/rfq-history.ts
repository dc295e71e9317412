import { clause, has, same, see } from '../clause.ts'
import { buyerBrowses, visitorBrowses } from '../journeys/browsing.ts'
import { rfqList } from '../journeys/rfq.ts'
import { longHistory, threeSearches } from '../journeys/searches.ts'

export const rfq = [
  clause('RFQ-01', 'a visitor presses Add to RFQ on a part', async (shop) =>
    has((await rfqList(shop)).listed, [(await rfqList(shop)).model], 'the list has'),
  ),
  clause('RFQ-02', 'press it for the same part again', async (shop) =>
    same((await rfqList(shop)).twice, 1, 'entries of the part:'),
  ),
  clause('RFQ-03', 'delete one of two parts', async (shop) => {
    const { deleted, model, other } = await rfqList(shop)
    see(!deleted.includes(model), `${model} is still listed`)
    return has(deleted, [other], 'left:')
  }),
  clause('RFQ-04', 'press Clean all', async (shop) =>
    has((await rfqList(shop)).emptied, ['Your RFQ list is empty'], 'the list says'),
  ),
  clause('RFQ-05', 'reload and open another page', async (shop) => {
    const { both, model, other, kept } = await rfqList(shop)
    return `${has(both, [model, other], 'the list still has')}; kept in the browser as ${kept.join(', ')}`
  }),
]

const THREE = 'a visitor searches STM32F103 once, then LM358 twice'
const BROWSE = 'a visitor opens eight parts and categories, then the fourth again'

export const history = [
  clause('HIST-01', THREE, async (shop) => {
    const counts = (await threeSearches(shop)).after.map(
      (list) => list.find(({ value }) => value === 'LM358')?.number ?? 0,
    )
    return same(counts, [0, 1, 2], 'count of LM358 after each:')
  }),
  clause('HIST-02', THREE, async (shop) => {
    const values = (await threeSearches(shop)).after.map((list) => list.map(({ value }) => value))
    return same(
      values.map((list) => list.length),
      [1, 2, 2],
      'entries after each:',
    )
  }),
  clause('HIST-03', THREE, async (shop) =>
    same(
      (await threeSearches(shop)).after.at(-1)?.map(({ value, number }) => [value, number]),
      [
        ['LM358', 2],
        ['STM32F103', 1],
      ],
    ),
  ),
  clause('HIST-04', 'the box gets the focus with 25 entries stored', async (shop) => {
    const shown = await longHistory(shop)
    see(
      shown[0]?.includes('OLDPART0') && shown.at(-1)?.includes('OLDPART19'),
      `first ${shown[0]}, last ${shown.at(-1)}`,
    )
    return same(shown.length, 20, 'entries shown, from the most frequent:')
  }),
  clause('HIST-05', 'press the clear icon', async (shop) => {
    const { cleared, panelAfter } = await threeSearches(shop)
    see(!panelAfter.includes('Search history'), 'the panel still shows it')
    return same(cleared, [], 'stored:')
  }),
  clause('HIST-06', BROWSE, async (shop) => {
    const { categories, wantedCategories } = await visitorBrowses(shop)
    return same(categories, wantedCategories)
  }),
  clause('HIST-07', BROWSE, async (shop) => {
    const { categories } = await visitorBrowses(shop)
    return same(new Set(categories).size, categories.length, 'different ones:')
  }),
  clause('HIST-08', BROWSE, async (shop) => {
    const { goods, wantedGoods } = await visitorBrowses(shop)
    return same(goods, wantedGoods)
  }),
  clause('HIST-09', BROWSE, async (shop) => {
    const { goods } = await visitorBrowses(shop)
    return same(new Set(goods).size, goods.length, 'different ones:')
  }),
  clause('HIST-10', 'the buyer opens a part', async (shop) =>
    same((await buyerBrowses(shop)).query.categoryLimit, '6', 'categoryLimit'),
  ),
  clause('HIST-11', 'the buyer opens a part', async (shop) =>
    same((await buyerBrowses(shop)).query.goodsLimit, '7', 'goodsLimit'),
  ),
  clause('HIST-12', BROWSE, async (shop) =>
    same((await visitorBrowses(shop)).categories.length, 6, 'categories shown:'),
  ),
  clause('HIST-13', BROWSE, async (shop) => same((await visitorBrowses(shop)).goods.length, 6, 'parts shown:')),
]
