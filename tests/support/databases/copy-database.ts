import { connect, type Sql } from '#server/database/connect.ts'

/** The address of another database of the same server. */
export const databaseAt = (url: string, name: string): string => url.replace(/\/[^/]+$/, `/${name}`)

/** Statements on the whole server, however slow the disk is. */
export async function administer<T>(
  templateUrl: string,
  work: (admin: Awaited<ReturnType<Sql['reserve']>>) => Promise<T>,
): Promise<T> {
  const sql = connect(databaseAt(templateUrl, 'postgres'), { pool: 1 })
  const admin = await sql.reserve({ unlimited: true })
  try {
    return await work(admin)
  } finally {
    admin.release()
    await sql.end()
  }
}

/** A copy of the prepared database under another name, made when it is not there yet. */
export async function copyTemplate(templateUrl: string, name: string): Promise<string> {
  const template = templateUrl.split('/').at(-1)
  await administer(templateUrl, async (admin) => {
    const found = await admin`select from pg_database where datname = ${name}`
    if (found.length > 0) return
    // Copying needs the template for itself; another worker may be copying right now.
    await admin`select pg_advisory_lock(4711)`
    await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
  })
  return databaseAt(templateUrl, name)
}

/** A new copy; replaces an existing database of that name. */
export async function createCopy(templateUrl: string, name: string): Promise<string> {
  await dropDatabase(templateUrl, name)
  return copyTemplate(templateUrl, name)
}

/** Drops a database, even if there are still connections to it. */
export async function dropDatabase(templateUrl: string, name: string): Promise<void> {
  await administer(templateUrl, (admin) => admin.unsafe(`drop database if exists ${name} with (force)`))
}
