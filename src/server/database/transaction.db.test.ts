import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect, inSnapshot, inTransaction, type Tx } from './connect.ts'
import { copyRows } from './copy.ts'
import { LineBuffer } from './line-buffer.ts'

const url = inject('templateUrl').replace(/\/[^/]+$/, '/postgres')
const sql = connect(url, { pool: 2 })
const table = `trial_${randomUUID().slice(0, 8)}`

beforeEach(() => sql.unsafe(`drop table if exists ${table}; create table ${table} (id int primary key)`))
afterAll(async () => {
  await sql.unsafe(`drop table if exists ${table}`)
  await sql.end()
})

const insert = (tx: Tx, id: number) => tx`insert into ${tx(table)} values (${id})`
const ids = async () => (await sql<{ id: number }[]>`select id from ${sql(table)} order by 1`).map((row) => row.id)

describe('a transaction', () => {
  test('commits all changes, and returns the result of the work', async () => {
    expect(
      await inTransaction(sql, async (tx) => {
        await insert(tx, 1)
        await insert(tx, 2)
        return ['a', 'list']
      }),
    ).toEqual(['a', 'list'])
    expect(await ids()).toEqual([1, 2])
  })

  test('rolls back when a statement failed, even if the error was caught', async () => {
    const failure = inTransaction(sql, async (tx) => {
      await insert(tx, 1)
      await insert(tx, 1).catch(() => {})
    })
    await expect(failure).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([])
  })

  test('rolls back when a statement failed that was not awaited', async () => {
    const failure = inTransaction(sql, async (tx) => {
      await insert(tx, 1)
      void insert(tx, 1).catch(() => {})
    })
    await expect(failure).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([])
  })

  test('fails with its first error, not with that of the statements after it', async () => {
    const failure = inTransaction(sql, async (tx) => {
      await Promise.all([insert(tx, 1), insert(tx, 1), insert(tx, 2)])
    })
    await expect(failure).rejects.toMatchObject({ code: '23505' })
    const swallowed = inTransaction(sql, async (tx) => {
      await tx`select 1 / 0`.catch(() => {})
      await insert(tx, 1)
    })
    await expect(swallowed).rejects.toMatchObject({ code: '22012' })
  })

  test('whose commit is refused is rolled back, and its connection stays usable', async () => {
    await sql.unsafe(`alter table ${table} add other int references ${table} deferrable initially deferred`)
    const failure = inTransaction(sql, (tx) => tx`insert into ${tx(table)} values (1, 99)`)
    await expect(failure).rejects.toMatchObject({ code: '23503' })
    expect(await ids()).toEqual([])
  })

  test('accepts no statement after its end', async () => {
    let kept: Tx | undefined
    await inTransaction(sql, async (tx) => {
      kept = tx
    })
    await expect(async () => kept && insert(kept, 1)).rejects.toThrow(/has ended/)
    expect(await ids()).toEqual([])
  })

  test('sends independent statements without waiting, and they are answered in order', async () => {
    const seen = await inTransaction(sql, (tx) =>
      Promise.all(
        Array.from({ length: 50 }, (_, n) => tx<{ n: number }[]>`select ${n}::int n`.then(([row]) => row?.n)),
      ),
    )
    expect(seen).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })
})

describe('a transaction within a transaction', () => {
  test('that fails is undone alone', async () => {
    await inTransaction(sql, async (tx) => {
      await insert(tx, 1)
      const inner = inTransaction(tx, async (nested) => {
        await insert(nested, 2)
        await insert(nested, 2)
      })
      await expect(inner).rejects.toMatchObject({ code: '23505' })
      await insert(tx, 3)
    })
    expect(await ids()).toEqual([1, 3])
  })

  test('whose statement failed is undone and fails, even if the work has caught that', async () => {
    await inTransaction(sql, async (tx) => {
      const inner = inTransaction(tx, async (nested) => {
        await insert(nested, 2)
        await insert(nested, 2).catch(() => {})
      })
      await expect(inner).rejects.toMatchObject({ code: '23505' })
      await insert(tx, 3)
    })
    expect(await ids()).toEqual([3])
  })

  test('is undone with the one around it', async () => {
    const failure = inTransaction(sql, async (tx) => {
      await inTransaction(tx, (nested) => insert(nested, 1))
      throw new Error('changed my mind')
    })
    await expect(failure).rejects.toThrow('changed my mind')
    expect(await ids()).toEqual([])
  })
})

