import type { Sql, Tx } from '#server/database/connect.ts'

export const findSynonym = (sql: Sql) => sql`select from search_synonym limit 1`

export const insertSynonyms = (tx: Tx, rows: Array<{ phrase: string; meaning: string }>) => tx`
  insert into search_synonym (phrase, meaning)
  select phrase, meaning from json_to_recordset(${JSON.stringify(rows)}::text::json) one (phrase text, meaning text)
  on conflict do nothing`

export const insertCategoryWords = (tx: Tx, words: Array<{ phrase: string; path: string[] }>) => tx`
  with recursive named as (
    select category_id, array[category_name] path from category where parent_id is null
    union all
    select c.category_id, path || c.category_name from category c join named on c.parent_id = named.category_id
  )
  insert into search_category_word (phrase, category_id)
  select phrase, category_id
  from json_to_recordset(${JSON.stringify(words)}::text::json) word (phrase text, path text[])
  join named using (path)
  on conflict do nothing`
