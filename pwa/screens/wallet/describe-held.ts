import { successorOf, type HeldCredential } from '#contracts/credential.ts'
import { describeReplacement } from '#pwa/ui/paper/describe-replacement.ts'

/** What replaces one of the wallet's credentials, and which one it replaces. */
export function describeHeld(
  credential: HeldCredential,
  held: readonly HeldCredential[],
): string[] {
  const successor = successorOf(credential, held)
  return describeReplacement({
    replacesId: credential.replacesId,
    replacedById: successor?.credentialId ?? null,
    replacedAs: successor?.replacesAs ?? null,
  })
}