describe('a table that has changed', () => {
  test('is read by a statement that was prepared before, alone and in a transaction', async () => {
    const all = (db: Tx | typeof sql) => db`select * from ${db(table)}`
    await sql`insert into ${sql(table)} values (1)`
    for (let n = 0; n < 4; n += 1) await Promise.all([all(sql), all(sql)])
    await sql.unsafe(`alter table ${table} add name text default 'new'`)
    expect(await all(sql)).toEqual([{ id: 1, name: 'new' }])
    await sql.unsafe(`alter table ${table} add more int default 5`)
    expect(await inTransaction(sql, all)).toEqual([{ id: 1, name: 'new', more: 5 }])
  })
})

describe('copied rows', () => {
  const copy = (tx: Tx, lines: Iterable<string> | AsyncIterable<string>) => copyRows(tx, table, ['id'], piecesOf(lines))
  async function* piecesOf(lines: Iterable<string> | AsyncIterable<string>) {
    const piece = new LineBuffer(1000)
    for await (const line of lines) {
      piece.add(line)
      if (piece.length > 100_000) yield piece.take()
    }
    yield piece.take()
  }
  const MANY = 200_000
  function* many() {
    for (let id = 1; id <= MANY; id += 1) yield `${id}\n`
  }

  test('all arrive, in several pieces, and the transaction continues', async () => {
    await inTransaction(sql, async (tx) => {
      void insert(tx, 0).catch(() => {})
      await copy(tx, many())
      await Promise.all([insert(tx, MANY + 1), insert(tx, MANY + 2)])
    })
    const [row] = await sql`select count(*)::int count, max(id) highest from ${sql(table)}`
    expect(row).toEqual({ count: MANY + 3, highest: MANY + 2 })
  })

  test.each([
    ['the database refuses the first', ['1\n', 'x\n', ...many()], { code: '22P02' }],
    ['the database refuses the last', ['1\n', '1\n'], { code: '23505' }],
    ['the table is not there', undefined, { code: '42P01' }],
  ])('%s: nothing is kept, and the connection can still be used', async (_name, lines, failure) => {
    const work = inTransaction(sql, (tx) =>
      lines ? copy(tx, lines) : copyRows(tx, 'no_such_table', ['id'], piecesOf(['1\n'])),
    )
    await expect(work).rejects.toMatchObject(failure)
    expect(await ids()).toEqual([])
    expect(await Promise.all([sql`select 1 one`, sql`select 1 one`])).toEqual([[{ one: 1 }], [{ one: 1 }]])
  })

  test.each([1, 100_000])(
    'the lines fail after %i: nothing is kept, and the connection can still be used',
    async (count) => {
      const work = inTransaction(sql, async (tx) => {
        await insert(tx, 0)
        await copy(
          tx,
          (function* () {
            for (let id = 1; id <= count; id += 1) yield `${id}\n`
            throw new Error('the file is cut off')
          })(),
        )
      })
      await expect(work).rejects.toThrow('the file is cut off')
      expect(await ids()).toEqual([])
      expect(await Promise.all([sql`select 1 one`, sql`select 1 one`])).toEqual([[{ one: 1 }], [{ one: 1 }]])
    },
  )

  test('a connection that is cut during a copy is reported as such', async () => {
    const work = inTransaction(sql, async (tx) => {
      const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() pid`
      await copy(
        tx,
        (async function* () {
          yield* many()
          await sql`select pg_terminate_backend(${own?.pid ?? 0})`
          yield* many()
        })(),
      )
    })
    await expect(work).rejects.toMatchObject({
      code: expect.stringMatching(/57P01|CONNECTION_CLOSED|ECONNRESET|EPIPE/),
    })
    expect(await ids()).toEqual([])
  })
})

test('an error says where its statement is written', async () => {
  const failure = await sql`select nonsense`.catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: '42703', stack: expect.stringContaining('transaction.db.test.ts') })
})

describe('a snapshot', () => {
  const idsIn = async (tx: Tx) =>
    (await tx<{ id: number }[]>`select id from ${tx(table)} order by 1`).map(({ id }) => id)

  test('sees the same moment in all its statements, whatever is committed meanwhile', async () => {
    await inSnapshot(sql, async (tx) => {
      expect(await idsIn(tx)).toEqual([])
      await sql`insert into ${sql(table)} values (1)`
      expect(await idsIn(tx)).toEqual([])
    })
    expect(await ids()).toEqual([1])
  })

  test('changes nothing; inside a transaction it sees what that has changed', async () => {
    await expect(inSnapshot(sql, (tx) => insert(tx, 1))).rejects.toMatchObject({ code: '25006' })
    await inTransaction(sql, async (tx) => {
      await insert(tx, 2)
      expect(await inSnapshot(tx, idsIn)).toEqual([2])
    })
  })
})
