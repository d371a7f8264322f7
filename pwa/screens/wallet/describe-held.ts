import {
  beginOfDay,
  successorOf,
  type HeldCredential,
  type WalletStatus,
} from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { describeReplacement } from '#pwa/ui/paper/describe-replacement.ts'
import { words } from './words.tsx'

/**
 * Returns up to four notes on a credential. They name the first day if it is in the future, the
 * kind if the credential is no visa, the credential that replaces it, and the credential that it
 * replaces.
 */
export function describeHeld(
  credential: HeldCredential,
  held: readonly HeldCredential[],
  { status, now }: { status: WalletStatus; now: number },
): string[] {
  const successor = successorOf(credential, held)
  const replacement = describeReplacement({
    replacesId: credential.replacesId,
    replacedById: successor?.credentialId ?? null,
    replacedAs: successor?.replacesAs ?? null,
  })
  const isCourse = credential.credentialType === COURSE
  const isToCome = now < beginOfDay(credential.issueDate)
  return [
    ...(isToCome ? [words.walletPage.cards.notValidYet(formatDay(credential.issueDate))] : []),
    ...(isCourse ? [words.walletPage.cards.courseNote(status === 'expired')] : []),
    ...replacement,
  ]
}
