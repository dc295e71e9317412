import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailsThatLeave, tokenIn } from '#tests/support/mailbox.ts'
import { addMember, again, createColleague } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'
import { login, updateInfo, userInfo } from '../../account.contract.ts'
import { deleteAccount, exportData } from '../../personal-data.contract.ts'
import * as contract from '../../team.contract.ts'
import { identify } from '../account.service.ts'

const world = await createWorld()
const { call: visit } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const PASSWORD = 'tr0mbone-Kiesel'
const newAddress = () => `colleague-${randomUUID()}@buyers.example`

async function ownerOfFirm() {
  const owner = await world.buyer()
  await owner.call(updateInfo, { name: 'Ada Owner', company: 'Zirkon Ltd' })
  return owner
}

/** The link in the newest mail to an address. */
const linkTo = async (email: string) => tokenIn((await mailsThatLeave(world, email))[0])

async function invited(email: string, role: 'administrator' | 'buyer' | 'viewer' = 'buyer') {
  const owner = await ownerOfFirm()
  await owner.call(contract.inviteMember, { email, role })
  return { owner, linkToken: await linkTo(email) }
}

const teamOf = async ({ call }: Pick<Awaited<ReturnType<typeof ownerOfFirm>>, 'call'>) => call(contract.team, {})
const rolesIn = ({ members }: Awaited<ReturnType<typeof teamOf>>) => members.map(({ role }) => role)

