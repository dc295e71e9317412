import { describe, expect, test } from 'vitest'
import { shipOrder } from '#features/orders/staff-orders.contract.ts'
import { payFor } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { auditTrail } from '../staff.contract.ts'
import { listAudit } from './audit.queries.ts'

const world = await createWorld()
const admin = await world.staff()
const parcel = { carrier: 'DHL', trackingNumber: 'JD1' }
const auditOf = async (keyword: string) => (await admin.call(auditTrail, { keyword })).list

describe('the audit trail', () => {
  test('has author, old and new values', async () => {
    const { call, orderNo } = await buyerWithOrder(world)
    await payFor(call, orderNo)
    await admin.call(shipOrder, { orderNo, ...parcel })
    expect(await auditOf(orderNo)).toMatchObject([
      {
        who: admin.email,
        action: '/api/staff/order/ship',
        subject: orderNo,
        before: { status: 2 },
        after: { status: 3 },
        input: { carrier: 'DHL' },
        address: '127.0.0.1',
      },
    ])
  })

  test('is searched by the address of a computer and by area', async () => {
    const { call, orderNo } = await buyerWithOrder(world)
    await payFor(call, orderNo)
    await admin.call(shipOrder, { orderNo, ...parcel })
    const found = async (filter: object) =>
      (await admin.call(auditTrail, filter)).list.some(({ subject }) => subject === orderNo)
    expect(await found({ keyword: '127.0.0.1' })).toBe(true)
    expect(await found({ keyword: '127.0.0.2' })).toBe(false)
    expect([await found({ area: 'order' }), await found({ area: 'orde' }), await found({ area: 'people' })]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('is searched by days in UTC, whatever the time zone of the database', async () => {
    const subject = crypto.randomUUID()
    await world.sql`
      insert into staff_audit (at, account_id, who, action, subject, input, address, user_agent)
      select at::timestamptz, 0, 'x', 'x', ${subject}, '{}', '', ''
      from unnest(${['2001-01-01T00:00Z', '2001-01-01T23:59Z', '2001-01-02T00:00Z']}::text[]) at`
    const found = await world.sql.begin(async (tx) => {
      await tx`set local timezone = 'Asia/Tokyo'`
      const day = '2001-01-01'
      return listAudit(tx, { keyword: subject, action: '', area: '', from: day, to: day }, 10, 0)
    })
    expect(found.map(({ at }) => at.toISOString().slice(0, 16))).toEqual(['2001-01-01T23:59', '2001-01-01T00:00'])
  })

  test('a refused change leaves no row', async () => {
    const { orderNo } = await buyerWithOrder(world)
    await expect(admin.call(shipOrder, { orderNo, ...parcel })).rejects.toMatchObject({ reason: 'wrong_status' })
    expect(await auditOf(orderNo)).toEqual([])
  })

  test.each(['update staff_audit set who = $$x$$', 'delete from staff_audit', 'truncate staff_audit'])(
    '%s is refused',
    async (statement) => {
      await expect(world.sql.unsafe(statement)).rejects.toThrow('append-only')
    },
  )
})
