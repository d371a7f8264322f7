import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.tsx'
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
      title={words.signIn.passkey.needed.title}
      isAlert
      actions={
        <ButtonLink size="small" to="/auth/recover">
          {words.signIn.passkey.needed.recover}
        </ButtonLink>
      }
    >
      {words.signIn.passkey.needed.text(error.message)}
    </Notice>
  )
}
