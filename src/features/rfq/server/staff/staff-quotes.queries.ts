import type { Db } from '#server/database/connect.ts'

export const writeOutcome = (
  sql: Db,
  one: { enquiryId: number; outcome: 'won' | 'lost'; reason: string; who: string },
) => sql`
  insert into enquiry_outcome (enquiry_id, outcome, reason, who)
  values (${one.enquiryId}, ${one.outcome}, ${one.reason}, ${one.who})
  on conflict (enquiry_id) do update set outcome = excluded.outcome, reason = excluded.reason, who = excluded.who,
    at = clock_timestamp()`

export const findOutcome = (sql: Db, enquiryNo: string) => sql<
  { outcome: 'won' | 'lost'; reason: string; who: string; at: Date }[]
>`
  select o.outcome, o.reason, o.who, o.at from enquiry_outcome o join enquiry e using (enquiry_id)
  where e.enquiry_no = ${enquiryNo}`
