import { expect, test } from 'vitest'
import {
  CHECK_NAMES,
  CHECKS,
  toSpecStatus,
  VERDICT_CODES,
} from '#contracts/verification/verdict.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'

test('every code has a status and a sentence of its own, and every check a name', () => {
  const messages = VERDICT_CODES.map((code) => VERDICTS[code].message)
  expect(new Set(messages).size).toBe(VERDICT_CODES.length)
  expect(messages.every((message) => message.endsWith('.'))).toBe(true)
  expect(new Set(CHECKS.map((check) => CHECK_NAMES[check])).size).toBe(CHECKS.length)
})

test('what was not checked is an error in the words of the spec, never valid and never invalid', () => {
  expect(toSpecStatus('not_checked')).toBe('error')
  expect(toSpecStatus('revoked')).toBe('revoked')
})
