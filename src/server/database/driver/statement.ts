import pg from 'pg'
import { inSpan } from '../../tracing/span.ts'
import type { Compiled, Fragment, Identifier, Json, Param, Run, Statement, StatementRunner } from './sql.ts'

class QuotedName implements Identifier {
  readonly quoted: string
  constructor(name: string) {
    // The text of a statement ends at the first NUL.
    if (name === '' || name.includes('\0')) throw new Error(`Not a name in the database: ${JSON.stringify(name)}`)
    this.quoted = pg.escapeIdentifier(name)
  }
}

class JsonValue implements Json {
  readonly json: string
  constructor(value: unknown) {
    const json: string | undefined = JSON.stringify(value)
    if (json === undefined) throw new Error('JSON has no undefined value')
    this.json = json
  }
}

type OnRows<T extends readonly object[], A> = ((rows: T) => A | PromiseLike<A>) | null
type OnError<B> = ((error: unknown) => B | PromiseLike<B>) | null

class PendingStatement<T extends readonly object[]> implements Statement<T> {
  readonly [Symbol.toStringTag] = 'Statement'
  readonly strings: readonly string[]
  readonly values: readonly Param[]
  readonly #run: Run
  readonly #simple: boolean
  #result: Promise<T> | undefined

  constructor(run: Run, strings: readonly string[], values: readonly Param[], simple: boolean) {
    this.#run = run
    this.strings = strings
    this.values = values
    this.#simple = simple
  }

  // biome-ignore lint/suspicious/noThenProperty: a statement is awaited like any promise
  then<A = T, B = never>(ok?: OnRows<T, A>, failed?: OnError<B>): Promise<A | B> {
    return this.#start().then(ok, failed)
  }

  catch<B = never>(failed?: OnError<B>): Promise<T | B> {
    return this.#start().catch(failed)
  }

  finally(done?: (() => void) | null): Promise<T> {
    return this.#start().finally(done)
  }

  #start(): Promise<T> {
    // The declared row type is the caller's claim about its SQL.
    this.#result ??= this.#execute() as Promise<unknown> as Promise<T>
    return this.#result
  }

  #execute(): Promise<object[]> {
    try {
      const { text, values } = compile(this)
      const compiled = { text, values, simple: this.#simple, strings: this.strings }
      return inSpan(
        () => describe(text),
        () => this.#run(compiled),
      )
    } catch (error) {
      return Promise.reject(error)
    }
  }
}

const MAX_TRACED_TEXT = 1000

/** For traces. The values are not part of the text, so no data of people is. */
const describe = (text: string) => ({
  name: /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.trim().slice(0, MAX_TRACED_TEXT) },
})

/** Source position of each statement, cached: stacks of driver errors end at the socket. */
const places = new WeakMap<readonly string[], { stack?: string }>()

function rememberPlace(strings: readonly string[], caller: (...given: never[]) => unknown): void {
  const place = {}
  Error.captureStackTrace(place, caller)
  places.set(strings, place)
}

export function addPlace(error: Error, strings: readonly string[]): void {
  if (!(error instanceof pg.DatabaseError)) return
  const line = places.get(strings)?.stack?.split('\n')[1]
  if (line) error.stack = `DatabaseError: ${error.message}\n${line}`
}

export function createDb(run: Run): StatementRunner {
  const db = (first: TemplateStringsArray | string, ...values: Param[]) => {
    if (typeof first === 'string') return new QuotedName(first)
    if (!places.has(first)) rememberPlace(first, db)
    return new PendingStatement(run, first, values, false)
  }
  return Object.assign(db, {
    json: (value: unknown) => new JsonValue(value),
    unsafe: (text: string) => new PendingStatement(run, [text], [], true),
  }) as StatementRunner // overloads cannot be distinguished from a single function
}

/** The text with its placeholders, and the values in their order. */
export function compile(fragment: Fragment): { text: string; values: Compiled['values'] } {
  const compiled = { text: '', values: [] }
  append(compiled, fragment)
  return compiled
}

function append(into: { text: string; values: Compiled['values'] }, { strings, values }: Fragment): void {
  into.text += strings[0] ?? ''
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place]
    if (value instanceof PendingStatement) append(into, value)
    else if (value instanceof QuotedName) into.text += value.quoted
    else {
      into.values.push(serialize(value))
      into.text += `$${into.values.length}${castOf(value)}`
    }
    into.text += strings[place + 1] ?? ''
  }
}

/** PostgreSQL takes a bare placeholder for text wherever it cannot tell; the type of these values is known. */
function castOf(value: Param | undefined): string {
  if (typeof value === 'boolean') return '::boolean'
  if (typeof value === 'bigint') return '::bigint'
  if (value instanceof Date) return '::timestamptz'
  if (value instanceof JsonValue) return '::jsonb'
  if (value instanceof Uint8Array) return '::bytea'
  return ''
}

function serialize(value: Param | undefined): string | Buffer | null {
  if (value === null) return null
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
  }
  if (value instanceof JsonValue) return value.json
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value)) return arrayLiteral(value)
  throw Object.assign(new TypeError(`A statement cannot take ${value === undefined ? 'undefined' : typeof value}`), {
    code: 'UNDEFINED_VALUE',
  })
}

function arrayLiteral(list: readonly Param[]): string {
  let text = ''
  for (const item of list) text += `${text === '' ? '' : ','}${element(item)}`
  return `{${text}}`
}

function element(item: Param): string {
  if (item === null) return 'NULL'
  if (typeof item === 'number') return String(item)
  if (Array.isArray(item)) return arrayLiteral(item)
  const text = serialize(item)
  if (typeof text !== 'string') return `"\\\\x${text?.toString('hex')}"`
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
