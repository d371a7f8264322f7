import { beforeEach, describe, expect, test } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { UnmatchedPaymentRow } from '#api/checkout/unmatched-payment-row.ts'
import { issueLines } from '#api/imports/issue-lines.ts'
import { shareAlarms } from '#api/audit/all-alarms.ts'
import { pagesToOpen } from '#api/learning/packs/pages-to-open.ts'
import { RIGHTS, type Right } from '#contracts/accounts/rights.ts'
import { INVITATION_DAYS, INVITATION_TRIES } from '#contracts/accounts/invitations.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import { IMPORT_FAULT_DAYS, Waiting } from '#contracts/overview/waiting.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { DAY_MS } from '#contracts/time.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { buildLine, moveImport, upload } from '#tests/support/server/imports.ts'
import { openInvitations } from '#tests/api/invitations/inviting.ts'

const START = new Date('2026-11-20T12:00:00Z')
const app = await startTestApp({ now: START })
const { database, auditAlarms, trustAlarms, contentAlarms } = app.services
let scene: Scene
let issuer: HttpClient
beforeEach(async () => {
  app.clock.set(START)
  await database('invitations').delete()
  await database('imports').delete()
  await database('unmatched_payments').delete()
  auditAlarms.clear('self_issued')
  trustAlarms.clear('keys_end')
  contentAlarms.clear('exam_closes')
  scene = await setScene(app)
  issuer = await signInWith('issue')
})

const { accept, decide, inviteNew, register } = openInvitations(app, () => scene.admin)

async function signInWith(...rights: Right[]): Promise<HttpClient> {
  return (await app.join({ rights })).browser
}

async function read(browser: HttpClient): Promise<Waiting> {
  const { status, body } = await browser.get('/api/admin/waiting')
  expect(status).toBe(200)
  return Waiting.parse(body)
}

async function find(browser: HttpClient, name: string) {
  return (await read(browser)).queues.find((queue) => queue.name === name)
}

const daysAgo = (days: number) => new Date(START.getTime() - days * DAY_MS)

describe('an accepted invitation that its inviter may not issue', () => {
  test('waits for those who may issue, with its age, until somebody has issued it', async () => {
    const { user: inviterRow, browser: inviter } = await app.join({ rights: ['issue'] })
    const { email, token, invitation } = await inviteNew(inviter)
    expect(await find(issuer, 'invitationsWaiting')).toBeUndefined()
    await scene.admin.post(`/api/admin/users/${inviterRow.id}/rights`, { rights: ['audit'] })
    await accept(await register(email), token)
    const since = START.toISOString()
    expect(await find(issuer, 'invitationsWaiting')).toEqual({
      name: 'invitationsWaiting',
      count: 1,
      since,
    })
    expect((await read(inviter)).queues).toEqual([])

    await decide(invitation, 'issue')
    expect(await find(issuer, 'invitationsWaiting')).toBeUndefined()
  })

  test('does not wait for its own holder, who must not issue it', async () => {
    const { user: inviterRow, browser: inviter } = await app.join({ rights: ['issue'] })
    const { email, token } = await inviteNew(inviter)
    await scene.admin.post(`/api/admin/users/${inviterRow.id}/rights`, { rights: ['audit'] })
    const holder = await register(email)
    await accept(holder, token)
    await database('users')
      .where({ email })
      .update({ rights: ['audit', 'issue'] })
    expect(await find(holder, 'invitationsWaiting')).toBeUndefined()
    expect(await find(issuer, 'invitationsWaiting')).toMatchObject({ count: 1 })
  })
})

test('an invitation with too many wrong digits waits until it has expired', async () => {
  const { email, token } = await inviteNew()
  const stranger = await register(email)
  for (let tries = 0; tries < INVITATION_TRIES; tries++) await accept(stranger, token, '0000')
  expect(await find(issuer, 'invitationsLocked')).toMatchObject({ count: 1 })
  app.clock.advance(INVITATION_DAYS * DAY_MS)
  expect(await find(await signInWith('issue'), 'invitationsLocked')).toBeUndefined()
})

describe('an import', () => {
  const line = (cells = {}) =>
    buildLine(scene.holderRow.email, `waiting-${crypto.randomUUID()}`, cells)
  const faulty = () => line({ passport_last_four: '43' })
  const read = async () => [
    await find(scene.admin, 'importsToStart'),
    await find(scene.admin, 'importsWithFaults'),
  ]
  const one = { count: 1, since: START.toISOString() }

  test('without faults waits to be started, and while it is paused', async () => {
    const { importId } = await upload(scene.admin, [line()])
    expect(await read()).toMatchObject([one, undefined])
    await moveImport(scene.admin, importId, 'start')
    expect(await read()).toEqual([undefined, undefined])
    await moveImport(scene.admin, importId, 'pause')
    expect(await read()).toMatchObject([one, undefined])
    await moveImport(scene.admin, importId, 'cancel')
    expect(await read()).toEqual([undefined, undefined])
  })

  test('with faults waits as such, and for some days after its end', async () => {
    const { importId } = await upload(scene.admin, [line(), faulty(), faulty()])
    expect(await read()).toMatchObject([undefined, one])
    await moveImport(scene.admin, importId, 'start')
    await issueLines(app.services, () => false)
    expect(await read()).toMatchObject([undefined, one])
    app.clock.advance(IMPORT_FAULT_DAYS * DAY_MS)
    scene = await setScene(app)
    expect(await read()).toEqual([undefined, undefined])
  })

  test('that nobody can start any more waits for nobody', async () => {
    await upload(scene.admin, [line()])
    await upload(scene.admin, [faulty()])
    app.clock.advance(KEPT_DAYS.importLine * DAY_MS)
    scene = await setScene(app)
    expect(await read()).toEqual([undefined, undefined])
  })
})

