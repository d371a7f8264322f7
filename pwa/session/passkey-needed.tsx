import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { PasskeyNeededError } from './use-login.ts'

/**
 * Says that the right password is not enough for this account. The button for the passkey is below this
 * notice.
 */
export function PasskeyNeeded({ error }: { error: unknown }) {
  if (!(error instanceof PasskeyNeededError)) return null
  return (
    <Notice
      tone="warn"
      title="Your account needs its passkey"
      isAlert
      actions={
        <ButtonLink size="small" to="/auth/recover">
          Use a recovery code
        </ButtonLink>
      }
    >
      Anyone who may do something in the console signs in by passkey. {error.message}
    </Notice>
  )
}
