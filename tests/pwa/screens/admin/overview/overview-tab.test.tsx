// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { RIGHTS, type Right } from '#contracts/accounts/rights.ts'
import { type AuditEntry, listAudit } from '#contracts/audit/audit.ts'
import { readTotals, type Totals } from '#contracts/credentials/credential-list.ts'
import { QUEUE_NAMES, readWaiting, type Waiting } from '#contracts/overview/waiting.ts'
import { DAY_MS } from '#contracts/time.ts'
import { OverviewTab } from '#pwa/screens/admin/overview/overview-tab.tsx'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const NOTHING: Waiting = { alarms: [], queues: [], isWhole: true }
const TOTALS = { users: 1_204, credentials: 40, active: 31, revoked: 4 }
const COURSE: Totals['course'] = [
  { day: '2026-11-18', users: 1_166, credentials: 40, active: 33, revoked: 4 },
  { day: '2026-11-19', users: 1_160, credentials: 40, active: 32, revoked: 4 },
  { day: '2026-11-20', ...TOTALS },
]
const ENTRY: AuditEntry = {
  id: crypto.randomUUID(),
  seq: 1,
  at: '2026-11-20T09:30:00.000Z',
  action: 'credential_issued',
  actorKind: 'admin',
  actorName: 'keeper',
  proof: 'passkey',
  subjectName: 'traveller',
  credentialId: null,
  purchaseId: null,
  requestId: null,
  details: null,
}
const NOTHING_WAITS = 'Nothing waits for you.'

beforeEach(() => {
  answer(readWaiting, () => NOTHING)
  answer(readTotals, () => ({ ...TOTALS, course: COURSE }))
  answer(listAudit, () => [ENTRY])
})

async function open(rights: readonly Right[] = RIGHTS) {
  const page = await showScreen(<OverviewTab />, {
    user: { ...AMARA, isAdmin: true, rights: [...rights] },
  })
  await page.findByRole('heading', { name: 'What waits for you' })
  const waiting = () => within(page.getByRole('region', { name: 'What waits for you' }))
  return { page, waiting }
}

function answerWaiting(told: Partial<Waiting>) {
  answer(readWaiting, () => ({ ...NOTHING, ...told }))
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

describe('the overview', () => {
  test('asks for all that it shows in three calls', async () => {
    await open()
    expect(askedPaths().toSorted()).toEqual([
      '/api/admin/audit',
      '/api/admin/totals',
      '/api/admin/waiting',
    ])
  })

  test('has the cards and actions of the spec, after what waits and before the newest actions', async () => {
    const { page } = await open()
    await page.findByText('1,204')
    const labels = Array.from(page.container.querySelectorAll('dt'), (label) => label.textContent)
    expect(labels).toEqual([
      'Total Users',
      'Total Credentials',
      'Active Credentials',
      'Revoked Credentials',
    ])
    expect(page.getByRole('link', { name: 'Open QR Scanner' }).getAttribute('target')).toBe(
      '_blank',
    )
    expect(page.getByRole('link', { name: 'View Analytics' }).getAttribute('href')).toBe(
      '/admin?tab=analytics',
    )
    const headings = page.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'What waits for you',
      'Issue Credential',
      'QR Scanner',
      'Analytics',
      'Newest actions',
    ])
    fireEvent.click(page.getByRole('button', { name: 'Issue Credential' }))
    page.getByRole('dialog', { name: 'Issue Credential' })
  })

  test('offers to issue only to those who may', async () => {
    const { page } = await open(['audit', 'revoke'])
    expect(page.queryByRole('button', { name: 'Issue Credential' })).toBeNull()
  })

  test('names who did the newest actions, and leads to all of them', async () => {
    const { page } = await open()
    const actions = within(page.getByRole('region', { name: 'Newest actions' }))
    const [line] = await actions.findAllByRole('listitem')
    expect(line?.textContent).toContain('Issued credential · ')
    expect(line?.textContent).toContain('traveller')
    expect(line?.textContent).toContain('by ')
    expect(actions.getByRole('link').getAttribute('href')).toBe('/admin?tab=activity')
  })
})

