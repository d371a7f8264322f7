import { expect, test } from 'vitest'
import { checkHistory, type Stored } from './check-history.ts'
import type { Call } from './history.ts'

const HOLDER = 'holder'
const ID = 'urn:uuid:1'

/** Builds a call. By default, it was answered with 200 after one millisecond. */
function call(kind: Call['kind'], began: number, about: Partial<Call> = {}): Call {
  return { kind, began, ended: began + 1, status: 200, subjects: [], ...about }
}

const ISSUED = call('issue', 10, { subjects: [ID], holder: HOLDER })
const REVOKED = call('revoke', 20, { subjects: [ID] })

function verified(began: number, verdict: string): Call {
  return call('verify', began, { subjects: [`mark ${String(began)}`], credentialId: ID, verdict })
}

function read(began: number, wallet: Record<string, boolean>): Call {
  return call('read', began, { holder: HOLDER, wallet })
}

/** Returns the subjects that these calls wrote, except the subjects in `gone`. */
function storedOf(calls: readonly Call[], ...gone: string[]): Stored {
  const of = (kind: string) =>
    new Set(
      calls
        .filter((each) => each.kind === kind)
        .flatMap(({ subjects }) => subjects)
        .filter((subject) => !gone.includes(subject)),
    )
  return {
    verify: of('verify'),
    issue: of('issue'),
    revoke: of('revoke'),
    sync: of('sync'),
    logIn: of('logIn'),
  }
}

function check(...calls: Call[]) {
  return checkHistory(calls, storedOf(calls))
}

const SOUND = { lost: [], wrong: [] }

test('a history in which all was kept and every verdict was right has no findings', () => {
  const shown = [read(12, { [ID]: false }), read(22, { [ID]: true })]
  expect(check(ISSUED, verified(15, 'valid'), REVOKED, verified(22, 'revoked'), ...shown)).toEqual(
    SOUND,
  )
})

test.each(['verify', 'issue', 'revoke', 'sync', 'logIn'] as const)(
  'a %s that was acknowledged and is gone is lost, and named',
  (kind) => {
    const calls = [call(kind, 10, { subjects: ['kept'] }), call(kind, 11, { subjects: ['gone'] })]
    expect(checkHistory(calls, storedOf(calls, 'gone')).lost).toEqual([
      `${kind} gone was acknowledged and is gone`,
    ])
  },
)

test('what was not acknowledged may be gone', () => {
  const calls = [
    call('sync', 10, { subjects: ['refused'], status: 503 }),
    call('sync', 11, { subjects: ['unanswered'], status: 0 }),
  ]
  expect(checkHistory(calls, storedOf(calls, 'refused', 'unanswered'))).toEqual(SOUND)
})

test('a credential that is called valid after its revocation was acknowledged is wrong', () => {
  expect(check(ISSUED, REVOKED, verified(22, 'valid')).wrong).toEqual([
    `${ID} was called valid, not revoked`,
  ])
})

test('a revocation that is said to have been done before counts as acknowledged', () => {
  const again = { ...REVOKED, status: 409, error: 'ALREADY_REVOKED' }
  expect(check(ISSUED, again, verified(22, 'valid')).wrong).toHaveLength(1)
  expect(checkHistory([again], storedOf([again], ID)).lost).toHaveLength(1)
})

test('a verification that began before that acknowledgement may say either', () => {
  const slow = { ...REVOKED, ended: 30 }
  expect(check(ISSUED, slow, verified(25, 'valid'), verified(26, 'revoked'))).toEqual(SOUND)
})

test('a revocation without an answer may count or not, from its beginning on', () => {
  const unanswered = { ...REVOKED, status: 0 }
  expect(check(ISSUED, unanswered, verified(25, 'valid'), verified(26, 'revoked'))).toEqual(SOUND)
})

test('a credential that nobody has revoked yet and is called anything but valid is wrong', () => {
  expect(check(ISSUED, verified(15, 'revoked'), verified(16, 'invalid'), REVOKED).wrong).toEqual([
    `${ID} was called revoked, not valid`,
    `${ID} was called invalid, not valid`,
  ])
})

test('a wallet that lacks an issued credential, or shows a revoked one as live, is wrong', () => {
  const calls = [ISSUED, read(12, {}), read(15, { [ID]: true }), REVOKED, read(22, { [ID]: false })]
  expect(check(...calls).wrong).toEqual([
    `${ID} was missing in the wallet of its holder`,
    `${ID} was shown as revoked, and was not`,
    `${ID} was shown as live after its revocation`,
  ])
})

test("another holder's wallet is not looked through for it", () => {
  expect(check(ISSUED, { ...read(15, {}), holder: 'somebody else' })).toEqual(SOUND)
})
