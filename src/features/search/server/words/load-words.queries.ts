import type { Db, Tx } from '#server/database/connect.ts'

export const findEdition = (sql: Db) => sql<{ edition: number }[]>`select edition from search_words_loaded`

export const lockEdition = (tx: Tx) => tx<{ edition: number }[]>`select edition from search_words_loaded for update`

export const setEdition = (tx: Tx, edition: number) => tx`update search_words_loaded set edition = ${edition}`

/** A phrase that is known keeps its meanings: staff may have changed them. */
export const insertSynonyms = (tx: Tx, rows: Array<{ phrase: string; meaning: string }>) => tx`
  insert into search_synonym (phrase, meaning)
  select phrase, meaning from json_to_recordset(${JSON.stringify(rows)}::text::json) one (phrase text, meaning text)
  where not exists (select from search_synonym known where known.phrase = one.phrase)
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
