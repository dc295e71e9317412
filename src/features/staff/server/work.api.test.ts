import { describe, expect, test } from 'vitest'
import { noteCustomer } from '#features/customers/customers.contract.ts'
import { sendFeedback } from '#features/feedback/feedback.contract.ts'
import { staffFeedback } from '#features/feedback/staff-feedback.contract.ts'
import { staffAfterSales } from '#features/orders/staff-after-sales.contract.ts'
import { noteOrder, staffOrders } from '#features/orders/staff-orders.contract.ts'
import { lowStock } from '#features/purchasing/staff-reorder.contract.ts'
import { listImports } from '#features/supply/supply.contract.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { auditTrail } from '../staff.contract.ts'
import { failedJobs } from '../staff-jobs.contract.ts'
import * as contract from '../work.contract.ts'

// A database of its own: orders and returns of other files would be listed, too.
const world = await createWorld(`work_${process.env.VITEST_POOL_ID ?? '1'}`)
const [admin, clerk, packer] = [await world.staff(), await world.staff('sales'), await world.staff('warehouse')]

describe('assignments', () => {
  test('several in one call, to another person, and to nobody; all in the audit trail', async () => {
    const subjects = ['OS-260101-AAAAAAAA', 'OS-260101-BBBBBBBB']
    const assign = (accountId: number | null) => clerk.call(contract.assignWork, { kind: 'order', subjects, accountId })
    const assigned = async () => (await clerk.call(contract.assignments, { kind: 'order', subjects })).list
    await assign(packer.accountId)
    expect(await assigned()).toMatchObject(subjects.map((subject) => ({ subject, accountId: packer.accountId })))
    expect((await packer.call(contract.myWork, {})).list).toMatchObject([{ assignedBy: clerk.email }, {}])
    await assign(clerk.accountId)
    expect((await packer.call(contract.myWork, {})).list).toEqual([])
    await assign(null)
    expect(await assigned()).toEqual([])
    const rows = (await admin.call(auditTrail, { action: contract.assignWork.path, keyword: clerk.email })).list
    expect(rows).toHaveLength(3)
  })

  test('orders and returns can be filtered by assignee', async () => {
    const { orderNo } = await buyerWithOrder(world)
    const listed = async (staff: typeof clerk, assignedTo: string) =>
      (await staff.call(staffOrders, { assignedTo, pageSize: 50 })).list.map((order) => order.orderNo)
    expect(await listed(packer, 'nobody')).toContain(orderNo)
    await clerk.call(contract.assignWork, { kind: 'order', subjects: [orderNo], accountId: packer.accountId })
    expect(await packer.call(staffOrders, { assignedTo: 'me' })).toMatchObject({ list: [{ orderNo }], totalCount: 1 })
    expect(await listed(clerk, String(packer.accountId))).toEqual([orderNo])
    expect(await listed(clerk, 'nobody')).not.toContain(orderNo)
    await clerk.call(contract.assignWork, { kind: 'order', subjects: [orderNo], accountId: null })
    for (const assignedTo of ['me', 'nobody'])
      expect((await clerk.call(staffAfterSales, { assignedTo })).totalCount).toBe(0)
  })

  test('only to staff, and not by read-only staff', async () => {
    const buyer = await world.buyer()
    const input = { kind: 'order' as const, subjects: ['OS-1'], accountId: buyer.accountId }
    await expect(clerk.call(contract.assignWork, input)).rejects.toMatchObject({ reason: 'not_found' })
    const reader = await world.staff('read-only')
    await expect(reader.call(contract.assignWork, input)).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})

test('a person mentioned by @name in a note gets a mail, the author none', async () => {
  const { orderNo, accountId } = await buyerWithOrder(world)
  const nameOf = ({ email }: { email: string }) => email.split('@')[0]
  await clerk.call(noteOrder, { orderNo, text: `@${nameOf(packer)} please wait, @${nameOf(clerk)} asks` })
  expect((await world.mailsTo(packer.email))[0]?.text).toContain(`/staff/orders/${orderNo}`)
  expect(await world.mailsTo(clerk.email)).toEqual([])
  await clerk.call(noteCustomer, { accountId, text: `Ask @${nameOf(packer)}` })
  expect((await world.mailsTo(packer.email))[0]?.text).toContain(`/staff/customers/${accountId}`)
})

describe('work of queues without pages of their own', () => {
  const assign = (kind: contract.WorkKind, subject: string | number) =>
    clerk.call(contract.assignWork, { kind, subjects: [String(subject)], accountId: clerk.accountId })

  test('messages, imports, low stock and failed jobs can be filtered by assignee', async () => {
    const { call, email } = await world.buyer()
    await call(sendFeedback, { type: 1, email, content: 'Where is it?' })
    const messages = async (assignedTo: string) => (await clerk.call(staffFeedback, { assignedTo })).list
    const [message] = await messages('nobody')
    await assign('message', message?.feedbackId ?? 0)
    expect(await messages('me')).toEqual([message])
    expect(await messages('nobody')).toEqual([])
    expect((await clerk.call(staffFeedback, { keyword: 'where is' })).list).toEqual([message])
    expect((await clerk.call(staffFeedback, { keyword: '100%' })).list).toEqual([])

    const part = await world.goods({ stock: 2, popularity: 9_100_000 })
    await assign('part', part.id)
    expect(await clerk.call(lowStock, { assignedTo: 'me' })).toMatchObject({
      list: [{ goodsId: part.id, stock: 2 }],
      totalCount: 1,
    })
    expect((await clerk.call(lowStock, { assignedTo: 'me', level: 'none' })).list).toEqual([])
    const first = await clerk.call(lowStock, { assignedTo: 'nobody', pageSize: 100 })
    expect(first.list.map(({ goodsId }) => goodsId)).not.toContain(part.id)

    await world.sql`
      insert into failed_job (name, payload, attempts, error) values ('mail', '{"to": "a@buyers.example"}', 3, 'No')`
    const jobs = (assignedTo?: string) => admin.call(failedJobs, { name: 'mail', ...(assignedTo && { assignedTo }) })
    const [job] = (await jobs()).list
    await clerk.call(contract.assignWork, {
      kind: 'job',
      subjects: [String(job?.failedJobId)],
      accountId: admin.accountId,
    })
    expect(await jobs('me')).toMatchObject({ list: [job], totalCount: 1, names: [{ name: 'mail', count: 1 }] })
    expect((await jobs('nobody')).list).toEqual([])

    const [{ importId }] = await world.sql<[{ importId: number }]>`
      with source as (insert into supply_source (source_name) values ('work') returning source_id)
      insert into supply_import (source_id, kind, file_names, fingerprint, status)
      select source_id, 'delta', '{a.csv}', 'x', 'failed' from source returning import_id "importId"`
    const imports = async (assignedTo: string) =>
      (await admin.call(listImports, { assignedTo, state: 'check' })).list.map((one) => one.importId)
    expect(await imports('nobody')).toEqual([importId])
    await assign('import', importId)
    expect([await imports('nobody'), await imports(String(clerk.accountId))]).toEqual([[], [importId]])
  })

  test('is known by its number: a text would fail the list of its assignee', async () => {
    for (const kind of ['message', 'import', 'part', 'job'] as const)
      for (const subject of ['LM358', '0', '1e3', '99999999999'])
        await expect(assign(kind, subject), `${kind} ${subject}`).rejects.toMatchObject({ reason: 'invalid_input' })
    const note = clerk.call(contract.noteWork, { kind: 'part', subject: 'LM358', text: 'Hm' })
    await expect(note).rejects.toMatchObject({ reason: 'invalid_input' })
    await clerk.call(lowStock, { assignedTo: 'me' })
  })

  test('has notes that mention colleagues and are counted in lists', async () => {
    const name = packer.email.split('@')[0]
    const about = { kind: 'import' as const, subject: '4711' }
    const answer = await clerk.call(contract.noteWork, { ...about, text: `@${name} look at line 3, @noone` })
    expect(answer).toEqual({ unknownNames: ['noone'] })
    expect((await world.mailsTo(packer.email))[0]?.text).toContain('/staff/imports/4711')
    expect((await packer.call(contract.workNotes, about)).list).toMatchObject([{ who: clerk.email }])
    const { notes } = await packer.call(contract.assignments, { kind: 'import', subjects: ['4711', '1'] })
    expect(notes).toEqual([{ subject: '4711', count: 1 }])
    const reader = await world.staff('read-only')
    const refused = reader.call(contract.noteWork, { ...about, text: 'No' })
    await expect(refused).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})

describe('saved views', () => {
  test('belong to one person, and lead only into the back office', async () => {
    await clerk.call(contract.saveView, { name: 'Flagged', address: '/staff/orders?flagged=true' })
    await clerk.call(contract.saveView, { name: 'Flagged', address: '/staff/orders?status=2&flagged=true' })
    const { list } = await clerk.call(contract.savedViews, {})
    expect(list).toMatchObject([{ name: 'Flagged', address: '/staff/orders?status=2&flagged=true' }])
    expect((await packer.call(contract.savedViews, {})).list).toEqual([])
    const viewId = list[0]?.viewId ?? 0
    await expect(packer.call(contract.removeView, { viewId })).rejects.toMatchObject({ reason: 'not_found' })
    await clerk.call(contract.removeView, { viewId })
    for (const address of ['https://evil.example', '//evil.example', '/staff/../login', 'javascript:alert(1)', '/cart'])
      await expect(clerk.call(contract.saveView, { name: 'x', address }), address).rejects.toMatchObject({
        reason: 'invalid_input',
      })
  })
})

test('texts to start from are written by sales and content, not by the warehouse', async () => {
  const text = { kind: 'message' as const, title: 'Holidays', body: 'We are back on Monday.' }
  await clerk.call(contract.saveText, text)
  const { list } = await clerk.call(contract.startTexts, {})
  const saved = list.find(({ title }) => title === 'Holidays')
  expect(saved).toMatchObject(text)
  const late = clerk.call(contract.saveText, { ...text, body: 'Late', bodyBefore: null })
  await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  await expect(packer.call(contract.saveText, text)).rejects.toMatchObject({ reason: 'not_allowed' })
  await clerk.call(contract.removeText, { textId: saved?.textId ?? 0 })
  const again = clerk.call(contract.removeText, { textId: saved?.textId ?? 0 })
  await expect(again).rejects.toMatchObject({ reason: 'not_found' })
})
