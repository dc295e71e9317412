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
  implement(contract.home, ({ reads }, { hotCount }) => catalog.readHome(reads(), hotCount)),
  implement(contract.goodsCount, ({ reads }) => catalog.countGoods(reads())),
  implement(contract.newPictures, async ({ reads }, { limit }) => ({
    list: await catalog.listNewGoods(reads(), limit),
  })),
  implement(contract.goodsDetail, ({ reads }, { goodsId }) => catalog.getGoodsDetail(reads(), goodsId)),
  implement(contract.relatedGoods, ({ reads }, { replaceGoodsId, ...page }) =>
    listAlternatives(reads(), replaceGoodsId, page),
  ),
  implement(contract.alternativeVerdict, async ({ reads }, { goodsId, otherGoodsId }) => ({
    verdict: await getVerdict(reads(), goodsId, otherGoodsId),
  })),
  implement(contract.downloadManual, async ({ reads }, { goodsId, save }) => {
    const db = reads()
    return writeDatasheet(await catalog.getGoodsDetail(db, goodsId), shopNameOf((await getShop(db)).settings), save)
  }),
  implement(contract.categoryTree, async ({ reads }, { categoryName }) => ({
    list: await catalog.findCategories(reads(), categoryName),
  })),
  implement(contract.categoryDetail, ({ reads }, { categoryId }) => catalog.getCategory(reads(), categoryId)),
  implement(categoryGoods, ({ reads }, choice) => listFilteredGoods(reads(), choice)),
  implement(makerGoods, ({ reads }, choice) => listMakerGoods(reads(), choice)),
  implement(contract.brandList, ({ reads }) => catalog.listManufacturers(reads())),
  implement(contract.brandDetail, ({ reads }, { brandId, ...page }) => catalog.getManufacturer(reads(), brandId, page)),
]
