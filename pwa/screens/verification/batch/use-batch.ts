import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BatchItem, verifyBatch } from '#contracts/verification/batch-calls.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { words } from './words.ts'

/** The name of the organisation in verifications by administrators (spec section 6). */
const ORGANIZATION = 'Embassy Digital Services'

const STEP = 0.1
const STEP_EVERY_MS = 200
const HELD_AT = 0.9

export function useBatch() {
  return useMutation({
    mutationFn: (credentials: BatchItem[]) =>
      call(verifyBatch, {
        body: {
          credentials,
          verifierInfo: { organization: ORGANIZATION, timestamp: new Date().toISOString() },
          options: { includeDetails: true },
        },
      }),
    gcTime: 0,
  })
}

export function batchSentence(error: unknown): string {
  return sentenceFor(error, words.failed.sentence)
}

/**
 * Returns the progress in the form that the spec demands: a tenth more every 200 ms, up to 90 %.
 * The progress does not measure the server's work, and the response ends it.
 */
export function useProgress(): number {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      setProgress((before) => Math.min(HELD_AT, before + STEP))
    }, STEP_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return progress
}
