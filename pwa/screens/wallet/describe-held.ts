import {
  beginOfDay,
  successorOf,
  type HeldCredential,
  type WalletStatus,
} from '#contracts/credentials/credential.ts'
import { noteOf } from '#contracts/credentials/credential-type.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { describeReplacement } from '#pwa/ui/paper/describe-replacement.ts'

/**
 * Returns the notes on a credential: its first day if that day is still to come, its kind if it is no visa,
 * its replacement, and the credential that it replaces.
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
  const typeNote = noteOf(credential.credentialType, status === 'expired')
  const isToCome = now < beginOfDay(credential.issueDate)
  return [
    ...(isToCome ? [`Not valid yet: from ${formatDay(credential.issueDate)}`] : []),
    ...(typeNote === '' ? [] : [typeNote]),
    ...replacement,
  ]
}
