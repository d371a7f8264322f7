import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { contentOfToday } from '#tests/support/browser/keep-guide.ts'
import { isAskable } from '#contracts/learning/dated.ts'
import { simulatorQuestionsFor, wordsFor } from '#contracts/learning/interview-question.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { test as learning } from './learner.ts'

const test = learning
  .extend('opening', ({ opening }) => ({ ...opening, serviceWorkers: 'allow' as const }))
  .extend('forgiven', /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

const CLASS = 'B-1/B-2'
const today = new Date().toISOString().slice(0, 10)
const asked = simulatorQuestionsFor(
  contentOfToday().bank.questions.filter((question) => isAskable(question, today)),
  CLASS,
)

/**
 * Returns a question with a conditional follow-up. The app asks this follow-up if the answer leaves
 * out a certain point.
 */
function findHardOne() {
  for (const question of asked) {
    for (const { question: followUp, unless } of wordsFor(question.followUps, CLASS) ?? []) {
      if (unless !== undefined) return { question, followUp, unless }
    }
  }
  throw new Error('No follow-up of this class depends on anything.')
}

function practised(page: Page, count: number) {
  return page
    .getByText(`${String(count)} of ${String(asked.length)} questions for ${CLASS} practised`)
    .waitFor()
}

async function skipTo(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, level: 2 })
  for (let place = 1; !(await heading.isVisible()); place++) {
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByText(`Question ${String(place + 1)} of ${String(asked.length)}`).waitFor()
  }
}

describe('a learner of a visa class', () => {
  test('practises its questions, compares, and is asked on about what was left out', async ({
    learner,
    page,
  }) => {
    const { question, followUp, unless } = findHardOne()
    await signIn(page, learner, '/dashboard/simulator')
    await waitForWorker(page)
    await page.getByLabel('Your visa class').selectOption(CLASS)
    await practised(page, 0)
    await skipTo(page, question.title)
    const submit = page.getByRole('button', { name: 'Submit Answer' })
    expect(await submit.isDisabled()).toBe(true)
    await page.getByLabel('Your answer').fill('To see my sister and her new house.')
    expect(await page.getByRole('heading', { name: 'Recommended answer' }).count()).toBe(0)
    await submit.click()

    await page.getByText(wordsFor(question.assesses, CLASS) ?? '').waitFor()
    const following = page.getByRole('status').filter({ hasText: 'Questions that may follow' })
    await following.getByText(followUp).waitFor()
    await page.getByRole('checkbox', { name: unless }).click()
    await expect.poll(() => following.getByText(followUp).count()).toBe(0)
    await checkBothThemes(page)
    await practised(page, 1)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    const figure = page.locator('dl > div').filter({ hasText: 'Questions practiced' }).locator('dd')
    await expect.poll(() => figure.first().textContent()).toBe('1')
    await page
      .getByRole('region', { name: 'Who you prepare as' })
      .getByText(CLASS, { exact: true })
      .waitFor()

    await page.context().setOffline(true)
    await page.goto('/dashboard/simulator')
    await practised(page, 1)
    expect(await page.getByRole('heading', { name: question.title }).count()).toBe(0)
    await page.getByLabel('Your answer').fill('As it stands on the form.')
    await submit.click()
    await page.getByRole('heading', { name: 'Recommended answer' }).waitFor()
    await practised(page, 2)

    await page.goto('/dashboard/questions')
    await page.getByRole('heading', { name: CLASS, level: 2 }).waitFor()
    await page.getByRole('heading', { name: question.title }).click()
    await page
      .getByRole('heading', { name: 'What is assessed' })
      .filter({ visible: true })
      .waitFor()
    await checkBothThemes(page)
    await page.getByRole('button', { name: 'Open the questions: TN' }).click()
    await page.getByRole('heading', { name: 'Which TN profession is this?' }).waitFor()
  })
})
