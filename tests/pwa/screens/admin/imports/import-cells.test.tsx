import { expect, test } from 'vitest'
import { piecesOf, renderScreen, SOMEBODY, textsOf } from '#tests/support/browser/render-screen.tsx'
import type { Import, ImportFault } from '#contracts/credentials/imports.ts'
import { AdminPage } from '#pwa/screens/admin/admin-page.tsx'
import {
  describeFault,
  describeImport,
  ImportCard,
} from '#pwa/screens/admin/imports/import-cells.tsx'

const UPLOADED: Import = {
  importId: crypto.randomUUID(),
  state: 'ready',
  uploadedBy: 'keeper',
  uploadedAt: '2026-05-01T08:00:00.000Z',
  startedAt: null,
  endedAt: null,
  lines: 312,
  open: 309,
  toInvite: 0,
  delayed: 0,
  wrong: 3,
  issued: 0,
  invited: 0,
  refused: 0,
}

test.each<[Partial<Import>, string]>([
  [{}, '312 lines, 309 ready, 3 with errors. Nothing has been issued.'],
  [{ lines: 1, open: 1, wrong: 0 }, '1 line, 1 ready. Nothing has been issued.'],
  [
    { state: 'running', open: 9, issued: 299, refused: 1 },
    '312 lines, 9 ready, 299 issued, 4 with errors.',
  ],
  [{ state: 'done', open: 0, issued: 309 }, '312 lines, 309 issued, 3 with errors.'],
  [
    { toInvite: 12 },
    '312 lines, 309 ready (12 of them by invitation), 3 with errors. Nothing has been issued.',
  ],
  [
    { state: 'done', open: 0, issued: 297, invited: 12 },
    '312 lines, 297 issued, 12 invited, 3 with errors.',
  ],
  [
    { state: 'running', open: 1, delayed: 1, issued: 308 },
    '312 lines, 1 ready, 308 issued, 3 with errors. 1 line is held up by a fault of ours, and tried again by itself.',
  ],
])('%j is told as "%s"', (change, told) => {
  expect(describeImport({ ...UPLOADED, ...change })).toBe(told)
})

test('an error says its line as in the file, and its column where it has one', () => {
  const error = 'INVALID_INPUT'
  const fault: ImportFault = { line: 41, column: 'expiry_date', error, message: 'Too early.' }
  expect(describeFault(fault)).toBe('Line 41, expiry_date: Too early.')
  expect(describeFault({ ...fault, column: null })).toBe('Line 41: Too early.')
})

test('on a phone an import is a card with all that the table says', () => {
  const markup = renderScreen(<ImportCard one={UPLOADED} onOpen={() => undefined} />)
  expect(piecesOf(markup)).toEqual(expect.arrayContaining(['keeper', 'Not started', '312', '3']))
})

test('every user who may look sees the tab', () => {
  const user: typeof SOMEBODY = { ...SOMEBODY, rights: ['audit'] }
  const markup = renderScreen(<AdminPage />, { user, path: '/admin?tab=imports' })
  expect(textsOf(markup, 'button')).toContain('Imports')
})
