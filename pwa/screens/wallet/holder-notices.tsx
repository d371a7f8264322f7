import type { HeldCredential } from '#contracts/credentials/credential.ts'
import type { Passes } from '#pwa/device/presentation/passes.ts'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { ExpiryNotices } from './expiry-notices.tsx'
import { SamePhone } from './same-phone.tsx'

interface HolderNoticesProps {
  owner: string
  credentials: readonly HeldCredential[]
  passes: Passes | undefined
  /** Prepares the passes once more. */
  onRenew: () => void
}

/**
 * Shows notices that are not urgent. They appear later than the cards, and therefore below them.
 * Above the cards, they would move a button at the moment when the holder presses it.
 */
export function HolderNotices({ owner, credentials, passes, onRenew }: HolderNoticesProps) {
  return (
    <>
      {isFromHomeScreen() && passes && (
        <SamePhone owner={owner} trouble={passes.trouble} onEnded={onRenew} />
      )}
      <ExpiryNotices owner={owner} credentials={credentials} />
    </>
  )
}
