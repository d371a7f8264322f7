import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HttpError } from '#pwa/network/errors.ts'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import type { Reached } from './reached.ts'
import { verify } from './verify.ts'

/**
 * Runs one verification at a time. Deletes the code and the verdict from memory when the screen
 * closes.
 */
export function useVerify() {
  const { data, ...mutation } = useMutation({ mutationFn: verify, gcTime: 0 })
  return { ...mutation, verdict: useLater(data) }
}

/**
 * Returns the newest verdict. After the first verdict, calls `later` for the second one. Aborts
 * this call when another scan replaces the verdict, or when the screen closes.
 */
function useLater(reached: Reached | undefined): ShownVerdict | undefined {
  const [later, setLater] = useState<{ of: Reached; verdict: ShownVerdict } | null>(null)
  useEffect(() => {
    if (!reached?.later) return
    const leaving = new AbortController()
    void reached.later(leaving.signal).then((verdict) => {
      if (!leaving.signal.aborted) setLater({ of: reached, verdict })
    })
    return () => leaving.abort()
  }, [reached])
  return later && later.of === reached ? later.verdict : reached?.verdict
}

/**
 * Returns the server's sentence about a failure. Returns `otherwise` when the server has sent no
 * sentence (spec section 8).
 */
export function failureSentence(error: unknown, otherwise: string): string {
  return error instanceof HttpError && error.problem ? error.problem.message : otherwise
}
