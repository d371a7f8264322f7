import { Navigate } from 'react-router-dom'
import { ACCOUNT_LINKS, LINK_TOKEN_PARAMETER } from '#contracts/accounts/account-links.ts'
import { Recovery } from '#contracts/accounts/enrolment.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'
import { words } from './words.ts'
import { useAccountForm } from './use-account-form.ts'
import { useRecover } from './use-enrolment.ts'

/** Accepts a recovery code from an administrator who has lost every passkey. */
export function RecoverPage() {
  const recovery = useRecover()
  const { formProps, inputProps } = useAccountForm({
    initial: { username: '', password: '', code: '' },
    check: (entered) => checkForm(Recovery, entered),
    send: (body) => recovery.mutate(body),
  })
  if (recovery.isSuccess) {
    const hash = new URLSearchParams({ [LINK_TOKEN_PARAMETER]: recovery.data.token }).toString()
    return <Navigate to={{ pathname: ACCOUNT_LINKS.enrol.page, hash }} replace />
  }

  return (
    <Page width="narrow">
      <PageHeading title={words.links.recover.title}>{words.links.recover.lede}</PageHeading>
      <form className={styles['form']} {...formProps}>
        <TextInput
          {...inputProps('username')}
          label={words.fields.username}
          hint={words.fields.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...inputProps('password')}
          label={words.fields.password}
          autoComplete="current-password"
        />
        <TextInput
          {...inputProps('code')}
          label={words.links.recover.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {recovery.isError && (
          <Notice tone="warn" isAlert>
            {sentenceFor(recovery.error)}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="large" isWide isBusy={recovery.isPending}>
          {words.links.recover.send}
        </Button>
      </form>
    </Page>
  )
}
