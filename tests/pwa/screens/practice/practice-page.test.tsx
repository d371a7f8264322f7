// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { VISA_TYPES } from '#contracts/learning/learning.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { PracticePage } from '#pwa/screens/practice/practice-page.tsx'
import { keepRun } from '#pwa/screens/practice/run-store.ts'
import { startReview, startRun, type TestRun } from '#pwa/screens/practice/test-run.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const { questions: practiceQuestions } = freeContent
const { questions: furtherQuestions } = premiumContent

const SETUP = { visaType: 'J-1', format: 'untimed', feedback: 'each', timeFactor: 1 } as const
const CHOICE = 'Choose your visa type to start'

let buyer: CurrentUser
let fresh: { id: string; seed: number; now: number }

beforeEach(async () => {
  buyer = { ...AMARA, id: crypto.randomUUID() }
  fresh = { id: crypto.randomUUID(), seed: 7, now: Date.now() }
  await keepPart(VISITOR, freeContent)
})

/** Stores one part of the content on the device. The device cannot reach the server. */
async function keepPart(owner: string, value: { part: string; version: string }) {
  const { content } = await openStore(owner)
  await content.put({ id: value.part, value, at: Date.now(), etag: value.version })
}

async function open(user: CurrentUser, run?: TestRun) {
  if (run) await keepRun(user.id, run)
  await showScreen(<PracticePage />, { user })
}

/** Presses the last button with this name. Buttons above the screen can have the same name. */
function press(name: string) {
  act(() => {
    screen.getAllByRole('button', { name }).at(-1)?.click()
  })
}

test('a bought test goes on when its questions are there, and nothing takes its place before', async () => {
  await open(buyer, startRun(SETUP, furtherQuestions.slice(0, 30), fresh))
  await screen.findByText('This could not be opened')
  expect(screen.queryByText(CHOICE)).toBeNull()

  keepUser(buyer)
  await keepPart(buyer.id, premiumContent)
  press('Try again')
  await screen.findByText('You have a test in progress')
  await screen.findByText(/J-1: 0 of 13 questions answered/)
})

test('a reader who prepares for TN has this class beside the choices of the specification', async () => {
  keepUser(buyer)
  await keepPart(buyer.id, premiumContent)
  const { answers } = await openStore(buyer.id)
  await answers.put({ id: INTERVIEW_NOTES, value: { [INTERVIEW_VISA]: 'TN' }, at: 1 })
  await open(buyer)
  const choices = await screen.findByRole('region', { name: CHOICE })
  const names = within(choices)
    .getAllByRole('button')
    .map(({ firstChild }) => firstChild?.textContent)
  expect(names).toEqual([...VISA_TYPES, 'All', 'TN'])
  press('TN Your visa class 10 questions')
  await screen.findByText('Question 1 of 10')
})

test('without what was bought the first test can be taken', async () => {
  await open(buyer)
  await screen.findByText(CHOICE)
  expect(screen.queryByText(/Your next test is number/)).toBeNull()
})

test('whose access has ended chooses among the free questions', async () => {
  const run = startRun(SETUP, furtherQuestions.slice(0, 30), fresh)
  await open({ ...buyer, hasPremiumAccess: false }, run)
  await screen.findByText(CHOICE)
})

test('a review goes on with the questions that are still there', async () => {
  const due = [...practiceQuestions.slice(0, 1), ...furtherQuestions.slice(0, 1)]
  await open({ ...buyer, hasPremiumAccess: false }, startReview(due, fresh))
  await screen.findByText(/0 of 1 questions answered/)
  press('Resume test')
  await screen.findByText('Question 1 of 1')
})
