import type { Db, Tx } from '#server/database/connect.ts'

export const stageTable = (importId: number): string => `supply_stage_${importId}`
export const planTable = (importId: number): string => `supply_plan_${importId}`

/** An unlogged table: after a crash of the database the files are read again. Rows are read once or twice: not worth compressing. */
export const createStage = (tx: Tx, importId: number) => tx`
  create unlogged table ${tx(stageTable(importId))} (
    row_no bigint not null, file smallint not null, line bigint not null, maybe_repeated boolean not null,
    brand_id integer not null, model text not null, category_id integer, package_id integer, goods_name text, introduce text,
    stock integer, rohs boolean, min_buy_count integer, mult_count integer, lead_weeks smallint, lifecycle text,
    data_manual text, cover_pic text, drawn_pic text, currency text, tier_counts integer[], tier_prices numeric(18, 6)[],
    tier_activity_prices numeric(18, 6)[], lowest_price numeric(18, 6), value_ids integer[] not null, stem text collate "C" not null, own_stem boolean not null,
    equivalence bigint, own_group boolean not null, popularity integer, sales integer, listed_on date, showcases text[],
    trade jsonb
  ) with (autovacuum_enabled = off, toast_tuple_target = 8160)`

export async function dropStage(sql: Db, importId: number): Promise<void> {
  await sql`drop table if exists ${sql(stageTable(importId))}, ${sql(planTable(importId))}`
}

export const dropPlan = (tx: Tx, importId: number) => tx`drop table if exists ${tx(planTable(importId))}`

/** Lines that repeat the number of an earlier one. Only the suspects of the Bloom filter are compared. */
export const moveRepeated = (tx: Tx, importId: number) => tx`
  with suspected as materialized (
    select distinct brand_id, model from ${tx(stageTable(importId))} where maybe_repeated
  ), numbered as (
    select row_no, file, line, s.model, s.tier_prices is distinct from first_value(s.tier_prices) over own other_price,
      first_value(line) over own first_line, first_value(file) over own first_file, row_number() over own n
    from ${tx(stageTable(importId))} s join suspected using (brand_id, model)
    window own as (partition by brand_id, s.model order by row_no)
  ), gone as (
    delete from ${tx(stageTable(importId))} s using numbered where n > 1 and s.row_no = numbered.row_no
    returning numbered.file, numbered.line, numbered.first_line, numbered.first_file, numbered.model, numbered.other_price
  )
  insert into supply_line_report (import_id, file, line, bad, reason, content)
  select ${importId}, file, line, true,
    'The number repeats that of line ' || first_line || case when file = first_file then '' else ' of file ' || first_file end ||
    case when other_price then ', with another price. The first one is used.' else '.' end, model
  from gone on conflict do nothing returning 1`

export interface LineReport {
  file: number
  line: number
  position: number
  bad: boolean
  reason: string
  content: string
}

export const insertReports = (sql: Db, importId: number, reports: readonly LineReport[]) => sql`
  insert into supply_line_report (import_id, file, line, position, bad, reason, content)
  select ${importId}, file, line, position, bad, reason, content
  from jsonb_to_recordset(${JSON.stringify(reports)}::text::jsonb)
    as one (file smallint, line bigint, position smallint, bad boolean, reason text, content text)
  on conflict do nothing`

export const listReports = (
  sql: Db,
  importId: number,
  { bad, offset, limit }: { bad: boolean; offset: number; limit: number },
) =>
  sql<LineReport[]>`
    select file::int, line::float8 line, position::int, bad, reason, content from supply_line_report
    where import_id = ${importId} and bad = ${bad} order by file, line, position offset ${offset} limit ${limit}`

export async function countReports(sql: Db, importId: number, bad: boolean): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int count from supply_line_report where import_id = ${importId} and bad = ${bad}`
  return row?.count ?? 0
}

export const analyseStage = (tx: Tx, importId: number) => tx`analyze ${tx(stageTable(importId))}`
