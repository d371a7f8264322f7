import * as z from 'zod/mini'
import { CurrentPassword } from '#contracts/accounts/proof.ts'
import { HttpError } from '#pwa/network/errors.ts'
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
import { words } from './words.ts'

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
      <PageHeading title={words.enrol.title}>{words.enrol.lede}</PageHeading>
      {canUsePasskeys() ? (
        <EnrolForm
          isBusy={enrol.isPending}
          error={enrol.error}
          onSubmit={(password) => enrol.mutate(password)}
        />
      ) : (
        <Notice tone="warn" title={words.enrol.impossible.title}>
          {words.enrol.impossible.text}
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
        label={words.enrol.password}
        autoComplete="current-password"
        error={input.error ?? (isWrong ? error.shown : undefined)}
      />
      {error && !isWrong && (
        <Notice tone="warn" isAlert>
          {sentenceForPasskey(error)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {words.enrol.add}
      </Button>
    </form>
  )
}

function Added() {
  const { tab, title, text, action } = words.enrol.added
  return (
    <MessagePage
      tab={tab}
      title={title}
      actions={
        <ButtonLink variant="primary" to={authPageFor('/admin')}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </MessagePage>
  )
}

function Over() {
  return (
    <OverLink actions={<ButtonLink to="/auth">{words.signIn}</ButtonLink>}>
      {words.enrol.over}
    </OverLink>
  )
}
