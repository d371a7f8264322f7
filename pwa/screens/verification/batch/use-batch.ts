import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type BatchItem, verifyBatch } from '#contracts/verification/batch-calls.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { words } from './words.ts'

/** The organisation name in administrators' verifications (spec section 6). */
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
 * Returns the progress as the spec prescribes it: a tenth more every 200 ms, up to 90 %. It does not measure
 * the server's work. The response ends the progress.
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
