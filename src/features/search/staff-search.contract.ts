import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line } from '#shared/text.schema.ts'

const When = z.iso.datetime()
/** As it was noted. */
const Query = Line(100, 'A search').min(1, 'Please enter a search.')

export const ANSWERS = ['synonym', 'maker', 'to_order', 'not_offered'] as const
export const MISS_STATES = ['open', 'to_order', 'not_offered', 'taught', 'all'] as const

const Miss = z.object({
  query: z.string(),
  times: z.int(),
  lastOn: z.iso.date(),
  answer: z.enum(ANSWERS).nullable(),
  detail: z.string(),
  who: z.string(),
  answeredAt: When.nullable(),
})
export type Miss = z.infer<typeof Miss>

export const searchMisses = endpoint({
  method: 'GET',
  path: '/api/staff/search/misses',
  access: 'staff',
  summary: 'Searches that found nothing, the most frequent first',
  input: z.object({
    days: z.int().min(1).max(365).default(30),
    state: z.enum(MISS_STATES).default('open'),
    /** Both: searched for in these days, whatever `days` says. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    assignedTo: AssignedTo,
    ...pagingFields(25),
  }),
  output: paged(Miss),
})

export const teachSynonym = endpoint({
  method: 'POST',
  path: '/api/staff/search/teach',
  access: 'staff',
  summary: 'Add a synonym: a phrase and its meaning in known words',
  input: z.object({ phrase: Query, meaning: Line(100, 'A meaning').min(1, 'Please enter what it means.') }),
  output: z.object({ found: z.int() }),
})

export const teachMakerName = endpoint({
  method: 'POST',
  path: '/api/staff/search/maker-name',
  access: 'staff',
  summary: 'Add another name of a manufacturer',
  input: z.object({ brandId: Id, name: Query }),
  output: z.object({}),
})

export const answerMiss = endpoint({
  method: 'POST',
  path: '/api/staff/search/answer',
  access: 'staff',
  summary: 'Mark a search without results as to order or not offered',
  input: z.object({ query: Query, answer: z.enum(['to_order', 'not_offered']) }),
  output: z.object({}),
})

export const reopenMiss = endpoint({
  method: 'POST',
  path: '/api/staff/search/reopen',
  access: 'staff',
  summary: 'Reopen a search without a result',
  input: z.object({ query: Query }),
  output: z.object({}),
})

const TaughtWord = z.object({ phrase: z.string(), meaning: z.string(), who: z.string(), at: When })
export type TaughtWord = z.infer<typeof TaughtWord>

export const taughtWords = endpoint({
  method: 'GET',
  path: '/api/staff/search/words',
  access: 'staff',
  summary: 'Synonyms added by staff, newest first',
  input: z.object(pagingFields(50)),
  output: paged(TaughtWord),
})

export const removeSynonym = endpoint({
  method: 'POST',
  path: '/api/staff/search/forget',
  access: 'staff',
  summary: 'Remove a synonym',
  input: z.object({ phrase: Query, meaning: Line(100, 'A meaning') }),
  output: z.object({}),
})

/** For the list of a form. */
export const makerChoices = endpoint({
  method: 'GET',
  path: '/api/staff/search/makers',
  access: 'staff',
  summary: 'Manufacturers by name',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ brandId: Id, brandName: z.string() })) }),
})
