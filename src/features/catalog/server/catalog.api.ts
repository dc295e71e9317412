import { getShop } from '#features/shop/server/shop.service.ts'
import { shopNameOf } from '#features/shop/shop.rules.ts'
import { implement } from '#server/api/implement.ts'
import * as contract from '../catalog.contract.ts'
import { categoryGoods, makerGoods } from '../filters.contract.ts'
import { getVerdict, listAlternatives } from './alternatives/alternatives.service.ts'
import * as catalog from './catalog.service.ts'
import { writeDatasheet } from './datasheet.ts'
import { listFilteredGoods } from './filters/filters.service.ts'
import { listMakerGoods } from './makers/maker-goods.service.ts'

export const catalogApi = [
  implement(contract.home, ({ sql }, { hotCount }) => catalog.readHome(sql, hotCount)),
  implement(contract.goodsCount, ({ sql }) => catalog.countGoods(sql)),
  implement(contract.newPictures, async ({ sql }, { limit }) => ({ list: await catalog.listNewGoods(sql, limit) })),
  implement(contract.goodsDetail, ({ sql }, { goodsId }) => catalog.getGoodsDetail(sql, goodsId)),
  implement(contract.relatedGoods, ({ sql }, { replaceGoodsId, ...page }) =>
    listAlternatives(sql, replaceGoodsId, page),
  ),
  implement(contract.alternativeVerdict, async ({ sql }, { goodsId, otherGoodsId }) => ({
    verdict: await getVerdict(sql, goodsId, otherGoodsId),
  })),
  implement(contract.downloadManual, async ({ sql }, { goodsId, save }) =>
    writeDatasheet(await catalog.getGoodsDetail(sql, goodsId), shopNameOf((await getShop(sql)).settings), save),
  ),
  implement(contract.categoryTree, async ({ sql }, { categoryName }) => ({
    list: await catalog.findCategories(sql, categoryName),
  })),
  implement(contract.categoryDetail, ({ sql }, { categoryId }) => catalog.getCategory(sql, categoryId)),
  implement(categoryGoods, ({ sql }, choice) => listFilteredGoods(sql, choice)),
  implement(makerGoods, ({ sql }, choice) => listMakerGoods(sql, choice)),
  implement(contract.brandList, ({ sql }) => catalog.listManufacturers(sql)),
  implement(contract.brandDetail, ({ sql }, { brandId, ...page }) => catalog.getManufacturer(sql, brandId, page)),
]
