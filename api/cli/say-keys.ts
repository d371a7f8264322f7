import type { KeyUse } from '#contracts/trust/issuer-key.ts'
import type { DescribedKey } from '#api/trust/keys/describe-keys.ts'

export const OBEYED =
  'Every process uses this within 5 seconds. Offline verifiers use it when they next fetch the lists.'
export const RECALLED = 'Its passes are recalled. Phones get new passes when they are next online.'

export function saySuccessor(keys: readonly DescribedKey[], use: KeyUse): string {
  const next = keys.find((key) => key.use === use && key.state === 'signs now')
  return next ? `The key ${next.kid} signs instead.` : sayLacking(use)
}

/**
 * Says that no key is left. A key request replaces only keys that are stopped or stolen when it is made. The
 * operator must therefore make another request.
 */
export function sayLacking(use: KeyUse): string {
  return `NO ${use} KEY IS IN FORCE. Hold another ceremony: npm run visa -- root request keys`
}
