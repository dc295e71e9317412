import type { BomGoods } from '#features/bom/bom-matching.contract.ts'

/** A part as a BOM line has it. */
export const bomGoods = (overrides: Partial<BomGoods> = {}): BomGoods => ({
  goodsId: 1,
  goodsModel: 'LM358DR',
  brand: { brandId: 1, brandName: 'Texas Instruments' },
  package: 'SOIC-8',
  stockCount: 100,
  coverPic: '',
  goodsName: '',
  introduce: '',
  rohs: true,
  lifecycle: 'Active',
  leadWeeks: 0,
  minBuyCount: 1,
  multCount: 1,
  currency: 'USD',
  priceList: [],
  ...overrides,
})
