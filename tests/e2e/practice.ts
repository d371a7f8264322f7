import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { FreeContent } from '#contracts/learning/learning-content.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { test as journey, STILL } from './journey.ts'
import { readVisitorRows } from './kept-here.ts'

/** Provides `practice`. It finds the question of a page, and answers the question by a key. */
export const test = journey
  .extend('opening', STILL)
  .extend('practice', { scope: 'file' }, async ({ server }) => {
    const { body } = await createHttpClient(server.url).get('/api/learning/content?part=free')
    const { questions } = body as FreeContent

    /** Returns the question on this screen, with its right answer. */
    async function shown(page: Page): Promise<PracticeQuestion> {
      const text = await page.getByRole('heading', { level: 1 }).textContent()
      const question = questions.find((one) => one.question === text)
      if (!question) throw new Error(`unknown question: ${String(text)}`)
      return question
    }

    return {
      shown,
      answerByKey: async (page: Page, isRight: boolean) => {
        const { options, correctAnswer } = await shown(page)
        const wanted = options[isRight ? correctAnswer : (correctAnswer + 1) % 4] ?? ''
        const key = await keyOf(page, wanted)
        await page.keyboard.press(key)
        await page.locator(`[data-option="${key}"][aria-pressed="true"]`).waitFor()
      },
    }
  })

/** Returns the number key that chooses this option on the screen. */
async function keyOf(page: Page, option: string): Promise<string> {
  const texts = await page.locator('[data-option]').allTextContents()
  return String(texts.findIndex((text) => text.includes(option)) + 1)
}

export async function openPractice(page: Page): Promise<void> {
  await page.goto('/practice-test')
  await page.getByRole('heading', { name: 'Practice Test' }).waitFor()
}

export async function startTest(page: Page, visaType: string, choices: readonly string[] = []) {
  for (const choice of choices) await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: new RegExp(`^${visaType} `) }).click()
  await page.getByText('Question 1 of').waitFor()
}

/** Waits until the device has the content, and then cuts the page off from the server. */
export async function loseServer(page: Page): Promise<void> {
  await expect.poll(() => readVisitorRows(page, ['content'])).toBe(1)
  await page.route('/api/**', (route) => route.abort())
}

/** Returns the remaining time, in seconds. */
export async function readTimer(page: Page): Promise<number> {
  const text = await page.getByRole('timer').textContent()
  const [minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}
