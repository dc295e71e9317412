import { describe, expect, test } from 'vitest'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { addAddress, payFor, placeOrder } from '#tests/drills/shop.ts'
import { createWorld } from '#tests/support/world.ts'
import { unsubscribe } from '../../newsletter.contract.ts'
import * as contract from '../../staff-newsletter.contract.ts'
import { newsletterJobs } from './issues.service.ts'

const world = await createWorld(`issues_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const writer = await world.staff('content')
const sales = await world.staff('sales')
const visitor = world.visitor()

const ISSUE = { subject: 'New relays', body: 'First.\n\n<b>Second</b>', segment: 'all' as const }
const write = async (more: object = {}) => (await writer.call(contract.saveIssue, { ...ISSUE, ...more })).issueId
const read = () => writer.call(contract.staffNewsletter, {})
const countOf = async (wanted: string) => (await read()).segments.find(({ segment }) => segment === wanted)?.count ?? 0
const find = async (issueId: number) => (await read()).issues.find((one) => one.issueId === issueId)

async function subscribe(count: number, state: 'confirmed' | 'asked' | 'left' = 'confirmed') {
  const rows = await sql<{ email: string; secret: string }[]>`
    insert into newsletter_subscriber (email, email_key, confirmed_at, left_at)
    select address, address, case when ${state} <> 'asked' then now() end, case when ${state} = 'left' then now() end
    from (select gen_random_uuid() || '@reader.example' address from generate_series(1, ${count})) made
    returning email, secret`
  return rows
}

async function send(issueId: number, segment = 'all') {
  await writer.call(contract.testIssue, { issueId })
  await writer.call(contract.sendIssue, { issueId, count: await countOf(segment) })
}

/** Only the batches: mails stay in the queue, where they can be read. */
const runBatches = () => runDueJobs(sql, newsletterJobs('https://shop.example'), createLog('error'))

const mailsOf = async (email: string, subject: string) =>
  (await world.mailsTo(email)).filter((mail) => mail.subject === subject)

describe('a newsletter', () => {
  test('is sent to its author first, without a subscriber’s secret', async () => {
    await subscribe(1)
    const issueId = await write({ linkLabel: 'See', linkUrl: 'https://shop.example/new' })
    const unread = writer.call(contract.sendIssue, { issueId, count: await countOf('all') })
    await expect(unread).rejects.toMatchObject({ reason: 'wrong_status' })
    expect(await writer.call(contract.testIssue, { issueId })).toEqual({ email: writer.email })
    const [mail] = await mailsOf(writer.email, 'Test: New relays')
    expect(mail?.text).toContain('See:\nhttps://shop.example/new')
    expect(mail?.text).not.toMatch(/key=/)
    expect(mail?.html).toContain('&#60;b&#62;Second')
    // A changed text needs a new test mail.
    await writer.call(contract.saveIssue, { issueId, ...ISSUE, subject: 'Changed' })
    expect(await find(issueId)).toMatchObject({ tested: false, state: 'draft' })
  })

  test('that a colleague has changed meanwhile is neither overwritten nor sent', async () => {
    await subscribe(1)
    const issueId = await write()
    const { version } = (await find(issueId)) ?? {}
    const colleague = await world.staff('content')
    await colleague.call(contract.saveIssue, { issueId, version, ...ISSUE, body: 'Other words' })
    await colleague.call(contract.testIssue, { issueId })
    const changed = { reason: 'changed_meanwhile', message: expect.stringContaining(colleague.email) }
    await expect(writer.call(contract.saveIssue, { issueId, version, ...ISSUE })).rejects.toMatchObject(changed)
    const sending = writer.call(contract.sendIssue, { issueId, version, count: await countOf('all') })
    await expect(sending).rejects.toMatchObject(changed)
    expect(await find(issueId)).toMatchObject({ body: 'Other words', state: 'draft' })
  })

  test('is sent in batches to all confirmed subscribers, once', async () => {
    const readers = await subscribe(230)
    const [[asked], [left], [leaving]] = [await subscribe(1, 'asked'), await subscribe(1, 'left'), await subscribe(1)]
    const issueId = await write({ subject: 'To all' })
    await send(issueId)
    // Unsubscribes before the last batch.
    await visitor.call(unsubscribe, { key: leaving?.secret ?? '' })
    const expected = await countOf('all')
    await runBatches()
    expect(await find(issueId)).toMatchObject({ state: 'sent', deliveredCount: expected })
    const ids = [readers[0], readers.at(-1), asked, left, leaving].map((reader) => reader?.email ?? '')
    const rows = await sql<{ email: string }[]>`
      select email from newsletter_delivery join newsletter_subscriber using (subscriber_id) where issue_id = ${issueId}`
    const got = new Set(rows.map(({ email }) => email))
    expect(ids.map((email) => got.has(email))).toEqual([true, true, false, false, false])
    await expect(writer.call(contract.sendIssue, { issueId, count: 1 })).rejects.toMatchObject({
      reason: 'wrong_status',
    })
  })

  test('has the unsubscribe link and header', async () => {
    const [reader] = await subscribe(1)
    const { email = '', secret = '' } = reader ?? {}
    const issueId = await write({ subject: 'With a way out' })
    await send(issueId)
    await runBatches()
    const mails = await mailsOf(email, 'With a way out')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/unsubscribe?key=${secret}`)
    expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    await visitor.call(unsubscribe, { key: secret })
    const next = await write({ subject: 'After that' })
    await send(next)
    await runBatches()
    expect(await mailsOf(email, 'After that')).toEqual([])
  })

  test('can be stopped', async () => {
    const issueId = await write({ subject: 'Stopped' })
    await send(issueId)
    await writer.call(contract.stopIssue, { issueId })
    await runBatches()
    expect(await find(issueId)).toMatchObject({ state: 'stopped', deliveredCount: 0 })
  })

  test('is for one segment', async () => {
    const buyer = await world.buyer()
    const part = await world.goods()
    const before = [await countOf('customers'), await countOf('never_ordered')]
    await sql`insert into newsletter_subscriber (email, email_key, confirmed_at) values (${buyer.email}, ${buyer.email}, now() - interval '90 days')`
    const isNew = await countOf('new')
    expect([await countOf('customers'), await countOf('never_ordered')]).toEqual([before[0], (before[1] ?? 0) + 1])
    const addressId = await addAddress(sql, buyer.call)
    await payFor(buyer.call, await placeOrder(buyer.call, addressId, [{ goodsId: part.id, count: 1 }]))
    expect([await countOf('customers'), await countOf('never_ordered')]).toEqual([(before[0] ?? 0) + 1, before[1]])
    expect(await countOf('all')).toBe(isNew + 1)
  })
})

test('refuses a changed number of readers, invalid input and other roles', async () => {
  const issueId = await write()
  await writer.call(contract.testIssue, { issueId })
  const count = (await countOf('all')) + 1
  await expect(writer.call(contract.sendIssue, { issueId, count })).rejects.toMatchObject({
    reason: 'changed_meanwhile',
  })
  for (const wrong of [
    { subject: '' },
    { body: '' },
    { linkLabel: 'x' },
    { linkLabel: 'x', linkUrl: 'javascript:alert(1)' },
  ])
    await expect(write(wrong)).rejects.toMatchObject({ reason: 'invalid_input' })
  await expect(sales.call(contract.staffNewsletter, {})).rejects.toMatchObject({ reason: 'not_allowed' })
  await expect(sales.call(contract.sendIssue, { issueId, count: 1 })).rejects.toMatchObject({ reason: 'not_allowed' })
  await writer.call(contract.removeIssue, { issueId })
  await expect(writer.call(contract.testIssue, { issueId })).rejects.toMatchObject({ reason: 'not_found' })
})