describe('of payments', () => {
  const note = (stripePaymentIntentId: string, days: number) =>
    UnmatchedPaymentRow.note(database, {
      stripePaymentIntentId,
      fault: 'unknown',
      orderId: null,
      cents: 700,
      currency: 'usd',
      foundAt: daysAgo(days),
    })

  test('those that fit no order wait for an owner, but not while they are given back', async () => {
    await note('pi_waiting_1', 2)
    await note('pi_waiting_2', 9)
    expect(await find(scene.admin, 'unmatchedPayments')).toMatchObject({
      count: 2,
      since: daysAgo(9).toISOString(),
    })
    const [oldest] = await UnmatchedPaymentRow.query(database).orderBy('foundAt')
    await database('refunds').insert({
      unmatchedPaymentId: oldest?.id,
      cents: 700,
      askedAt: START,
    })
    expect(await find(scene.admin, 'unmatchedPayments')).toMatchObject({
      count: 1,
      since: daysAgo(2).toISOString(),
    })
    expect(await find(issuer, 'unmatchedPayments')).toBeUndefined()
    await database('refunds').delete()
  })

  test('second ones that the product does not refund by itself wait for an owner', async () => {
    const { id } = await PurchaseRow.add(database, {
      userId: scene.holderRow.id,
      createdAt: daysAgo(4),
      priceCents: 1999,
      currency: 'usd',
      status: 'completed',
      completedAt: daysAgo(3),
      refundDueAt: daysAgo(3),
      stripePaymentIntentId: 'pi_second',
    })
    expect(await find(scene.admin, 'refundsDue')).toMatchObject({
      count: 1,
      since: daysAgo(3).toISOString(),
    })
    await PurchaseRow.change(database, id, {
      refundedAt: START,
      refundReason: 'refund',
      refundedCents: 1999,
    })
    expect(await find(scene.admin, 'refundsDue')).toBeUndefined()
  })
})

test('pages of the guide wait from the day of their first check, for owners alone', async () => {
  const { content } = await app.services.content.read()
  const [first = ''] = content.facts.map(({ checkBy }) => checkBy).toSorted()
  app.clock.set(new Date(`${first}T12:00:00Z`))
  const pages = pagesToOpen(content, dayOf(app.clock.now()))
  expect(pages.length).toBeGreaterThan(0)
  expect(await find(await signInWith(...RIGHTS), 'pagesToOpen')).toEqual({
    name: 'pagesToOpen',
    count: pages.length,
    since: `${pages[0]?.checkBy ?? ''}T00:00:00.000Z`,
  })
  expect(await find(await signInWith('issue'), 'pagesToOpen')).toBeUndefined()
})

describe('an alarm', () => {
  test('waits for everybody who sees the console, from when it was raised', async () => {
    auditAlarms.raise('self_issued', 'An account issued to itself.')
    app.clock.advance(DAY_MS / 2)
    trustAlarms.raise('keys_end', 'The key set ends.')
    auditAlarms.raise('self_issued', 'Two accounts issued to themselves.')
    const told = await read(await signInWith('audit'))
    const later = new Date(START.getTime() + DAY_MS / 2).toISOString()
    expect(told).toEqual({
      alarms: [
        {
          part: 'audit',
          message: 'Two accounts issued to themselves.',
          since: START.toISOString(),
        },
        { part: 'keys', message: 'The key set ends.', since: later },
      ],
      queues: [],
      isWhole: true,
    })
  })

  test('about the content is for owners, who alone may read about it', async () => {
    contentAlarms.raise('exam_closes', 'The exam closes.')
    expect((await read(scene.admin)).alarms).toMatchObject([{ part: 'content' }])
    expect((await read(issuer)).alarms).toEqual([])
  })

  test('of several processes is told once, from the first that raised it', async () => {
    const alarm = (since: string) => ({ part: 'chain', message: 'The chain is away.', since })
    const [first, second] = ['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z']
    const answers = { values: [[alarm(second)], [alarm(first)]] as never[], isWhole: false }
    const quiet = { list: () => [] }
    const readAll = shareAlarms(
      { share: () => () => Promise.resolve(answers) },
      { chain: quiet, keys: quiet, audit: quiet, content: quiet },
    )
    expect(await readAll()).toEqual({ alarms: [alarm(first)], isWhole: false })
  })
})

test('is told to nobody without rights', async () => {
  expect((await app.visit().get('/api/admin/waiting')).status).toBe(401)
  expect((await scene.holder.get('/api/admin/waiting')).status).toBe(403)
  const withQuery = await scene.admin.get('/api/admin/waiting?all=1')
  expect(withQuery).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT' } })
})
