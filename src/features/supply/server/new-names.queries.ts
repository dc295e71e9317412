import type { Tx } from '#server/database/connect.ts'

/** One of the new names was added to the catalogue after the files were read, so the ids conflict. */
export class StaleImportError extends Error {
  override readonly name = 'StaleImportError'
}

const ofKind = (tx: Tx, importId: number, kind: string) => tx`
  (select id, seq, fact from supply_new_name where import_id = ${importId} and kind = ${kind}) one`

export const deleteAppliedNames = (tx: Tx, importId: number) => tx`
  delete from supply_new_name where import_id = ${importId} and kind in ('value', 'attribute')`

/** Writes the new names that the rows of `table` use to the catalogue. Idempotent. */
export async function createNames(tx: Tx, importId: number, table: string): Promise<void> {
  const stage = tx(table)
  const stale = await tx`
    select from supply_new_name own where import_id = ${importId} and (
      kind = 'brand' and exists (select from brand where brand_name = fact->>'name' and brand_id <> own.id)
      or kind = 'package' and exists (select from package where package_name = fact->>'name' and package_id <> own.id)
      or kind = 'attribute' and exists (select from attribute where code = fact->>'code' and attribute_id <> own.id)
      or kind = 'category' and exists (select from category where category_name = fact->>'name' and category_id <> own.id
        and parent_id is not distinct from (fact->>'parentId')::int)
      or kind = 'value' and exists (select from attribute_value v where v.attribute_id = (fact->>'a')::int and v.value_id <> own.id
        and v.number_value is not distinct from (fact->>'n')::float8 and v.text_value is not distinct from fact->>'t'))
    limit 1`
  if (stale.length > 0 || (await namesRemovedCategory(tx, importId, table)))
    throw new StaleImportError('The catalogue has changed since the files were read.')
  await tx`
    insert into brand (brand_id, brand_name, aliases)
    select id, fact->>'name', array(select jsonb_array_elements_text(fact->'aliases')) from ${ofKind(tx, importId, 'brand')} where id in (select distinct brand_id from ${stage}) order by seq
    on conflict (brand_id) do nothing`
  await tx`
    insert into package (package_id, package_name)
    select id, fact->>'name' from ${ofKind(tx, importId, 'package')}
    where id in (select distinct package_id from ${stage} union select fallback_package from supply_import where import_id = ${importId})
    order by seq on conflict (package_id) do nothing`
  // Categories with goods, and their parents.
  await tx`
    insert into category (category_id, parent_id, level, position, category_name)
    with recursive used as (
      select id, fact from ${ofKind(tx, importId, 'category')}
      where id in (select distinct category_id from ${stage} union select fallback_category from supply_import where import_id = ${importId})
      union
      select one.id, one.fact from used join ${ofKind(tx, importId, 'category')} on one.id = (used.fact->>'parentId')::int
    )
    select id, (fact->>'parentId')::int, (fact->>'level')::int, (fact->>'position')::int, fact->>'name'
    from used order by 3, id on conflict (category_id) do nothing`
  await tx`
    insert into attribute (attribute_id, code, attribute_name, unit, position, separator)
    select id, fact->>'code', fact->>'name', fact->>'unit', (fact->>'position')::int, fact->>'separator'
    from ${ofKind(tx, importId, 'attribute')} order by seq on conflict (attribute_id) do nothing`
  await tx`
    insert into attribute_value (value_id, attribute_id, number_value, text_value)
    select id, (fact->>'a')::int, (fact->>'n')::float8, fact->>'t'
    from ${ofKind(tx, importId, 'value')} order by seq on conflict (value_id) do nothing`
}

/** Staff may have removed an empty category since the files were read. */
async function namesRemovedCategory(tx: Tx, importId: number, table: string): Promise<boolean> {
  const gone = await tx`
    select from (
      select distinct category_id from ${tx(table)}
      union select fallback_category from supply_import where import_id = ${importId}
    ) used
    where category_id is not null and not exists (select from category c where c.category_id = used.category_id)
      and not exists (select from supply_new_name n where n.import_id = ${importId} and n.kind = 'category' and n.id = used.category_id)
    limit 1`
  return gone.length > 0
}
