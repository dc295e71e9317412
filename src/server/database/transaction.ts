import { codeOf } from './database-errors.ts'
import type { Session } from './driver/session.ts'
import type { Compiled, Db, TimeLimit, Tx } from './driver/sql.ts'
import { createDb } from './driver/statement.ts'

type Work<T> = (tx: Tx) => Promise<T>

const IN_FAILED_TRANSACTION = '25P02'
const UNLIMITED = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** Scope of a transaction: all of it, or the part after a savepoint. */
interface Scope {
  /** The first failed statement. PostgreSQL rolls back the scope, even if the error was caught. */
  failure?: { error: unknown }
  over: boolean
}

const sessions = new WeakMap<Tx, Session>()

export function sessionOf(tx: Tx): Session {
  const session = sessions.get(tx)
  if (!session) throw new Error('COPY needs an open transaction')
  return session
}

/** The same for the pool and all its transactions: what is kept in the process belongs to it. */
export const poolOf = (db: Db): object => ('savepoint' in db ? sessionOf(db).pool : db.pool)

/** Commits what `work` did, or nothing of it. When the connection is lost, PostgreSQL has rolled back by itself. */
export async function transact<T>(session: Session, work: Work<T>, { unlimited }: TimeLimit): Promise<T> {
  const scope: Scope = { over: false }
  try {
    // Awaited: if BEGIN fails, later statements would autocommit.
    await session.command(unlimited ? `begin; ${UNLIMITED}` : 'begin')
    const result = await runWork(session, scope, work)
    // COMMIT of a failed transaction is answered with ROLLBACK, not with an error.
    if ((await session.command('commit')) === 'COMMIT') return result
    throw scope.failure?.error ?? new Error('The transaction was rolled back')
  } catch (error) {
    if (!session.lost) await session.command('rollback').catch((cause: Error) => session.lose(cause))
    throw error
  }
}

async function runWork<T>(session: Session, scope: Scope, work: Work<T>): Promise<T> {
  try {
    const result = await work(createTx(session, scope))
    if (scope.failure) throw scope.failure.error
    return result
  } catch (error) {
    throw codeOf(error) === IN_FAILED_TRANSACTION && scope.failure ? scope.failure.error : error
  } finally {
    scope.over = true
  }
}

function createTx(session: Session, scope: Scope): Tx {
  const note = (error: unknown) => {
    scope.failure ??= { error }
  }
  const run = (compiled: Compiled) => {
    if (scope.over) return Promise.reject(session.lost ?? new Error('This transaction has ended'))
    if (session.lost) return Promise.reject(session.lost)
    const answer = session.query(compiled)
    answer.catch(note)
    return answer
  }
  const tx: Tx = Object.assign(createDb(run), {
    savepoint: <T>(work: Work<T>) => fromSavepoint(session, note, work),
  })
  sessions.set(tx, session)
  return tx
}

let savepoints = 0

async function fromSavepoint<T>(session: Session, note: (error: unknown) => void, work: Work<T>): Promise<T> {
  if (session.lost) throw session.lost
  savepoints += 1
  const name = `s${savepoints}`
  // Not awaited: if it fails, everything after it fails, too.
  session.command(`savepoint ${name}`).catch(note)
  try {
    return await runWork(session, { over: false }, work)
  } catch (error) {
    if (!session.lost) await session.command(`rollback to ${name}`)
    throw error
  }
}
