// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer, askedPaths } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { CorrectionNotice } from '#pwa/device/corrections/correction-notice.tsx'
import { parseNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { joinAccount } from '#pwa/device/progress/join-account.ts'
import { recordEvent, toEvent } from '#pwa/device/progress/learning-log.ts'
import { CORRECTION_NOTES, NATIONALITY_NOTES } from '#pwa/device/progress/rows.ts'
import { openStore, wipeStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'

const TITLE = 'We corrected something that concerns you'

/** What concerned a J-1 applicant from China, newest first. */
const CONCERNED = [
  'renewal-where-you-live',
  'no-new-form-after-221g',
  'sex-on-the-form',
  'single-entry-for-china',
  'yes-or-no-answer',
  'what-the-two-year-rule-bars',
  'how-long-an-old-form-helps',
]

beforeEach(async () => {
  for (const owner of [VISITOR, AMARA.id]) await wipeStore(owner)
  answer(learningContent, () => freeContent)
})

/** A day on which the guide had its first edition. */
const BEFORE = Date.parse('2026-11-21T12:00:00Z')

async function note(owner: string, id: string, value: Record<string, string>, at = BEFORE) {
  await (await openStore(owner)).answers.put({ id, value, at })
}

const chinese = () => note(VISITOR, NATIONALITY_NOTES, { names: 'China', class: 'J-1' })

async function show(user: typeof AMARA | null = null) {
  return showScreen(<CorrectionNotice />, { user })
}

async function seenBy(owner: string): Promise<string[]> {
  const row = await (await openStore(owner)).answers.get(CORRECTION_NOTES)
  return Object.keys(parseNotes(row?.value) ?? {}).sort()
}

/** Waits until a screen after the notice would have it. The notice reads the same notes before. */
async function expectNothing(user: typeof AMARA | null = null) {
  const page = await show(user)
  await waitFor(() => {
    expect(askedPaths()).not.toEqual([])
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page.queryByText(TITLE)).toBeNull()
}

test('a visitor who looked up a nationality and a class is told what concerned them, and no more', async () => {
  await chinese()
  const page = await show()
  await page.findByText(TITLE)
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(CONCERNED.map((id) => `/corrections#${id}`))
})

test('who closes the notice never sees it again, and no server learns what was shown', async () => {
  await chinese()
  const page = await show()
  fireEvent.click(await page.findByRole('button', { name: 'Got it' }))
  await waitFor(() => {
    expect(page.queryByText(TITLE)).toBeNull()
  })
  await waitFor(async () => {
    expect(await seenBy(VISITOR)).toEqual(CONCERNED.toSorted())
  })
  page.unmount()
  await expectNothing()
  expect(await (await openStore(VISITOR)).outbox.toArray()).toEqual([])
  expect(askedPaths().join()).not.toMatch(/china|correction/i)
})

test('who opens one correction has seen the others, which are on the same page', async () => {
  await chinese()
  const page = await show()
  fireEvent.click(await page.findByRole('link', { name: 'China: how long a visa is valid' }))
  await waitFor(() => {
    expect(page.queryByText(TITLE)).toBeNull()
  })
})

test('a class that was chosen on the dashboard counts, and what a visitor saw stays seen after a log-in', async () => {
  await chinese()
  const first = await show()
  fireEvent.click(await first.findByRole('button', { name: 'Got it' }))
  await waitFor(async () => {
    expect(await seenBy(VISITOR)).toEqual(CONCERNED.toSorted())
  })
  first.unmount()
  await joinAccount(AMARA.id)
  await note(AMARA.id, INTERVIEW_NOTES, { [INTERVIEW_VISA]: 'O-1' })
  const page = await show(AMARA)
  await page.findByText(TITLE)
  expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'O-1: no residence abroad is needed',
  ])
})

test('a new visitor is told of no mistake', async () => {
  await expectNothing()
})

test('a reader who has the guide since the corrections is told of none', async () => {
  const { corrections } = freeContent
  const last =
    corrections
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? ''
  await note(VISITOR, NATIONALITY_NOTES, { names: 'China', class: 'J-1' }, Date.parse(last))
  await expectNothing()
})

test('a reader who changed the class since then is told of what was wrong when they practised', async () => {
  await note(VISITOR, NATIONALITY_NOTES, { names: 'China', class: 'J-1' }, Date.parse('2027-06-01'))
  const payload = { checklist: 'documents/j-1', item: 'passport', isDone: true }
  const event = toEvent('checklist_item_set', payload)
  await recordEvent(VISITOR, { ...event, at: new Date(BEFORE).toISOString() })
  const page = await show()
  await page.findByText(TITLE)
})

test('content without corrections tells of none', async () => {
  const { corrections: _absent, ...older } = freeContent
  answer(learningContent, () => older)
  await chinese()
  await expectNothing()
})
