import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { contentOfToday } from '#tests/support/browser/keep-guide.ts'
import { isAskable } from '#contracts/learning/dated.ts'
import {
  type InterviewClass,
  type PracticeQuestion,
  questionsFor,
  VISA_TYPES,
} from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { expectEvenButtons } from './even-buttons.ts'
import { test as learning } from './learner.ts'

const test = learning
  .extend('opening', ({ opening }) => ({ ...opening, serviceWorkers: 'allow' as const }))
  .extend('forgiven', /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

const { free, premium } = contentOfToday()
const poolA = free.questions
const [poolB, poolC] = [1, 2].map((place) =>
  premium.questions.filter((question) => poolOf(question) === place),
) as [PracticeQuestion[], PracticeQuestion[]]

/** Returns the questions of a test of this pool today. Of a later pool, only those that may still be asked. */
function askedOf(pool: readonly PracticeQuestion[], type: InterviewClass = 'J-1') {
  const today = new Date().toISOString().slice(0, 10)
  return questionsFor(type, pool).filter(
    (question) => poolOf(question) === 0 || isAskable(question, today),
  )
}

/** Answers every question of a J-1 test. Expects that all questions are from this pool. */
async function answerAll(page: Page, pool: readonly PracticeQuestion[]) {
  const asked = askedOf(pool)
  for (const [place, { question }] of asked.entries()) {
    await page.getByText(`Question ${String(place + 1)} of ${String(asked.length)}`).waitFor()
    await page.getByRole('heading', { name: question, level: 1 }).waitFor()
    await page.keyboard.press('1')
    await page.locator('[data-option="1"][aria-pressed="true"]').waitFor()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('region', { name: 'Score' }).waitFor()
}

async function startUntimed(page: Page) {
  await page.getByRole('radio', { name: 'Untimed' }).check()
  await page.getByRole('button', { name: /^J-1 / }).click()
}

const next = (page: Page) => page.getByRole('button', { name: 'Take the next test' })

describe('somebody with premium access', () => {
  test('goes from test to test without a connection, and begins again after the last', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/test')
    await waitForWorker(page)
    await page.getByText('Your next test is number 1 of 3').waitFor()
    await startUntimed(page)
    await answerAll(page, poolA)
    await next(page).waitFor()
    await expectEvenButtons(page)
    await checkBothThemes(page)

    await page.context().setOffline(true)
    await next(page).click()
    await page.getByText(`Question 1 of ${String(askedOf(poolB).length)}`).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Resume test' }).click()
    await answerAll(page, poolB)
    await page.getByRole('button', { name: 'Retake Test' }).click()
    await answerAll(page, poolB)
    await page.getByRole('button', { name: 'Change Visa Type' }).click()
    await page.getByText('Your next test is number 3 of 3').waitFor()
    const counts = await page.getByRole('button', { name: /questions$/ }).allTextContents()
    expect(counts.map((text) => Number(/(\d+) questions$/.exec(text)?.[1]))).toEqual(
      [...VISA_TYPES, 'All' as const].map((type) => askedOf(poolC, type).length),
    )
    await checkBothThemes(page)
    await startUntimed(page)
    await answerAll(page, poolC)
    await next(page).click()
    await page.getByRole('heading', { name: poolA[0]?.question ?? '', level: 1 }).waitFor()

    await page.context().setOffline(false)
    await page.goto('/dashboard')
    const practised = page.locator('dl > div').filter({ hasText: 'Questions practiced' })
    await expect
      .poll(() => practised.locator('dd').first().textContent())
      .toBe(String([poolA, poolB, poolC].flatMap((pool) => askedOf(pool)).length))
  })

  test('goes on after a test in which nothing was answered', async ({ learner, page }) => {
    await signIn(page, learner, '/test')
    await startUntimed(page)
    await page.getByText('Question 1 of').waitFor()
    await page.getByRole('button', { name: 'End test' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End test' }).click()
    await next(page).click()
    await page.getByRole('heading', { name: poolB[0]?.question ?? '', level: 1 }).waitFor()
  })
})

test('somebody without premium access takes the same test again, and no other', async ({
  person,
  page,
}) => {
  await signIn(page, person, '/practice-test')
  await startUntimed(page)
  await answerAll(page, poolA)
  await page.getByRole('button', { name: 'Retake Test' }).waitFor()
  expect(await next(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Change Visa Type' }).click()
  await page.getByRole('heading', { name: 'Choose your visa type to start' }).waitFor()
  expect(await page.getByText('Your next test is number').count()).toBe(0)
  await startUntimed(page)
  await page.getByRole('heading', { name: poolA[0]?.question ?? '', level: 1 }).waitFor()
})
