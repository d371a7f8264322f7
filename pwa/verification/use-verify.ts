import { useMutation } from '@tanstack/react-query'
import { HttpError } from '#pwa/http.ts'
import { type Scan, verify } from './verify.ts'

/** One verification at a time; neither the code nor the verdict outlives the screen. */
export function useVerify() {
  return useMutation({ mutationFn: (scan: Scan) => verify(scan), gcTime: 0 })
}

/** The server's sentence, otherwise the given one (spec section 8). */
export function failureSentence(error: unknown, otherwise: string): string {
  return error instanceof HttpError && error.problem ? error.problem.message : otherwise
}
