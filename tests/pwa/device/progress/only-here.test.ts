// @vitest-environment happy-dom
import '#tests/support/browser/happy-browser.ts'
import { beforeEach, expect, test } from 'vitest'
import { examNotes } from '#pwa/device/progress/exam-notes.ts'
import { INTERVIEW_NOTES } from '#pwa/device/progress/interview-notes.ts'
import { listOnlyHere } from '#pwa/device/progress/only-here.ts'
import {
  CORRECTION_NOTES,
  NATIONALITY_NOTES,
  SIMULATOR_ROWS,
  WORKSHEET_NOTES,
} from '#pwa/device/progress/rows.ts'
import { openStore } from '#pwa/device/storage/store.ts'

let owner: string
beforeEach(() => {
  owner = crypto.randomUUID()
})

async function note(id: string, value: Record<string, string>) {
  await (await openStore(owner)).answers.put({ id, value, at: 1 })
}

test('a log-out that takes nothing away has nothing to name', async () => {
  expect(await listOnlyHere(owner)).toEqual([])
})

test('a correction that was seen is nothing to lose', async () => {
  await note(CORRECTION_NOTES, { 'yes-or-no-answer': 'seen' })
  expect(await listOnlyHere(owner)).toEqual([])
})

test('an exam that was begun and not submitted is named, once there is an answer to it', async () => {
  await note(examNotes('first'), {})
  expect(await listOnlyHere(owner)).toEqual([])
  await note(examNotes('second'), { '7': '2', '9': '0' })
  expect(await listOnlyHere(owner)).toEqual(['your answers to an exam that is not submitted'])
})

test('what is noted of shown codes is named, also under a PIN that was not entered', async () => {
  const { madeCodes } = await openStore(owner)
  await madeCodes.put({ id: 'one', at: 1, note: 'sealed' })
  expect(await listOnlyHere(owner)).toEqual(['1 note of a code that you showed'])
  await madeCodes.put({ id: 'two', at: 2, note: 'sealed' })
  expect(await listOnlyHere(owner)).toEqual(['2 notes of codes that you showed'])
})

test.each([
  [WORKSHEET_NOTES, '1 answer of your DS-160'],
  [INTERVIEW_NOTES, 'the day and class of your interview'],
  [`${SIMULATOR_ROWS}visa interview`, '1 written answer'],
  [NATIONALITY_NOTES, 'your nationality'],
])('what was typed into "%s" is named, and not what was cleared', async (id, words) => {
  await note(id, { one: 'typed', other: ' ' })
  expect(await listOnlyHere(owner)).toEqual([words])
  await note(id, { one: '' })
  expect(await listOnlyHere(owner)).toEqual([])
})
