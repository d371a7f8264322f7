import { expect, test } from 'vitest'
import { devicePresentation } from '#pwa/translations/ar/device-presentation.ts'
import { ui } from '#pwa/translations/ar/ui.ts'

test('in Arabic, nobody who ends a lost phone presses the word for going back', () => {
  const { confirm } = devicePresentation.device
  expect(ui.dialog.cancel).toBe('تراجُع')
  const shared = ui.dialog.cancel.split(' ').filter((word) => confirm.includes(word))
  expect(shared).toEqual([])
})
