import type pg from 'pg'

/** A parameter of a statement; never part of its text. */
export type Param =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly Param[]
  | Json
  | Identifier
  | Fragment

export interface Identifier {
  readonly quoted: string
}

export interface Json {
  readonly json: string
}

/** A piece of SQL with its values. It becomes part of another statement, or is run when it is awaited. */
export interface Fragment {
  readonly strings: readonly string[]
  readonly values: readonly Param[]
}

export type Row = Record<string, unknown>

/** Lazy: runs once, when it is awaited. */
export interface Statement<T extends readonly object[] = Row[]> extends Fragment, Promise<T> {}

/** A statement as it is sent. */
export interface Compiled {
  text: string
  values: Array<string | Buffer | null>
  /** Run by the simple protocol, which takes several statements at once but no values. */
  simple: boolean
  /** The template it is written in. */
  strings: readonly string[]
}

export type Run = (compiled: Compiled) => Promise<object[]>

/** Makes statements and runs them. */
export interface StatementRunner {
  /** The name of a table or column. */
  (name: string): Identifier
  <T extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: readonly Param[]): Statement<T>
  json(value: unknown): Json
  /** Constant SQL, never from user input. May have several statements. */
  unsafe<T extends readonly object[] = Row[]>(text: string): Statement<T>
}

export interface Tx extends StatementRunner {
  /** Undoes only what `work` did when it fails. */
  savepoint<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Reserved extends StatementRunner {
  release(): void
}

/** `unlimited`: statements may take as long as they need; for loading and migrating, never for a call. */
export interface TimeLimit {
  unlimited?: boolean
}

export interface Sql extends StatementRunner {
  /** For libraries that use the driver themselves. */
  readonly pool: pg.Pool
  /** For handles that pass statements on. */
  readonly run: Run
  begin<T>(work: (tx: Tx) => Promise<T>, limit?: TimeLimit): Promise<T>
  /** One connection for several statements that cannot be in a transaction. */
  reserve(limit?: TimeLimit): Promise<Reserved>
  /** Waits for what is under way, for `timeout` seconds at most. */
  end(options?: { timeout?: number }): Promise<void>
}

/** What a statement can be run on: the pool, or an open transaction. */
export type Db = Sql | Tx
