// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { passTime, showScreen } from '#tests/support/browser/render-hook.tsx'
import { endOtherSessions } from '#contracts/accounts/profile.ts'
import { exportUser } from '#contracts/privacy/user-export.ts'
import { prove } from '#contracts/accounts/proof.ts'
import { HttpError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { changeSession } from '#pwa/network/proof.ts'
import { ProofGate } from '#pwa/session/proof-gate.tsx'
import { answer, answerAfter, askedPaths, hold, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const PASSWORD = 'correct horse battery'
const DIALOG = { name: 'Is it still you?' }

beforeEach(() => {
  refuse(endOtherSessions, 403, 'PROOF_REQUIRED', { message: 'Show that it is you.' })
  answer(prove, (proof) => {
    if ('currentPassword' in proof && proof.currentPassword === PASSWORD)
      answer(endOtherSessions, () => undefined)
    return undefined
  })
})

const show = () => showScreen(<ProofGate />, { user: AMARA })

/**
 * Waits for the end of a call. Resolves to 'done', to the code of the refusal or to another error.
 */
const outcomeOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'done',
    (error: unknown) => (error instanceof HttpError ? error.problem?.error : error),
  )

type Shown = Awaited<ReturnType<typeof show>>

async function enter(page: Shown, password: string) {
  await page.findByRole('dialog', DIALOG)
  fireEvent.change(page.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(page.getByRole('button', { name: 'Confirm' }))
}

const isClosed = (page: Shown) =>
  waitFor(() => {
    expect(page.queryByRole('dialog')).toBeNull()
  })

describe('a call that is refused for want of a fresh proof', () => {
  test('asks for it in a dialog and goes on by itself', async () => {
    const page = await show()
    const outcome = outcomeOf(call(endOtherSessions))
    await enter(page, PASSWORD)
    await isClosed(page)
    expect(await outcome).toBe('done')
    expect(askedPaths()).toEqual([endOtherSessions.path, prove.path, endOtherSessions.path])
  })

  test('is refused when the person would not', async () => {
    const page = await show()
    const outcome = outcomeOf(call(endOtherSessions))
    await page.findByRole('dialog', DIALOG)
    fireEvent.click(page.getByRole('button', { name: 'Close' }))
    expect(await outcome).toBe('PROOF_REQUIRED')
    expect(askedPaths()).toEqual([endOtherSessions.path])
  })

  test('is sent once more and not for ever', async () => {
    const page = await show()
    const outcome = outcomeOf(call(endOtherSessions))
    await enter(page, 'another one')
    await isClosed(page)
    expect(await outcome).toBe('PROOF_REQUIRED')
    expect(askedPaths(endOtherSessions)).toHaveLength(2)
  })

  test('shares the question with others that are refused meanwhile', async () => {
    refuse(exportUser, 403, 'PROOF_REQUIRED')
    const page = await show()
    const outcomes = [outcomeOf(call(endOtherSessions)), outcomeOf(call(exportUser))]
    await enter(page, PASSWORD)
    await isClosed(page)
    expect(await Promise.all(outcomes)).toEqual(['done', 'PROOF_REQUIRED'])
    expect(askedPaths(prove)).toHaveLength(1)
  })

  test('is refused at once where nobody is there to ask', async () => {
    expect(await outcomeOf(call(endOtherSessions))).toBe('PROOF_REQUIRED')
  })
})

describe('the dialog', () => {
  test('keeps what was typed and says what was wrong with it', async () => {
    refuse(prove, 403, 'WRONG_PASSWORD', { message: 'The current password is wrong.' })
    const page = await show()
    const outcome = outcomeOf(call(endOtherSessions))
    await enter(page, 'a guess')
    await page.findByText('The current password is wrong.')
    expect(page.getByDisplayValue('a guess')).toBe(page.getByLabelText('Password'))
    fireEvent.click(page.getByRole('button', { name: 'Close' }))
    await outcome
  })

  test('asks nobody about nothing', async () => {
    const page = await show()
    const outcome = outcomeOf(call(endOtherSessions))
    await enter(page, '')
    await page.findByText('Password is required')
    expect(askedPaths(prove)).toEqual([])
    fireEvent.click(page.getByRole('button', { name: 'Close' }))
    await outcome
  })
})

test('no call is sent with the former secret while the session gets another', async () => {
  const { held, letGo } = hold<undefined>()
  answer(prove, () => held)
  const proof = changeSession(() => call(prove, { body: { currentPassword: PASSWORD } }))
  answer(endOtherSessions, () => undefined)
  const other = call(endOtherSessions)
  await waitFor(() => {
    expect(askedPaths()).toEqual([prove.path])
  })
  letGo(undefined)
  await Promise.all([proof, other])
  expect(askedPaths()).toEqual([prove.path, endOtherSessions.path])
})

test('a proof whose answer hangs holds up other calls for ten seconds, and says what may have been done', async () => {
  answerAfter(11_000, prove, () => undefined)
  answer(exportUser, () => Promise.reject(new TypeError('Failed to fetch')))
  const page = await show()
  const outcome = outcomeOf(call(endOtherSessions))
  await page.findByRole('dialog', DIALOG)
  fireEvent.change(page.getByLabelText('Password'), { target: { value: PASSWORD } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(page.getByRole('button', { name: 'Confirm' }))
  await passTime(1)
  const other = outcomeOf(call(exportUser))
  await passTime(9000)
  expect(askedPaths(exportUser)).toEqual([])
  await passTime(2000)
  vi.useRealTimers()
  await page.findByText(/This may have been done/)
  await other
  expect(askedPaths(exportUser)).toHaveLength(1)
  fireEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(await outcome).toBe('PROOF_REQUIRED')
})
