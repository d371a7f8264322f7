// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import {
  listDevices,
  renameDevice,
  revokeDevice,
  type Device,
} from '#contracts/presentation/calls.ts'
import { type CodeInForce, endCodes, listCodes } from '#contracts/presentation/codes.ts'
import {
  endAllSessions,
  endSession,
  listSessions,
  type Session,
} from '#contracts/accounts/profile.ts'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { DevicePanel } from '#pwa/screens/account/profile/device-panel.tsx'
import { SessionPanel } from '#pwa/screens/account/profile/session-panel.tsx'
import { provideDevice } from '#pwa/session/device.ts'
import { keepUser, readKeptUser } from '#pwa/session/kept-user.ts'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const HERE: Session = {
  sessionId: crypto.randomUUID(),
  isCurrent: true,
  browser: 'Firefox on Windows',
  network: '203.0.113.0/24',
  country: 'DE',
  method: 'password',
  createdAt: '2026-05-01T08:00:00.000Z',
  lastSeenAt: '2026-06-01T08:00:00.000Z',
  deviceName: null,
}
const THERE: Session = {
  ...HERE,
  sessionId: crypto.randomUUID(),
  isCurrent: false,
  browser: 'Safari on iPhone',
  deviceName: 'My phone',
}
const PHONE: Device = {
  deviceId: crypto.randomUUID(),
  name: 'Safari on iPhone',
  createdAt: '2026-05-01T08:00:00.000Z',
  renewedAt: null,
  endedAt: null,
  endReason: null,
  isWaiting: false,
}

let sessions: Session[]
let devices: Device[]

beforeEach(() => {
  sessions = [HERE, THERE]
  devices = [PHONE]
  answer(listSessions, () => sessions)
  answer(listDevices, () => devices)
  answer(
    endSession,
    () => {
      sessions = [HERE]
      return undefined
    },
    { sessionId: THERE.sessionId },
  )
  answer(
    revokeDevice,
    () => {
      devices = []
      return undefined
    },
    { deviceId: PHONE.deviceId },
  )
})

const showPanels = () =>
  showScreen(
    <>
      <SessionPanel owner={AMARA.id} isOffline={false} />
      <DevicePanel owner={AMARA.id} isOffline={false} />
    </>,
    { user: AMARA },
  )

const END_SESSION = /^End the session of Safari on iPhone, since /

describe('the sign-ins of an account', () => {
  test('say in which browser and where they began, since when, and when it was seen last', async () => {
    const page = await showPanels()
    const there = await page.findByRole('button', { name: END_SESSION })
    expect(there.closest('li')?.textContent).toMatch(
      /^Safari on iPhoneGermany · 203\.0\.113\.0\/24Signed in .*2026.*Last seen .*2026.*Shows credentials as My phone/,
    )
    expect(page.getByText('Firefox on Windows').closest('li')?.textContent).toContain(
      'This browser',
    )
  })

  test('end after a question, and not when it is declined', async () => {
    const page = await showPanels()
    fireEvent.click(await page.findByRole('button', { name: END_SESSION }))
    fireEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(sessions).toHaveLength(2)

    fireEvent.click(page.getByRole('button', { name: END_SESSION }))
    fireEvent.click(page.getByRole('button', { name: 'End session' }))
    await waitFor(() => {
      expect(page.queryByRole('button', { name: END_SESSION })).toBeNull()
    })
    expect(sessions).toEqual([HERE])
  })
})

test('all of them end after a question, and this browser is left', async () => {
  provideDevice({
    ...deviceForSession,
    listOnlyHere: () => Promise.resolve(['9 recordings', 'your nationality']),
  })
  keepUser(AMARA)
  let isEnded = false
  answer(endAllSessions, () => {
    isEnded = true
    return undefined
  })
  const page = await showPanels()
  fireEvent.click(page.getByRole('button', { name: 'End all sessions' }))
  const question = within(page.getByRole('dialog', { name: 'End all sessions, here too?' }))
  await question.findByText(/goes for good: 9 recordings, your nationality\.$/)
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(isEnded).toBe(false)
  fireEvent.click(page.getByRole('button', { name: 'End all sessions' }))
  const dialog = within(page.getByRole('dialog', { name: 'End all sessions, here too?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'End all sessions' }))
  await waitFor(() => {
    expect(readKeptUser()).toBeNull()
  })
  expect(isEnded).toBe(true)
})

describe('a device', () => {
  test('gets a name that its owner knows it by', async () => {
    answer(
      renameDevice,
      ({ name }) => {
        devices = [{ ...PHONE, name }]
        return { ...PHONE, name }
      },
      { deviceId: PHONE.deviceId },
    )
    const page = await showPanels()
    fireEvent.click(await page.findByRole('button', { name: 'Rename Safari on iPhone' }))
    const field = page.getByLabelText('Name')
    fireEvent.change(field, { target: { value: '  ' } })
    fireEvent.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('Enter a name.')
    fireEvent.change(field, { target: { value: 'My old phone' } })
    fireEvent.click(page.getByRole('button', { name: 'Save' }))
    await page.findByRole('button', { name: 'End My old phone' })
    expect(page.queryByRole('dialog')).toBeNull()
  })

  test('that was lost is ended by both its sign-in and its key, each after a question', async () => {
    const page = await showPanels()
    fireEvent.click(await page.findByRole('button', { name: 'Lost a phone?' }))
    const way = within(page.getByRole('dialog', { name: 'Lost a phone?' }))
    expect(way.queryByText('This browser')).toBeNull()
    fireEvent.click(way.getByRole('button', { name: END_SESSION }))
    fireEvent.click(page.getByRole('button', { name: 'End session' }))
    await way.findByText('No other browser is signed in.')
    fireEvent.click(way.getByRole('button', { name: 'End Safari on iPhone' }))
    fireEvent.click(page.getByRole('button', { name: 'End device' }))
    await way.findByText('No other device can show your credentials.')
    expect([sessions, devices]).toEqual([[HERE], []])
  })
})

test('codes that no device has signed stand beside the devices, and end after a question', async () => {
  let codes: CodeInForce[] = [
    {
      tokenId: 'a'.repeat(32),
      credentialId: 'urn:uuid:00000000-0000-4000-8000-0000cafe1234',
      mintedAt: '2026-11-25T08:00:00.000Z',
      expiresAt: '2026-11-26T08:00:00.000Z',
    },
  ]
  answer(listCodes, () => codes)
  answer(endCodes, () => {
    codes = []
    return undefined
  })
  const page = await showPanels()
  await page.findByText('Credential …cafe1234')
  fireEvent.click(page.getByRole('button', { name: 'End these codes' }))
  fireEvent.click(page.getByRole('button', { name: 'End codes' }))
  await waitFor(() => {
    expect(page.queryByText('Credential …cafe1234')).toBeNull()
  })
})
