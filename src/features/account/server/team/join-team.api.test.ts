import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailsThatLeave } from '#tests/support/mailbox.ts'
import { again, createColleague, linkTo, newAddress, ownerOfFirm } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'
import { login, updateInfo } from '../../account.contract.ts'
import * as contract from '../../team.contract.ts'
import { identify } from '../account.service.ts'

const world = await createWorld()
const { call: visit } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const PASSWORD = 'tr0mbone-Kiesel'

async function invited(email: string, role: 'administrator' | 'buyer' | 'viewer' = 'buyer') {
  const owner = await ownerOfFirm(world)
  await owner.call(contract.inviteMember, { email, role })
  return { owner, linkToken: await linkTo(world, email) }
}

const teamOf = async ({ call }: Pick<Awaited<ReturnType<typeof ownerOfFirm>>, 'call'>) => call(contract.team, {})

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
    const next = await linkTo(world, email)
    const view = (token: string) => visit(contract.memberInvitation, { linkToken: token })
    await expect(view(linkToken)).rejects.toMatchObject({ reason: 'link_expired' })
    expect(await view(next)).toMatchObject({ role: 'viewer' })
    await world.sql`update member_invitation set expires_at = now() where email = ${email}`
    await expect(view(next)).rejects.toMatchObject({ reason: 'link_expired' })
    const [open] = (await teamOf(owner)).invitations
    expect(open).toMatchObject({ email, expired: true })
    await owner.call(contract.inviteMember, { email, role: 'viewer' })
    const last = await linkTo(world, email)
    await owner.call(contract.withdrawMemberInvitation, { invitationId: open?.invitationId ?? 0 })
    await expect(view(last)).rejects.toMatchObject({ reason: 'link_expired' })
    const twice = owner.call(contract.withdrawMemberInvitation, { invitationId: open?.invitationId ?? 0 })
    await expect(twice).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('answer and list are the same for addresses with and without an account', async () => {
    const owner = await ownerOfFirm(world)
    const known = await world.buyer()
    const staff = await world.staff()
    for (const email of [newAddress(), known.email, staff.email])
      expect(await owner.call(contract.inviteMember, { email, role: 'buyer' })).toEqual({})
    const { invitations } = await teamOf(owner)
    const shapes = invitations.map(({ invitationId: _, email: __, invitedAt: ___, expiresAt: ____, ...rest }) => rest)
    expect(shapes).toEqual(Array(3).fill({ role: 'buyer', orderLimit: null, expired: false }))
    await expect(staff.call(contract.joinTeam, { linkToken: await linkTo(world, staff.email) })).rejects.toMatchObject({
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
    const owner = await ownerOfFirm(world)
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

    const owner = await ownerOfFirm(world)
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
    const stale = await linkTo(world, email)
    const { linkToken } = await invited(colleague.email)
    await colleague.call(contract.joinTeam, { linkToken })
    await expect(visit(contract.memberInvitation, { linkToken: stale })).rejects.toMatchObject({
      reason: 'link_expired',
    })
  })
})
