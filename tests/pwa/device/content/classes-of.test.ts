import { expect, test } from 'vitest'
import '#tests/support/browser/empty-browser.ts'
import type { DatedNotice } from '#contracts/learning/learning.ts'
import { classesOf } from '#pwa/device/content/classes-of.ts'

test.each<[classes: DatedNotice['classes'], text: string]>([
  [['All'], 'For every visa class'],
  [['F-1'], 'For F-1'],
  [['F-1', 'J-1'], 'For F-1, J-1'],
])('a notice about %j says whom it is for', (classes, text) => {
  expect(classesOf({ classes })).toBe(text)
})
