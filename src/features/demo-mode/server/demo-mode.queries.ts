import type { Db } from '#server/database/connect.ts'
import type { DemoLogin } from '../demo-mode.contract.ts'

export const insertLogin = (sql: Db, login: { email: string; position: number; password: string }) => sql`
  insert into demo_login (account_id, position, password)
  select account_id, ${login.position}, ${login.password} from account where email = ${login.email}
  on conflict (account_id) do nothing`

export const listLogins = (sql: Db) => sql<Array<DemoLogin & { open: boolean }>>`
  select role, email, password, open from demo_login join account using (account_id) order by position`

export const markLogins = (sql: Db, open: boolean) => sql`update demo_login set open = ${open} where open <> ${open}`

export const findSeed = (sql: Db) => sql`select from demo_seed`

export const insertSeed = (sql: Db) => sql`insert into demo_seed default values on conflict do nothing`
