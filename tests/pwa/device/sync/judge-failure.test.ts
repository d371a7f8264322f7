import '#tests/support/browser/empty-browser.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { judgeFailure } from '#pwa/device/sync/judge-failure.ts'

test.each([400, 404, 409, 413, 422, 500, 501])(
  'what was sent may be at fault of a %i',
  (status) => {
    expect(judgeFailure(new HttpError(status, ''))).toEqual({ status: 'refused' })
  },
)

test.each([401, 403, 408, 429, 502, 503, 504])('only time mends a %i', (status) => {
  expect(judgeFailure(new HttpError(status, ''))).toEqual({ status: 'away' })
})

test.each([
  ['a network that failed', new NetworkError('The API could not be reached.')],
  ['an answer of another shape', new z.ZodError([])],
  ['an answer that is no JSON', new SyntaxError('Unexpected token')],
])('%s is no fault of what was sent', (_, error) => {
  expect(judgeFailure(error)).toEqual({ status: 'away' })
})
