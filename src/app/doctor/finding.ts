import type { Config } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'

export type Level = 'good' | 'warning' | 'fault'

/** What a check has found, and what to do about it. */
export interface Finding {
  level: Level
  says: string
  cure?: string
}

export const good = (says: string): Finding => ({ level: 'good', says })
export const warning = (says: string, cure: string): Finding => ({ level: 'warning', says, cure })
export const fault = (says: string, cure: string): Finding => ({ level: 'fault', says, cure })

export interface ExaminedStore {
  config: Config
  sql: Sql
}

/** Checks change nothing. One that throws is a fault with its message. */
export type ConfigCheck = (config: Config) => Finding[] | Promise<Finding[]>
export type DatabaseCheck = (store: ExaminedStore) => Promise<Finding[]>

/** How long a check waits for another machine. */
export const PATIENCE_MS = 5000
