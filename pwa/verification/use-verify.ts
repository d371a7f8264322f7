import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HttpError } from '#pwa/http.ts'
import { takeEarlyAnswer } from './early-answer.ts'
import type { ShownVerdict } from './shown-verdict.ts'
import { reachVerdict, type Reached, type Scan, verify } from './verify.ts'

/**
 * One verification at a time; neither the code nor the verdict outlives the screen, but for what
 * waits in the outbox for a connection.
 */
export function useVerify() {
  return useMutation({ mutationFn: (scan: Scan) => verify(scan), gcTime: 0 })
}

/** The same for whoever waits for nothing but the verdict: what can be added to it comes later. */
export function useReachVerdict() {
  const { mutate, data, error, status } = useMutation({
    mutationFn: (scan: Scan) => reachVerdict(scan, takeEarlyAnswer(scan.input)),
    gcTime: 0,
  })
  return { mutate, verdict: useFollowed(data), error, status }
}

/** Begins when the verdict is on the screen. */
function useFollowed(reached: Reached | undefined): ShownVerdict | undefined {
  const [followed, setFollowed] = useState<{ of: Reached; verdict: ShownVerdict } | null>(null)
  useEffect(() => {
    if (!reached?.follow) return
    let isGone = false
    void reached.follow().then((verdict) => {
      if (!isGone) setFollowed({ of: reached, verdict })
    })
    return () => {
      isGone = true
    }
  }, [reached])
  return followed && followed.of === reached ? followed.verdict : reached?.verdict
}

/** The server's sentence, otherwise the given one (spec section 8). */
export function failureSentence(error: unknown, otherwise: string): string {
  return error instanceof HttpError && error.problem ? error.problem.message : otherwise
}