describe('an invitation', () => {
  test('a new person registers through the link and belongs to the team at once', async () => {
    const email = newAddress()
    const { owner, linkToken } = await invited(email)
    expect(await visit(contract.memberInvitation, { linkToken })).toEqual({
      email,
      role: 'buyer',
      customerName: 'Zirkon Ltd',
      invitedBy: owner.email,
      hasAccount: false,
    })
    const entered = { linkToken, name: 'Bob Buyer', password: PASSWORD, terms: true as const }
    expect(await visit(contract.registerMember, entered)).toEqual({ email })
    const { token, userInfo: who } = await visit(login, { email, password: PASSWORD })
    expect(who).toMatchObject({ teamRole: 'buyer', company: 'Zirkon Ltd' })
    expect(await identify(world.sql, token)).toMatchObject({ customerId: owner.accountId, teamRole: 'buyer' })
    expect(await teamOf(await again(world, owner))).toMatchObject({
      role: 'owner',
      customerName: 'Zirkon Ltd',
      members: [
        { accountId: owner.accountId, role: 'owner', joinedAt: null },
        { name: 'Bob Buyer', email, role: 'buyer' },
      ],
      invitations: [],
    })
    expect((await mailsThatLeave(world, owner.email))[0]).toMatchObject({
      subject: 'A new member of your team at Ohmstead',
      text: expect.stringContaining(email),
    })
    await expect(visit(contract.registerMember, entered)).rejects.toMatchObject({ reason: 'link_expired' })
  })

  test('an account that is logged in joins, if the invitation is for its address', async () => {
    const [colleague, somebody] = [await world.buyer(), await world.buyer()]
    const { owner, linkToken } = await invited(colleague.email, 'viewer')
    expect(await visit(contract.memberInvitation, { linkToken })).toMatchObject({ hasAccount: true, role: 'viewer' })
    const register = { linkToken, name: 'Bob', password: PASSWORD, terms: true as const }
    await expect(visit(contract.registerMember, register)).rejects.toMatchObject({ reason: 'link_expired' })
    await expect(somebody.call(contract.joinTeam, { linkToken })).rejects.toMatchObject({ reason: 'not_allowed' })
    expect(await colleague.call(contract.joinTeam, { linkToken })).toEqual({ customerName: 'Zirkon Ltd' })
    expect(await identify(world.sql, colleague.token)).toMatchObject({
      accountId: colleague.accountId,
      customerId: owner.accountId,
      teamRole: 'viewer',
    })
    await expect(colleague.call(contract.joinTeam, { linkToken })).rejects.toMatchObject({ reason: 'link_expired' })
  })

  test('only the hash of the link is stored; it works once, until it expires, is withdrawn or sent again', async () => {
    const email = newAddress()
    const { owner, linkToken } = await invited(email)
    const rows = await world.sql`select encode(token_hash, 'hex') hash from member_invitation where email = ${email}`
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(linkToken).toString('hex'))
    await owner.call(contract.inviteMember, { email, role: 'viewer' })
    const next = await linkTo(email)
    const view = (token: string) => visit(contract.memberInvitation, { linkToken: token })
    await expect(view(linkToken)).rejects.toMatchObject({ reason: 'link_expired' })
    expect(await view(next)).toMatchObject({ role: 'viewer' })
    await world.sql`update member_invitation set expires_at = now() where email = ${email}`
    await expect(view(next)).rejects.toMatchObject({ reason: 'link_expired' })
    const [open] = (await teamOf(owner)).invitations
    expect(open).toMatchObject({ email, expired: true })
    await owner.call(contract.inviteMember, { email, role: 'viewer' })
    const last = await linkTo(email)
    await owner.call(contract.withdrawMemberInvitation, { invitationId: open?.invitationId ?? 0 })
    await expect(view(last)).rejects.toMatchObject({ reason: 'link_expired' })
    const twice = owner.call(contract.withdrawMemberInvitation, { invitationId: open?.invitationId ?? 0 })
    await expect(twice).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('answer and list are the same for addresses with and without an account', async () => {
    const owner = await ownerOfFirm()
    const known = await world.buyer()
    const staff = await world.staff()
    for (const email of [newAddress(), known.email, staff.email])
      expect(await owner.call(contract.inviteMember, { email, role: 'buyer' })).toEqual({})
    const { invitations } = await teamOf(owner)
    const shapes = invitations.map(({ invitationId: _, email: __, invitedAt: ___, expiresAt: ____, ...rest }) => rest)
    expect(shapes).toEqual(Array(3).fill({ role: 'buyer', expired: false }))
    await expect(staff.call(contract.joinTeam, { linkToken: await linkTo(staff.email) })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
  })

  test('nothing the inviter has typed is mailed to the address', async () => {
    const owner = await world.buyer()
    await owner.call(updateInfo, { name: 'You have won', company: 'click http://evil.example' })
    const email = newAddress()
    await owner.call(contract.inviteMember, { email, role: 'buyer' })
    const [mail] = await mailsThatLeave(world, email)
    expect(mail?.text).toContain(owner.email)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/won|evil/)
  })

  test('guesses of links are limited, and so are mails to one address', async () => {
    const guess = () => visit(contract.memberInvitation, { linkToken: randomUUID() })
    for (let turn = 0; turn < 60; turn++) await expect(guess()).rejects.toMatchObject({ reason: 'link_expired' })
    await expect(guess()).rejects.toMatchObject({ reason: 'too_many_requests' })
    const owner = await ownerOfFirm()
    const invite = { email: newAddress(), role: 'buyer' as const }
    for (let turn = 0; turn < 5; turn++) await owner.call(contract.inviteMember, invite)
    await expect(owner.call(contract.inviteMember, invite)).rejects.toMatchObject({ reason: 'too_many_requests' })
  })

  test('one link is used once, also by two requests at the same moment', async () => {
    const colleague = await world.buyer()
    const { linkToken } = await invited(colleague.email)
    const both = [1, 2].map(() => colleague.call(contract.joinTeam, { linkToken }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('of two teams a person joins one; who has members of their own joins none', async () => {
    const colleague = await world.buyer()
    const [first, second] = [await invited(colleague.email), await invited(colleague.email)]
    const member = await again(world, colleague)
    await member.call(contract.joinTeam, { linkToken: first.linkToken })
    const late = (await again(world, colleague)).call(contract.joinTeam, { linkToken: second.linkToken })
    await expect(late).rejects.toMatchObject({ reason: 'not_allowed', message: expect.stringContaining('already') })

    const owner = await ownerOfFirm()
    await createColleague(world, owner.accountId, 'buyer')
    const third = await invited(owner.email)
    const joining = owner.call(contract.joinTeam, { linkToken: third.linkToken })
    await expect(joining).rejects.toMatchObject({ reason: 'not_allowed' })
    expect(await identify(world.sql, owner.token)).toMatchObject({ customerId: owner.accountId, teamRole: 'owner' })
  })

  test('who joins withdraws the invitations they have sent for their own account', async () => {
    const colleague = await world.buyer()
    const email = newAddress()
    await colleague.call(contract.inviteMember, { email, role: 'buyer' })
    const stale = await linkTo(email)
    const { linkToken } = await invited(colleague.email)
    await colleague.call(contract.joinTeam, { linkToken })
    await expect(visit(contract.memberInvitation, { linkToken: stale })).rejects.toMatchObject({
      reason: 'link_expired',
    })
  })
})

describe('changing the team', () => {
  async function team() {
    const owner = await ownerOfFirm()
    const [administrator, buyer, viewer] = [
      await createColleague(world, owner.accountId, 'administrator'),
      await createColleague(world, owner.accountId, 'buyer'),
      await createColleague(world, owner.accountId, 'viewer'),
    ]
    return { owner: await again(world, owner), administrator, buyer, viewer }
  }

  test('administrators invite, change roles and remove; others read the list and no invitations', async () => {
    const { owner, administrator, buyer, viewer } = await team()
    await administrator.call(contract.inviteMember, { email: newAddress(), role: 'viewer' })
    expect(await teamOf(administrator)).toMatchObject({ mayManage: true, invitations: [{ role: 'viewer' }] })
    for (const one of [buyer, viewer]) expect(await teamOf(one)).toMatchObject({ mayManage: false, invitations: [] })
    expect(rolesIn(await teamOf(viewer))).toEqual(['owner', 'administrator', 'buyer', 'viewer'])

    await administrator.call(contract.changeMemberRole, { accountId: viewer.accountId, role: 'buyer' })
    await administrator.call(contract.removeMember, { accountId: buyer.accountId })
    expect(rolesIn(await teamOf(owner))).toEqual(['owner', 'administrator', 'buyer'])
    expect((await mailsThatLeave(world, buyer.email))[0]?.subject).toBe('You no longer belong to a team at Ohmstead')
  })

  test('has effect with the next call of the session that is open', async () => {
    const { owner, buyer } = await team()
    const app = await world.http()
    const roleSeen = async () =>
      (await app.inject({ url: userInfo.path, headers: { token: buyer.token } })).json().data.teamRole
    expect(await roleSeen()).toBe('buyer')
    await owner.call(contract.changeMemberRole, { accountId: buyer.accountId, role: 'viewer', roleBefore: 'buyer' })
    expect(await roleSeen()).toBe('viewer')
    const late = owner.call(contract.changeMemberRole, {
      accountId: buyer.accountId,
      role: 'administrator',
      roleBefore: 'buyer',
    })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await owner.call(contract.removeMember, { accountId: buyer.accountId })
    expect(await roleSeen()).toBeNull()
  })

  test('the owner stays, nobody changes their own role, and other teams are out of reach', async () => {
    const [{ owner, administrator, buyer }, others] = [await team(), await team()]
    const tries = [
      administrator.call(contract.removeMember, { accountId: owner.accountId }),
      administrator.call(contract.changeMemberRole, { accountId: owner.accountId, role: 'viewer' }),
      administrator.call(contract.removeMember, { accountId: administrator.accountId }),
      owner.call(contract.removeMember, { accountId: owner.accountId }),
      buyer.call(contract.removeMember, { accountId: administrator.accountId }),
    ]
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'not_allowed' } })
    await expect(owner.call(contract.leaveTeam, {})).rejects.toMatchObject({ reason: 'not_found' })
    for (const accountId of [others.buyer.accountId, others.owner.accountId]) {
      const removing = owner.call(contract.removeMember, { accountId })
      await expect(removing).rejects.toMatchObject({ reason: 'not_found' })
    }
    expect(rolesIn(await teamOf(others.owner))).toHaveLength(4)
  })

  test('an administrator who is removed or loses the role leaves no open links behind', async () => {
    const { owner, administrator } = await team()
    const email = newAddress()
    await administrator.call(contract.inviteMember, { email, role: 'administrator' })
    const linkToken = await linkTo(email)
    await owner.call(contract.changeMemberRole, { accountId: administrator.accountId, role: 'viewer' })
    await expect(visit(contract.memberInvitation, { linkToken })).rejects.toMatchObject({ reason: 'link_expired' })
  })

  test('every change is in the security log, with who made it', async () => {
    const { owner, administrator, viewer } = await team()
    await administrator.call(contract.changeMemberRole, { accountId: viewer.accountId, role: 'buyer' })
    await administrator.call(contract.removeMember, { accountId: viewer.accountId })
    const entries = await world.sql`
      select detail from security_event where kind = 'team_change' and account_id = ${administrator.accountId} order by event_id`
    expect(entries.map(({ detail }) => detail)).toEqual([
      `customer ${owner.accountId}: account ${viewer.accountId} from viewer to buyer`,
      `customer ${owner.accountId}: removed account ${viewer.accountId}`,
    ])
  })

  test('leaving gives the own account back', async () => {
    const { owner, buyer } = await team()
    await buyer.call(contract.leaveTeam, {})
    expect(await identify(world.sql, buyer.token)).toEqual({
      accountId: buyer.accountId,
      customerId: buyer.accountId,
      role: 'buyer',
    })
    expect(rolesIn(await teamOf(owner))).toEqual(['owner', 'administrator', 'viewer'])
  })
})

describe('accounts with a team', () => {
  test('a locked customer locks its members out, and an unlocked one lets them in again', async () => {
    const owner = await ownerOfFirm()
    const colleague = await createColleague(world, owner.accountId, 'buyer')
    const { email, password, token } = colleague
    await world.sql`update account set disabled_at = now() where account_id = ${owner.accountId}`
    expect(await identify(world.sql, token)).toBeUndefined()
    await expect(visit(login, { email, password })).rejects.toMatchObject({ reason: 'wrong_credentials' })
    await world.sql`update account set disabled_at = null where account_id = ${owner.accountId}`
    expect(await identify(world.sql, token)).toMatchObject({ teamRole: 'buyer' })
  })

  test('is not deleted while others order with it; a member who deletes theirs leaves', async () => {
    const owner = await ownerOfFirm()
    const colleague = await createColleague(world, owner.accountId, 'buyer')
    const deleting = () => owner.call(deleteAccount, { password: owner.password })
    await expect(deleting()).rejects.toMatchObject({ reason: 'not_allowed' })
    await colleague.call(deleteAccount, { password: colleague.password })
    expect(rolesIn(await teamOf(await again(world, owner)))).toEqual(['owner'])
    expect(await deleting()).toEqual({})
  })

  test('the data export names the team and nothing of the customer', async () => {
    const owner = await ownerOfFirm()
    const colleague = await createColleague(world, owner.accountId, 'viewer')
    expect(await colleague.call(exportData, {})).toMatchObject({
      team: [{ customerName: 'Zirkon Ltd', role: 'viewer', removedAt: null }],
      addresses: [],
      orders: [],
      invoiceTitles: [],
    })
  })

  test('has at most a hundred people and invitations', async () => {
    const owner = await ownerOfFirm()
    await world.sql`
      insert into member_invitation (token_hash, customer_id, email, email_key, role, invited_by, expires_at)
      select decode(md5(n || ${owner.email}), 'hex'), ${owner.accountId}, n::text, n::text, 'buyer', ${owner.accountId}, now() + interval '1 day'
      from generate_series(1, 100) n`
    const inviting = owner.call(contract.inviteMember, { email: newAddress(), role: 'buyer' })
    await expect(inviting).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('the database keeps a person in one team', async () => {
    const [one, other, colleague] = [await world.buyer(), await world.buyer(), await world.buyer()]
    await addMember(world, one.accountId, colleague.accountId, 'buyer')
    await expect(addMember(world, other.accountId, colleague.accountId, 'buyer')).rejects.toThrow(
      /customer_member_current/,
    )
  })
})
