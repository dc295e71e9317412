import type { Sql, Tx } from '../../../server/database/connect.ts'

type Db = Sql | Tx

export interface ValueRow {
  code: string
  name: string
  valueId: number | null
}

/** The name of each parameter, and the id of its value where some part has it. */
export const listNamedValues = (sql: Db, wanted: Array<{ code: string; number?: number; text?: string }>) => sql<
  ValueRow[]
>`
  select a.code, a.attribute_name "name", v.value_id "valueId"
  from json_to_recordset(${JSON.stringify(wanted)}::text::json) wanted (code text, number float8, text text)
  join attribute a using (code)
  left join lateral (
    select value_id from attribute_value where attribute_id = a.attribute_id
      and number_value between wanted.number - abs(wanted.number) * 1e-9 and wanted.number + abs(wanted.number) * 1e-9
    union all
    select value_id from attribute_value
    where attribute_id = a.attribute_id and number_value is null and text_value = wanted.text
  ) v on true`

/** `SOT-23` is every SOT-23, with however many leads. */
export const listPackageIds = (sql: Db, name: string) => sql<{ packageId: number }[]>`
  select package_id "packageId" from package where package_name = ${name} or starts_with(package_name, ${`${name}-`})`
