import { implement } from '../../../server/api/implement.ts'
import * as contract from '../catalog.contract.ts'
import * as catalog from './catalog.service.ts'
import { writeDatasheet } from './datasheet.ts'

export const catalogApi = [
  implement(contract.home, ({ sql }, { hotCount }) => catalog.readHome(sql, hotCount)),
  implement(contract.goodsDetail, ({ sql }, { goodsId }) => catalog.getGoodsDetail(sql, goodsId)),
  implement(contract.relatedGoods, ({ sql }, { replaceGoodsId, ...page }) =>
    catalog.listReplacements(sql, replaceGoodsId, page),
  ),
  implement(contract.downloadManual, async ({ sql }, { goodsId, save }) =>
    writeDatasheet(await catalog.getGoodsDetail(sql, goodsId), save),
  ),
  implement(contract.categoryTree, async ({ sql }, { categoryName }) => ({
    list: await catalog.findCategories(sql, categoryName),
  })),
  implement(contract.categoryDetail, ({ sql }, { categoryId }) => catalog.getCategory(sql, categoryId)),
  implement(contract.categoryGoods, ({ sql }, { categoryId, ...page }) =>
    catalog.listCategoryGoods(sql, categoryId, page),
  ),
  implement(contract.brandList, ({ sql }) => catalog.listManufacturers(sql)),
  implement(contract.brandDetail, ({ sql }, { brandId, ...page }) => catalog.getManufacturer(sql, brandId, page)),
]
