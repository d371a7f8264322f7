import type { HeldCredential } from '#contracts/credentials/credential.ts'
import type { Passes } from '#pwa/device/presentation/passes.ts'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { ExpiryNotices } from './expiry-notices.tsx'
import { FaultNotices } from './fault-notices.tsx'
import { SamePhone } from './same-phone.tsx'

interface LaterNoticesProps {
  owner: string
  credentials: readonly HeldCredential[]
  passes: Passes | undefined
  /** Prepares the passes once more. */
  onRenew: () => void
}

/** Notices that are not urgent and may appear later than the rest of the screen. */
export function LaterNotices({ owner, credentials, passes, onRenew }: LaterNoticesProps) {
  return (
    <>
      <FaultNotices passes={passes} />
      {isFromHomeScreen() && passes && (
        <SamePhone owner={owner} trouble={passes.trouble} onEnded={onRenew} />
      )}
      <ExpiryNotices owner={owner} credentials={credentials} />
    </>
  )
}
