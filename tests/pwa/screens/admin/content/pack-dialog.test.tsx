import { expect, test } from 'vitest'
import { readText, renderScreen, textsOf } from '#tests/support/browser/render-screen.tsx'
import type { PackCheck } from '#contracts/learning/content-packs.ts'
import { PackDialog } from '#pwa/screens/admin/content/pack-dialog.tsx'

const SAME = { added: [], changed: [], removed: [] }
const CHECK: PackCheck = {
  manifest: {
    schema: 'vsg/content/1',
    version: 4,
    built: '2026-11-20',
    editor: 'The editor',
    note: 'New fees.',
  },
  comparedWith: null,
  parts: {
    facts: SAME,
    notices: SAME,
    officialPages: SAME,
    bank: SAME,
    readingQuestions: SAME,
  },
  touched: [],
  pastDate: [],
  findings: [],
}
const REFUSED = 'This pack breaks rules and cannot be taken in.'
const PAST = 'Past their day today'

function show(changes: Partial<PackCheck>) {
  const looked = { check: { ...CHECK, ...changes }, file: new Blob() }
  const nothing = () => undefined
  const markup = renderScreen(<PackDialog looked={looked} onImported={nothing} onClose={nothing} />)
  return {
    text: readText(markup),
    lines: textsOf(markup, 'li'),
    buttons: textsOf(markup, 'button'),
  }
}

test.each([[['one']], [['one', 'another']]])(
  'a pack with the findings %j is refused',
  (findings) => {
    const { text, lines, buttons } = show({ findings })
    expect(text).toContain(REFUSED)
    expect(lines).toEqual(findings)
    expect(buttons).not.toContain('Put in force')
  },
)

test('a pack without a finding can be put in force', () => {
  const { text, lines, buttons } = show({})
  expect(text).toContain('Compared with what the build brought')
  expect(text).not.toContain(REFUSED)
  expect(text).not.toContain(PAST)
  expect(lines).toEqual([])
  expect(buttons).toContain('Put in force')
})

test('a single fact past its day is warned of, and does not stop the pack', () => {
  const { text, lines, buttons } = show({ pastDate: ['fee-2025'] })
  expect(text).toContain(PAST)
  expect(lines).toEqual(['fee-2025'])
  expect(buttons).toContain('Put in force')
})

test('what would change is counted, and listed', () => {
  const { text, lines } = show({
    comparedWith: 3,
    parts: { ...CHECK.parts, facts: { ...SAME, added: ['fee-2027'] } },
    touched: ['fee-2027'],
  })
  expect(text).toContain('Compared with version 3, which readers get now, 1 text reads otherwise.')
  expect(text).toContain('Facts added: 1')
  expect(lines).toEqual(['fee-2027', 'fee-2027'])
})
