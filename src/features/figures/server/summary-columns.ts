import type { Db } from '#server/database/connect.ts'

/** A table or a query. */
export type Source = ReturnType<Db>

const joined = (sql: Db, parts: Source[]): Source => parts.reduce((all, one) => sql`${all}, ${one}`)

export const columnList = (sql: Db, names: readonly string[]) =>
  joined(
    sql,
    names.map((name) => sql`${sql(name)}`),
  )

/** A zero for each column, for sums that do not have it. */
export const zeros = (sql: Db, names: readonly string[]) =>
  joined(
    sql,
    names.map((name) => sql`0 ${sql(name)}`),
  )

export const sums = (sql: Db, names: readonly string[]) =>
  joined(
    sql,
    names.map((name) => sql`sum(${sql(name)}) ${sql(name)}`),
  )

/** For `on conflict`: what is there, and more. */
export const added = (sql: Db, table: string, names: readonly string[]) =>
  joined(
    sql,
    names.map((name) => sql`${sql(name)} = ${sql(table)}.${sql(name)} + excluded.${sql(name)}`),
  )

/** For `on conflict`: the new row instead. */
export const replaced = (sql: Db, names: readonly string[]) =>
  joined(
    sql,
    names.map((name) => sql`${sql(name)} = excluded.${sql(name)}`),
  )
