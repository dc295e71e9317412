import type { Sql, TransactionSql } from 'postgres'
import { attributes } from './attributes.ts'
import { type Assortment, assortment, goodsOf } from './catalogue.ts'
import { copyLine, nullableField, textArrayField, textField } from './copy-text.ts'
import { CopyWriter, copyAll } from './copy-writer.ts'
import { attributeIdOf, Dictionaries } from './dictionaries.ts'
import { restoreIndexes, setAsideIndexes } from './goods-indexes.ts'
import { GOODS_COLUMNS, goodsLine } from './goods-line.ts'
import { introduceMaker, makers } from './makers.ts'
import { throttledProgress } from './progress.ts'
import type { ShowcaseKind } from './showcase.ts'
import { categories } from './taxonomy.ts'

export interface LoadProgress {
  phase: 'goods' | 'indexes' | 'statistics'
  done: number
  total: number
}

export interface LoadOptions {
  size: number
  seed: number
  onProgress?: (progress: LoadProgress) => void
  /** Only tests load another one. */
  from?: Assortment
}

export class StoreNotEmptyError extends Error {
  override readonly name = 'StoreNotEmptyError'
  constructor() {
    super('The store already has goods: the demo catalogue is only loaded into an empty one')
  }
}

interface ShowcaseRow {
  kind: ShowcaseKind
  goodsId: number
}

interface LoadedGoods {
  count: number
  dictionaries: Dictionaries
  showcased: ShowcaseRow[]
}

type Report = (phase: LoadProgress['phase'], done: number, total: number) => void

async function copyGoods(tx: TransactionSql, { size, seed, from }: Required<LoadOptions>, report: Report): Promise<LoadedGoods> {
  const dictionaries = new Dictionaries()
  const showcased: ShowcaseRow[] = []
  const writer = await CopyWriter.open(tx, 'goods', GOODS_COLUMNS)
  let goodsId = 0
  for (const goods of goodsOf(size, seed, from)) {
    goodsId += 1
    for (const kind of goods.showcases) showcased.push({ kind, goodsId })
    if (writer.add(goodsLine(goodsId, goods, dictionaries))) {
      await writer.flush()
      report('goods', goodsId, size)
    }
  }
  await writer.end()
  report('goods', goodsId, goodsId)
  return { count: goodsId, dictionaries, showcased }
}

async function copyDictionaries(tx: TransactionSql, { dictionaries, showcased }: LoadedGoods): Promise<void> {
  await copyAll(
    tx,
    'brand',
    ['brand_id', 'brand_name', 'introduce', 'aliases', 'recommended_rank', 'goods_count'],
    makers.map((maker, i) =>
      copyLine([
        String(i + 1),
        textField(maker.name),
        textField(introduceMaker(maker)),
        textArrayField(maker.aliases),
        nullableField(maker.recommendedRank),
        String(dictionaries.goodsOfBrand.get(i + 1) ?? 0),
      ]),
    ),
  )
  const goodsPerCategory = dictionaries.goodsPerCategory()
  await copyAll(
    tx,
    'category',
    ['category_id', 'parent_id', 'level', 'position', 'category_name', 'goods_count'],
    categories.map(({ id, parentId, level, position, name }) =>
      copyLine([
        String(id),
        nullableField(parentId),
        String(level),
        String(position),
        textField(name),
        String(goodsPerCategory.get(id) ?? 0),
      ]),
    ),
  )
  await copyAll(
    tx,
    'package',
    ['package_id', 'package_name'],
    Array.from(dictionaries.packages, ([name, id]) => copyLine([String(id), textField(name)])),
  )
  await copyAll(
    tx,
    'attribute',
    ['attribute_id', 'code', 'attribute_name', 'unit', 'position'],
    Object.entries(attributes).map(([code, attribute]) => {
      const id = String(attributeIdOf(code))
      const unit = 'unit' in attribute ? attribute.unit : undefined
      return copyLine([id, textField(code), textField(attribute.name), nullableField(unit), id])
    }),
  )
  await copyAll(
    tx,
    'attribute_value',
    ['value_id', 'attribute_id', 'number_value', 'text_value'],
    dictionaries.values.map(({ valueId, attributeId, value }) =>
      copyLine([
        String(valueId),
        String(attributeId),
        nullableField(typeof value === 'number' ? value : undefined),
        nullableField(typeof value === 'string' ? value : undefined),
      ]),
    ),
  )
  await copyAll(
    tx,
    'category_attribute',
    ['category_id', 'attribute_id', 'position'],
    Array.from(dictionaries.attributesOfCategory).flatMap(([categoryId, attributeIds]) =>
      [...attributeIds]
        .sort((a, b) => a - b)
        .map((attributeId, i) => copyLine([String(categoryId), String(attributeId), String(i + 1)])),
    ),
  )
  const positions = new Map<ShowcaseKind, number>()
  await copyAll(
    tx,
    'goods_showcase',
    ['kind', 'position', 'goods_id'],
    showcased.map(({ kind, goodsId }) => {
      const position = (positions.get(kind) ?? 0) + 1
      positions.set(kind, position)
      return copyLine([kind, String(position), String(goodsId)])
    }),
  )
}