describe('what waits', () => {
  test('has a line for each queue with its count, its age and a link to its place', async () => {
    answerWaiting({
      queues: [
        { name: 'invitationsWaiting', count: 1, since: ago(3) },
        { name: 'unmatchedPayments', count: 12, since: ago(9) },
        { name: 'importsToStart', count: 2, since: ago(0) },
        { name: 'pagesToOpen', count: 7, since: ago(2) },
      ],
    })
    const { waiting } = await open()
    const lines = waiting()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
    expect(lines).toEqual([
      [
        '1 accepted invitation that a second person must issue 3 days',
        '/admin?tab=invitations&invitations.state=waiting',
      ],
      ['12 payments that fit no order oldest 9 days', '/admin?tab=to-check&to-check.state=open'],
      ['2 imports to start or to cancel just now', '/admin?tab=imports'],
      ['7 official pages to check oldest due for 2 days', '/admin?tab=content'],
    ])
    expect(waiting().queryByText(NOTHING_WAITS)).toBeNull()
  })

  test('has words for each queue that the server names', async () => {
    answerWaiting({
      queues: QUEUE_NAMES.map((name) => ({ name, count: 1, since: ago(1) })),
    })
    const { waiting } = await open()
    const texts = waiting()
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(new Set(texts).size).toBe(QUEUE_NAMES.length)
  })

  test('begins with the alarms, each with what it says and where it is explained', async () => {
    answerWaiting({
      alarms: [
        { part: 'chain', message: 'The chain is away.', since: ago(1) },
        { part: 'keys', message: 'The key set ends.', since: ago(0) },
      ],
      queues: [{ name: 'refundsDue', count: 1, since: ago(1) }],
    })
    const { waiting } = await open()
    const lines = waiting()
      .getAllByRole('listitem')
      .map((line) => [
        line.textContent,
        within(line).queryByRole('link')?.getAttribute('href') ?? null,
      ])
    expect(lines).toEqual([
      ['Alarm The chain is away. 1 day', '/admin?tab=blockchain'],
      ['Alarm The key set ends. just now', null],
      ['1 second payment to refund 1 day', '/admin?tab=purchases&purchases.refundDue=true'],
    ])
  })

  test('is nothing when everything was answered and nothing waits', async () => {
    const { waiting } = await open()
    waiting().getByText(NOTHING_WAITS)
  })

  test('is not said to be nothing when a part of the server is silent', async () => {
    answerWaiting({ isWhole: false })
    const { waiting } = await open()
    waiting().getByText('A part of the server did not answer.')
    expect(waiting().queryByText(NOTHING_WAITS)).toBeNull()
    answer(readWaiting, () => NOTHING)
    fireEvent.click(waiting().getByRole('button', { name: 'Try again' }))
    await waiting().findByText(NOTHING_WAITS)
  })

  test('is not said to be nothing after a failure, and the rest of the overview stays', async () => {
    refuse(readWaiting, 503, 'SERVER_BUSY')
    const { page, waiting } = await open()
    waiting().getByText('What waits for you could not be loaded.')
    expect(waiting().queryByText(NOTHING_WAITS)).toBeNull()
    await page.findByText('1,204')
    answer(readWaiting, () => NOTHING)
    fireEvent.click(waiting().getByRole('button', { name: 'Try again' }))
    await waiting().findByText(NOTHING_WAITS)
  })

  test('of a newer server is told without words of its own', async () => {
    answerWaiting({
      queues: [{ name: 'somethingNew' as 'OTHER', count: 3, since: ago(1) }],
    })
    const { waiting } = await open()
    const [line] = waiting().getAllByRole('listitem')
    expect(line?.textContent).toContain('3 more. Reload the page')
    expect(waiting().queryByRole('link')).toBeNull()
  })
})

describe('a figure', () => {
  test('has its course as a picture with the same in words, and its change', async () => {
    const { page } = await open()
    await page.findByText('+38 in 2 days')
    page.getByText('−2 in 2 days')
    expect(page.getAllByText('No change in 2 days')).toHaveLength(2)
    page.getByRole('img', {
      name: 'From 1,166 on 18 Nov 2026 to 1,204 on 20 Nov 2026. Lowest 1,160, highest 1,204.',
    })
    expect(page.getAllByRole('img')).toHaveLength(4)
  })

  test('of an earlier server has no course', async () => {
    answer(readTotals, () => TOTALS)
    const { page } = await open()
    await page.findByText('1,204')
    expect(page.queryAllByRole('img')).toEqual([])
  })

  test('that cannot be loaded says so, and leaves what waits and the newest actions', async () => {
    refuse(readTotals, 503, 'SERVER_BUSY')
    const { page, waiting } = await open()
    await page.findByText('The totals could not be loaded.')
    waiting().getByText(NOTHING_WAITS)
    await waitFor(() => {
      expect(page.getByText(/Issued credential/)).toBeTruthy()
    })
  })
})
