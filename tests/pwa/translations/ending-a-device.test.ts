import { expect, test } from 'vitest'
import { accountProfile } from '#pwa/translations/ar/account-profile.ts'
import { devicePresentation } from '#pwa/translations/ar/device-presentation.ts'
import { uiDialog } from '#pwa/translations/ar/ui-dialog.ts'

test('in Arabic, nobody who ends a lost phone presses the word for going back', () => {
  const { confirm } = devicePresentation.device
  expect(uiDialog.cancel).toBe('تراجُع')
  expect(accountProfile.cancel).toBe(uiDialog.cancel)
  const shared = uiDialog.cancel.split(' ').filter((word) => confirm.includes(word))
  expect(shared).toEqual([])
})
