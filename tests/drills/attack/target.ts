import type { Sql } from '#server/database/connect.ts'

/** What an attack of the drill is made on. */
export interface Target {
  sql: Sql
  /** As visitors reach it. */
  url: string
  /** How long callers attack in a row. */
  seconds: number
  residentMegabytes: () => Promise<number>
}

/** Prints figures, and returns what should not have happened. */
export type Attack = (target: Target, say: (line: object) => void) => Promise<string[]>
