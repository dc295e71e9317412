import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { escapeMarkup } from '#shared/escape.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import * as queries from '../catalog.queries.ts'
import { CategoryIndex } from '../categories.ts'

/** Search engines accept 50,000 URLs per file. A range of ids has at most as many. */
const GOODS_A_PART = 40_000
const AN_HOUR = 3600

/** Public pages that are not in the database. */
const PAGES = [
  '/',
  '/allCategories',
  '/manufacturer',
  '/bom',
  '/enquiry',
  '/blog',
  '/companyProfil',
  '/advantage',
  '/coreValue',
  '/authentication',
  '/interviewVideo',
  '/contactUs',
  '/exhibition',
  '/exhibition2025',
  '/FAQ/faq',
  '/privacy',
  '/termsOfUs',
  '/returnagree',
  '/technicalSupport',
  '/demo',
]

const xml = (root: string, entry: string, addresses: string[]): FileAnswer => ({
  file: {
    contentType: 'application/xml; charset=utf-8',
    maxAge: AN_HOUR,
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...addresses.map((address) => `<${entry}><loc>${escapeMarkup(address)}</loc></${entry}>`),
      `</${root}>`,
    ].join('\n'),
  },
})

export function writeRobots(shop: string): FileAnswer {
  const closed = [
    '/api/',
    '/userCenter',
    '/shoppingTrolley',
    '/CommoditySettlement',
    '/payment',
    '/orderDetail',
    '/login',
  ]
  const body = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shop}/sitemap.xml`,
    '',
  ].join('\n')
  return { file: { contentType: 'text/plain; charset=utf-8', maxAge: AN_HOUR, body } }
}

export async function writeSitemapIndex(sql: Db, shop: string): Promise<FileAnswer> {
  const [last] = await queries.findLastGoodsId(sql)
  const parts = Math.ceil((last?.goodsId ?? 0) / GOODS_A_PART)
  const goods = Array.from({ length: parts }, (_, part) => `${shop}/sitemap/goods/${part + 1}.xml`)
  return xml('sitemapindex', 'sitemap', [`${shop}/sitemap/shop.xml`, `${shop}/sitemap/articles.xml`, ...goods])
}

/** Those of some addresses that are published, and further texts of the shop. */
export type ListReadable = (sql: Db, paths: readonly string[]) => Promise<string[]>

export async function writeShopSitemap(sql: Db, shop: string, listReadable: ListReadable): Promise<FileAnswer> {
  const [pages, rows, brands] = await Promise.all([
    listReadable(sql, PAGES),
    queries.listCategories(sql),
    queries.listBrands(sql),
  ])
  const categories = new CategoryIndex(rows)
  return xml('urlset', 'url', [
    ...pages.map((path) => shop + path),
    ...rows
      .filter(({ goodsCount }) => goodsCount > 0)
      .map(({ categoryId }) => shop + categoryPathAddress(categories.pathTo(categoryId))),
    ...brands.map((brand) => `${shop}/brand/detail/${brand.brandId}`),
  ])
}

export async function writeGoodsSitemap(sql: Db, shop: string, file: string): Promise<FileAnswer> {
  const part = Number.parseInt(file, 10)
  const rows = await queries.listGoodsIdsBetween(sql, (part - 1) * GOODS_A_PART + 1, part * GOODS_A_PART)
  if (rows.length === 0) throw new AppError('unknown_path', 'There is no such sitemap.')
  return xml(
    'urlset',
    'url',
    rows.map((row) => `${shop}/goods/detail/${row.goodsId}`),
  )
}
