// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { poolOf, resultOf } from '#contracts/learning/practice.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { recordEvent, toEvent } from '#pwa/device/progress/learning-log.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { useNextTest } from '#pwa/screens/practice/use-next-test.ts'

const { questions: practiceQuestions } = freeContent
const { questions: furtherQuestions, classQuestions } = premiumContent

const every = [...practiceQuestions, ...furtherQuestions]

let owner: string

beforeEach(() => {
  owner = crypto.randomUUID()
})

type Kind = 'practice_test' | 'quick_check'

/**
 * Records the end of a test with these questions. The reader has finished it this number of minutes
 * after nine o'clock.
 */
async function finishTest(minute: number, questions: number[], test: Kind = 'practice_test') {
  const result = resultOf(practiceQuestions, {}, 60)
  const event = toEvent('test_finished', { test, visaType: 'F-1', questions, result })
  const at = new Date(Date.UTC(2026, 10, 2, 9, minute)).toISOString()
  await recordEvent(owner, { ...event, at })
}

/**
 * Returns the pools of the questions of the next test. Also returns the number of these questions
 * for all visa types together.
 */
async function drawFrom(questions: readonly PracticeQuestion[] = every) {
  const { result } = renderHook(() => useNextTest(owner, questions))
  await waitFor(() => {
    expect(result.current).toBeDefined()
  })
  const drawn = result.current?.pool ?? []
  return { pools: [...new Set(drawn.map(poolOf))], count: drawn.length }
}

describe('the next test', () => {
  test('is the first one for a reader who has finished none', async () => {
    expect(await drawFrom()).toEqual({ pools: [0], count: 30 })
  })

  test.each([
    [[1, 2, 11], 1],
    [[31, 41], 2],
    [[61], 0],
  ])('after one that asked %j is number %d, counted from none', async (asked, pool) => {
    await finishTest(0, asked)
    expect(await drawFrom()).toEqual({ pools: [pool], count: 30 })
  })

  test('follows the latest test, in whatever order the devices told of them', async () => {
    await finishTest(20, [31, 32])
    await finishTest(10, [1, 2])
    expect(await drawFrom()).toMatchObject({ pools: [2] })
  })

  test('follows neither a quick check nor a test in which nothing was answered', async () => {
    await finishTest(10, [1, 2])
    await finishTest(20, [31, 32], 'quick_check')
    await finishTest(30, [])
    expect(await drawFrom()).toMatchObject({ pools: [1] })
  })

  test('is the first one again for who may have no other, whatever was finished before', async () => {
    await finishTest(0, [1, 2])
    expect(await drawFrom(practiceQuestions)).toEqual({ pools: [0], count: 30 })
  })
})

describe('the class of a reader', () => {
  async function chooseFrom(noted: string, questions: readonly PracticeQuestion[]) {
    const { answers } = await openStore(owner)
    await answers.put({ id: INTERVIEW_NOTES, value: { [INTERVIEW_VISA]: noted }, at: 1 })
    const { result } = renderHook(() => useNextTest(owner, questions))
    await waitFor(() => {
      expect(result.current).toBeDefined()
    })
    return result.current?.readerClass
  }

  test('is known when some questions are for it', async () => {
    expect(await chooseFrom('TN', [...every, ...classQuestions])).toBe('TN')
  })

  test('is no choice without questions for it', async () => {
    expect(await chooseFrom('TN', every)).toBeUndefined()
    expect(await chooseFrom('P-1', every)).toBeUndefined()
  })
})
