// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { listShowings, type ShowingCheck, type Showings } from '#contracts/verification/showings.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { ShowingsDialog } from '#pwa/screens/wallet/showings/showings-dialog.tsx'
import { answer, askedPaths, hold, refuse } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const { credentialId } = CARD
const HOUR_MS = 3_600_000

let owner: string

beforeEach(() => {
  owner = crypto.randomUUID()
  keepUser({ ...AMARA, id: owner })
})

async function noteAt(madeAt: number, code: string, endsAt = madeAt + 60_000) {
  const { madeCodes } = await openStore(owner)
  await madeCodes.put({ id: code, at: madeAt, note: { credentialId, madeAt, endsAt, code } })
}

function check(change: Partial<ShowingCheck> = {}): ShowingCheck {
  return {
    checkId: crypto.randomUUID(),
    credentialId,
    code: null,
    result: 'valid',
    verificationType: 'qr_scan',
    checkedBy: 'anybody',
    organization: null,
    verifiedAt: new Date().toISOString(),
    verifiedOfflineAt: null,
    ...change,
  }
}

const answerChecks = (...checks: ShowingCheck[]) => {
  answer(listShowings, () => ({ checks, hasMore: false }))
}

const open = () =>
  showScreen(<ShowingsDialog owner={owner} credentials={[CARD]} onClose={() => undefined} />)

/** Returns the texts of the showings. The newest showing is the first. */
async function readEntries(page: Awaited<ReturnType<typeof open>>) {
  const list = await page.findByRole('list', { name: 'What you have shown' })
  return Array.from(list.children, (entry) => entry.textContent)
}

test('a code of this device that was checked says what came of it', async () => {
  await noteAt(Date.now() - HOUR_MS, 'aa')
  answerChecks(
    check({ code: 'aa', checkedBy: 'account', organization: 'Consulate 12' }),
    check({ code: 'aa', result: 'expired', checkedBy: 'you' }),
  )
  const page = await open()
  await page.findByText('Expired')
  const [entry = '', ...rest] = await readEntries(page)
  expect(rest).toEqual([])
  expect(entry).toMatch(/^F-1 Student.*Made on this device/)
  expect(entry).toMatch(/ValidScanned by “Consulate 12”, as they called themselves, /)
  expect(entry).toMatch(/ExpiredScanned by you, /)
})

test.each([
  ['not checked yet while it is good', HOUR_MS, 'Not checked yet'],
  ['not known to be checked once it has expired', -HOUR_MS, 'No check known'],
])('a code without a check is %s', async (_, life, words) => {
  const madeAt = Date.now() - 2 * HOUR_MS
  await noteAt(madeAt, 'aa', Date.now() + life)
  answerChecks()
  const page = await open()
  await page.findByText(words)
})

test('a check without a note, or without a code, says where it comes from', async () => {
  const at = new Date(Date.now() - HOUR_MS).toISOString()
  answerChecks(
    check({ code: 'ff', verificationType: 'manual_lookup', verifiedOfflineAt: at }),
    check({ result: 'revoked', verificationType: 'api_call', checkedBy: 'account' }),
  )
  const page = await open()
  const [lookedUp, elsewhere] = await readEntries(page)
  expect(lookedUp).toContain('Looked up by its number, without a code')
  expect(lookedUp).toContain('RevokedChecked by somebody who was signed in')
  expect(elsewhere).toContain('Not noted on this device')
  expect(elsewhere).toMatch(
    /Pasted by somebody who was not signed in, .*, without a connection; reported /,
  )
})

describe('without a connection', () => {
  test('what was made here is listed, and whether it was checked is not claimed', async () => {
    await noteAt(Date.now() - HOUR_MS, 'aa')
    const page = await open()
    await page.findByText(/No connection. What came of your codes is not known on this device yet/)
    await page.findByText('Whether it was checked is not known here')
    expect(page.queryByText('No check known')).toBeNull()
  })

  test('nothing is called empty', async () => {
    const page = await open()
    await page.findByText(/No connection/)
    expect(page.queryByText('Nothing yet')).toBeNull()
  })

  test('the last answer stands, and is not taken for one about a newer code', async () => {
    await noteAt(Date.now() - HOUR_MS, 'aa')
    answerChecks(check({ code: 'aa' }))
    const before = await open()
    await before.findByText('Valid')
    await waitFor(async () => {
      expect(await (await openStore(owner)).queries.toArray()).toHaveLength(1)
    })
    before.unmount()
    refuse(listShowings, 503, 'SERVER_BUSY')
    await noteAt(Date.now() + 1000, 'bb')
    const page = await open()
    await page.findByText(/What came of your codes is as of /)
    const [newer, older] = await readEntries(page)
    expect(newer).toContain('Whether it was checked is not known here')
    expect(older).toContain('Valid')
    answerChecks(check({ code: 'aa' }), check({ code: 'bb', result: 'invalid' }))
    fireEvent.click(page.getByRole('button', { name: 'Try again' }))
    await page.findByText('Not accepted')
  })
})

test('what was made here does not wait for the server', async () => {
  await noteAt(Date.now() - HOUR_MS, 'aa')
  const { held, letGo } = hold<Showings>()
  answer(listShowings, () => held)
  const page = await open()
  await page.findByText('Asking whether it was checked…')
  letGo({ checks: [], hasMore: false })
  await page.findByText('No check known')
})

test('an empty list says what will be in it', async () => {
  answerChecks()
  const page = await open()
  await page.findByRole('heading', { name: 'Nothing yet' })
})

test('earlier checks come when they are asked for', async () => {
  const first = check({ code: 'aa', result: 'revoked' })
  answer(listShowings, () => ({ checks: [first], hasMore: true }))
  const page = await open()
  const earlier = await page.findByRole('button', { name: 'Show earlier' })
  expect(await readEntries(page)).toHaveLength(1)
  answerChecks(first, check({ code: 'bb' }))
  fireEvent.click(earlier)
  await page.findByText('Valid')
  expect(await readEntries(page)).toHaveLength(2)
  expect(askedPaths(listShowings)).toHaveLength(2)
  expect(within(page.container).queryByRole('button', { name: 'Show earlier' })).toBeNull()
})
