import { type HeldCredential, isEnded, walletStatusOf } from '#contracts/credentials/credential.ts'
import { words } from './words.tsx'

/** Separates the usable credentials from the ended ones. Both lists keep the order. */
export function foldEnded(credentials: readonly HeldCredential[], now: number) {
  const hasEnded = (held: HeldCredential) => isEnded(walletStatusOf(held, now))
  return {
    usable: credentials.filter((held) => !hasEnded(held)),
    ended: credentials.filter(hasEnded),
  }
}

/** Returns a text such as `3 ended credentials: 2 expired, 1 revoked`. */
export function describeEnded(ended: readonly HeldCredential[], now: number): string {
  const kinds = (['expired', 'revoked'] as const).flatMap((status) => {
    const count = ended.filter((held) => walletStatusOf(held, now) === status).length
    return count === 0 ? [] : words.walletPage.cards.endedKinds[status](count)
  })
  return words.walletPage.cards.ended(ended.length, kinds)
}
