import type { Tx } from '../../../src/server/database/connect.ts'
import { copyRows } from '../../../src/server/database/copy-rows.ts'
import { attributes } from '../attributes.ts'
import { packageWeightOf, weightOf } from '../filter-weights.ts'
import { introduceMaker, makers } from '../makers.ts'
import type { ShowcaseKind } from '../showcase.ts'
import { categories } from '../taxonomy.ts'
import { copyLine, nullableField, textArrayField, textField } from './copy-text.ts'
import { attributeIdOf, type Dictionaries } from './dictionaries.ts'

export interface ShowcasedGoods {
  kind: ShowcaseKind
  goodsId: number
}

const brandLines = ({ goodsOfBrand }: Dictionaries) =>
  makers.map((maker, i) =>
    copyLine([
      String(i + 1),
      textField(maker.name),
      textField(introduceMaker(maker)),
      textArrayField(maker.aliases),
      nullableField(maker.recommendedRank),
      String(goodsOfBrand.get(i + 1) ?? 0),
    ]),
  )

function categoryLines(dictionaries: Dictionaries) {
  const counts = dictionaries.goodsPerCategory()
  return categories.map(({ id, parentId, level, position, name, top }) =>
    copyLine([
      String(id),
      nullableField(parentId),
      String(level),
      String(position),
      textField(name),
      String(counts.get(id) ?? 0),
      String(packageWeightOf(top)),
    ]),
  )
}

const packageLines = ({ packages }: Dictionaries) =>
  Array.from(packages, ([name, id]) => copyLine([String(id), textField(name)]))

const attributeLines = () =>
  Object.entries(attributes).map(([code, attribute]) => {
    const id = String(attributeIdOf(code))
    const unit = 'unit' in attribute ? attribute.unit : undefined
    const separator = 'separator' in attribute ? attribute.separator : undefined
    return copyLine([id, textField(code), textField(attribute.name), nullableField(unit), id, nullableField(separator)])
  })

function* valueLines(dictionaries: Dictionaries) {
  for (const { valueId, attributeId, value } of dictionaries.values()) {
    const [numberValue, textValue] = typeof value === 'number' ? [value, undefined] : [undefined, value]
    yield copyLine([String(valueId), String(attributeId), nullableField(numberValue), nullableField(textValue)])
  }
}

const attributeCodes = Object.keys(attributes)
const topOf = new Map(categories.map(({ id, top }) => [id, top]))

const categoryAttributeLines = ({ attributesOfCategory, slotsOfCategory }: Dictionaries) =>
  Array.from(attributesOfCategory).flatMap(([categoryId, attributeIds]) =>
    [...attributeIds]
      .sort((a, b) => a - b)
      .map((attributeId, i) => {
        const slot = slotsOfCategory.get(categoryId)?.get(attributeId)
        const weight = weightOf(topOf.get(categoryId) ?? '', attributeCodes[attributeId - 1] ?? '')
        return copyLine([
          String(categoryId),
          String(attributeId),
          String(i + 1),
          nullableField(slot || undefined),
          String(weight),
        ])
      }),
  )

function* categoryValueLines({ goodsOfValue }: Dictionaries) {
  for (const [categoryId, goods] of goodsOfValue)
    for (const [valueId, count] of goods) yield copyLine([String(categoryId), String(valueId), String(count)])
}

function showcaseLines(showcased: readonly ShowcasedGoods[]) {
  const positions = new Map<ShowcaseKind, number>()
  return showcased.map(({ kind, goodsId }) => {
    const position = (positions.get(kind) ?? 0) + 1
    positions.set(kind, position)
    return copyLine([kind, String(position), String(goodsId)])
  })
}

/** Everything goods refer to. It comes after them, because only then it is known what occurs and how often. */
export async function copyDictionaries(
  tx: Tx,
  dictionaries: Dictionaries,
  showcased: readonly ShowcasedGoods[],
): Promise<void> {
  const brand = ['brand_id', 'brand_name', 'introduce', 'aliases', 'recommended_rank', 'goods_count']
  await copyRows(tx, 'brand', brand, brandLines(dictionaries))
  const category = ['category_id', 'parent_id', 'level', 'position', 'category_name', 'goods_count', 'package_weight']
  await copyRows(tx, 'category', category, categoryLines(dictionaries))
  await copyRows(tx, 'package', ['package_id', 'package_name'], packageLines(dictionaries))
  const attribute = ['attribute_id', 'code', 'attribute_name', 'unit', 'position', 'separator']
  await copyRows(tx, 'attribute', attribute, attributeLines())
  const value = ['value_id', 'attribute_id', 'number_value', 'text_value']
  await copyRows(tx, 'attribute_value', value, valueLines(dictionaries))
  const categoryAttribute = ['category_id', 'attribute_id', 'position', 'slot', 'weight']
  await copyRows(tx, 'category_attribute', categoryAttribute, categoryAttributeLines(dictionaries))
  const categoryValue = ['category_id', 'value_id', 'goods_count']
  await copyRows(tx, 'category_value', categoryValue, categoryValueLines(dictionaries))
  await countKinds(tx)
  await copyRows(tx, 'goods_showcase', ['kind', 'position', 'goods_id'], showcaseLines(showcased))
}

/** One pass over the goods, by everything at a time; the rest is sums of that. */
const countKinds = (tx: Tx) => tx`
  insert into category_kind
  with counted as materialized (
    select category_id, brand_id, package_id, rohs, lifecycle, count(*) n from goods group by 1, 2, 3, 4, 5
  )
  select category_id, 'brand', brand_id, sum(n) from counted group by 1, 3
  union all select category_id, 'package', package_id, sum(n) from counted group by 1, 3
  union all select category_id, 'rohs', 1, sum(n) from counted where rohs group by 1
  union all select category_id, 'lifecycle', lifecycle_id, sum(n) from counted
    join lifecycle on lifecycle_name = counted.lifecycle group by 1, 3`
