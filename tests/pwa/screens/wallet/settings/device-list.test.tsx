// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listDevices, revokeDevice, type Device } from '#contracts/presentation/calls.ts'
import { DeviceList } from '#pwa/screens/wallet/settings/device-list.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const PHONE: Device = {
  deviceId: crypto.randomUUID(),
  name: 'Safari on iPhone',
  createdAt: '2026-05-01T08:00:00.000Z',
  renewedAt: null,
  endedAt: null,
  endReason: null,
  isWaiting: false,
}

test('a device ends after a question, and not when it is declined', async () => {
  let devices = [PHONE]
  answer(listDevices, () => devices)
  answer(
    revokeDevice,
    () => {
      devices = []
      return undefined
    },
    { deviceId: PHONE.deviceId },
  )
  const page = await showScreen(<DeviceList owner={AMARA.id} />)
  const end = await page.findByRole('button', { name: 'End Safari on iPhone' })
  fireEvent.click(end)
  fireEvent.click(page.getByRole('button', { name: 'Cancel' }))
  expect(devices).toHaveLength(1)

  fireEvent.click(end)
  fireEvent.click(page.getByRole('button', { name: 'End device' }))
  await page.findByText('No device holds a key for this wallet yet.')
  await waitFor(() => {
    expect(page.queryByRole('dialog')).toBeNull()
  })
})

test('a key that waits to replace a device is shown as such, and can be ended', async () => {
  const waiting = {
    ...PHONE,
    deviceId: crypto.randomUUID(),
    name: 'Firefox on Linux',
    isWaiting: true,
  }
  answer(listDevices, () => [waiting, PHONE])
  const page = await showScreen(<DeviceList owner={AMARA.id} />)
  await page.findByText('A new key. It waits to replace the key of a device.')
  page.getByRole('button', { name: 'End Firefox on Linux' })
  expect(page.getAllByText(/^Last renewed/)).toHaveLength(1)
})
