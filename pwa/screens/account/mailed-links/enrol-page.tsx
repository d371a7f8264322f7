import * as z from 'zod/mini'
import { CurrentPassword } from '#contracts/accounts/proof.ts'
import { HttpError } from '#pwa/network/http.ts'
import { authPageFor } from '#pwa/session/next-page.ts'
import { canUsePasskeys, sentenceForPasskey } from '#pwa/session/passkeys.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import styles from '#pwa/screens/account/auth-page.module.css'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import { isExpired, isWholeToken } from '#pwa/screens/account/use-account-links.ts'
import { useEnrolByLink } from '#pwa/screens/account/use-enrolment.ts'
import { IncompleteLink, OverLink } from './dead-link.tsx'
import { useLinkToken } from './use-link-token.ts'

const Form = z.object({ password: CurrentPassword })

export function EnrolPage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <Enrol key={token} token={token} /> : <IncompleteLink />
}

function Enrol({ token }: { token: string }) {
  const enrol = useEnrolByLink(token)

  if (isExpired(enrol.error)) return <Over />
  if (enrol.isSuccess) return <Added />

  return (
    <Page width="narrow">
      <PageHeading title="Add a passkey">
        From now on you sign in by it, with your fingerprint, your face or the PIN of this device.
        Enter your password to go on.
      </PageHeading>
      {canUsePasskeys() ? (
        <EnrolForm
          isBusy={enrol.isPending}
          error={enrol.error}
          onSubmit={(password) => enrol.mutate(password)}
        />
      ) : (
        <Notice tone="warn" title="This browser has no passkeys">
          Open the link in another browser, or on another device. It is not used up yet.
        </Notice>
      )}
    </Page>
  )
}

interface EnrolFormProps {
  isBusy: boolean
  error: Error | null
  onSubmit: (password: string) => void
}

function EnrolForm({ isBusy, error, onSubmit }: EnrolFormProps) {
  const { formProps, inputProps } = useAccountForm({
    initial: { password: '' },
    check: (entered) => checkForm(Form, entered),
    send: ({ password }) => onSubmit(password),
  })
  const input = inputProps('password')
  const isWrong = error instanceof HttpError && error.problem?.error === 'WRONG_PASSWORD'

  return (
    <form className={styles['form']} {...formProps}>
      <PasswordInput
        {...input}
        label="Password"
        autoComplete="current-password"
        error={input.error ?? (isWrong ? error.shown : undefined)}
      />
      {error && !isWrong && (
        <Notice tone="warn" isAlert>
          {sentenceForPasskey(error)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        Add a passkey
      </Button>
    </form>
  )
}

function Added() {
  return (
    <MessagePage
      tab="Passkey added"
      title="Your passkey is added"
      actions={
        <ButtonLink variant="primary" to={authPageFor('/admin')}>
          Sign in with it
        </ButtonLink>
      }
    >
      The link is used up. Add a second passkey on another device soon, in your profile.
    </MessagePage>
  )
}

function Over() {
  return (
    <OverLink actions={<ButtonLink to="/auth">Sign in</ButtonLink>}>
      Ask an owner of the console for another one, or the person who runs the server.
    </OverLink>
  )
}
