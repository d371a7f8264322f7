import { expect, test } from 'vitest'
import { readText, renderScreen } from '#tests/support/browser/render-screen.tsx'
import type { DatedNotice } from '#contracts/learning/learning.ts'
import { NoticeClasses } from '#pwa/device/content/notice-classes.tsx'

test.each<[classes: DatedNotice['classes'], text: string]>([
  [['All'], 'For every visa class'],
  [['F-1'], 'For F-1'],
  [['F-1', 'J-1'], 'For F-1, J-1'],
])('a notice about %j says whom it is for', (classes, text) => {
  expect(readText(renderScreen(<NoticeClasses notice={{ classes }} />))).toBe(text)
})
