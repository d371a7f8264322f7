import type { KeyUse } from '#contracts/trust/issuer-key.ts'
import type { DescribedKey } from '#api/trust/keys/describe-keys.ts'

export const OBEYED =
  'Every process uses this within 5 seconds. Offline verifiers use it when they next fetch the lists.'
export const RECALLED = 'Its passes are recalled. Phones get new passes when they are next online.'

export function describeSuccessor(keys: readonly DescribedKey[], use: KeyUse): string {
  const next = keys.find((key) => key.use === use && key.state === 'signs now')
  return next ? `The key ${next.kid} signs instead.` : describeLacking(use)
}

/**
 * Says that no key of this use may sign. The operator must then make a new key request, because a request
 * replaces only the keys that were stopped or stolen before the request.
 */
export function describeLacking(use: KeyUse): string {
  return `NO ${use} KEY IS IN FORCE. Hold another ceremony: npm run visa -- root request keys`
}
