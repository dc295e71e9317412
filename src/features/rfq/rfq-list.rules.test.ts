import { describe, expect, test } from 'vitest'
import { type RfqItem, readRfqItems, rfqItemKey, withItems, withoutItems } from './rfq-list.rules.ts'

const part = (goodsModel: string, brandName = 'Texas Instruments'): RfqItem => ({
  goodsId: null,
  goodsModel,
  brandName,
  count: 1,
})
const models = (items: readonly RfqItem[]) => items.map((item) => item.goodsModel)

describe('the RFQ list', () => {
  test('[RFQ-01] a part is added at the end', () => {
    expect(models(withItems([part('LM358DR')], [part('NE555P')]))).toEqual(['LM358DR', 'NE555P'])
  })

  test.each(['LM358DR', 'lm358dr', 'LM-358 DR'])(
    '[RFQ-02] %s is on the list already and is not added again',
    (model) => {
      expect(models(withItems([part('LM358DR')], [part(model)]))).toEqual(['LM358DR'])
    },
  )

  test('the same number from another maker is another part', () => {
    expect(withItems([part('LM358DR')], [part('LM358DR', 'onsemi')])).toHaveLength(2)
  })

  test('parts added together are listed once each, in their order', () => {
    const added = ['NE555P', 'LM358DR', 'ne555p', 'TL072CP'].map((model) => part(model))
    expect(models(withItems([part('LM358DR')], added))).toEqual(['LM358DR', 'NE555P', 'TL072CP'])
  })

  test('[RFQ-03] a deleted part leaves the others as they were', () => {
    const list = [part('LM358DR'), part('NE555P'), part('TL072CP')]
    expect(models(withoutItems(list, [rfqItemKey(part('ne-555p'))]))).toEqual(['LM358DR', 'TL072CP'])
  })

  test('[RFQ-05] the stored list is restored; invalid entries are dropped', () => {
    const kept = { items: [part('LM358DR'), { goodsModel: 'NE555P' }, 'NE555P', null] }
    expect(models(readRfqItems(JSON.parse(JSON.stringify(kept))))).toEqual(['LM358DR'])
    for (const rubbish of [undefined, null, 5, {}, { items: 'LM358DR' }]) expect(readRfqItems(rubbish)).toEqual([])
  })
})
