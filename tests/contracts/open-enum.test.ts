import { expect, test } from 'vitest'
import { openEnum } from '#contracts/open-enum.ts'
import { Problem } from '#contracts/problem.ts'
import { SyncAnswer } from '#contracts/sync.ts'
import { BatchVerification } from '#contracts/verification/batch-calls.ts'
import { tokenStatus } from '#contracts/verification/token-status.ts'
import { CheckResult } from '#contracts/verification/verdict.ts'

const ID = '3f2f1a52-7a37-4f6e-9d0e-6a0d5c1f0c11'
const NOW = '2026-11-20T14:32:00.000Z'

test('a word is read as the word it is, or as another one, and nothing else is a word', () => {
  const Word = openEnum(['one', 'two'])
  expect(Word.parse('two')).toBe('two')
  expect(Word.parse('FUTURE_CODE')).toBe('OTHER')
  expect(Word.parse('toString')).toBe('OTHER')
  for (const none of [undefined, null, 1, {}]) expect(Word.safeParse(none).success).toBe(false)
})

test('a refusal keeps its sentence when its code is not known', () => {
  const refusal = { error: 'FUTURE_CODE', message: 'Come back on Monday.' }
  expect(Problem.parse(refusal)).toEqual(refusal)
})

test('a refused event is named when the code of its refusal is not known', () => {
  const answer = { accepted: [], events: [], epoch: ID, cursor: '', hasMore: false }
  const refused = [{ id: ID, code: 'FUTURE_CODE' }]
  expect(SyncAnswer.parse({ ...answer, refused }).refused).toEqual(refused)
})

test('a check that is not known is shown, and a result that is not known is no pass', () => {
  const check = { check: 'FUTURE', result: 'FUTURE', detail: 'The moon was not asked.' }
  expect(CheckResult.parse(check)).toEqual({ ...check, check: 'OTHER', result: 'not_checked' })
})

test('a batch keeps its other results when one has a status that is not known', () => {
  const { summary, results } = BatchVerification.parse({
    batchId: ID,
    summary: {
      totalCredentials: 1,
      processingTime: 1,
      averageTimePerCredential: 1,
      statusBreakdown: { FUTURE_CODE: 1 },
    },
    results: [
      {
        originalIndex: 0,
        credentialId: null,
        status: 'FUTURE_CODE',
        message: 'It rests.',
        error: 'FUTURE_CODE',
        verifiedAt: NOW,
      },
    ],
  })
  expect(summary.statusBreakdown).toEqual({ FUTURE_CODE: 1 })
  expect(results[0]).toMatchObject({ status: 'OTHER', message: 'It rests.' })
})

test('the status of a code is told of one that was shown before', () => {
  const known = { tokenId: 'ab', expiresAt: NOW, firstVerifiedAt: NOW }
  const answer = { ...known, status: 'FUTURE', firstVerdict: 'FUTURE' }
  expect(tokenStatus.answer.parse(answer)).toMatchObject({ status: 'OTHER', firstVerdict: 'OTHER' })
})
