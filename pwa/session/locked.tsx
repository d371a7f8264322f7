import { useState, type SubmitEvent } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { LockedOut } from './locked-out.tsx'
import { words } from './words.tsx'
import { PasskeyNeeded } from './passkey-needed.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { isCodeAsked, useLogin } from './use-login.ts'
import { useLogout } from './use-logout.ts'
import styles from './locked.module.css'

const LoginCode = lazyPart(async () => (await import('./login-code.tsx')).LoginCode)

/** The screen of an expired session. The stored data stays hidden until its owner logs in again. */
export function Locked({ user, otherAccount }: { user: CurrentUser; otherAccount: string }) {
  const login = useLogin()
  const logout = useLogout()
  const [password, setPassword] = useState('')

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (password !== '') login.mutate({ username: user.username, password })
  }

  return (
    <Page width="narrow">
      <PageHeading title={words.locked.heading}>
        {words.locked.text(isolate(user.username))}
      </PageHeading>
      {isCodeAsked(login.error) && login.variables ? (
        <LoginCode credentials={login.variables} onBack={login.reset} />
      ) : (
        <form className={styles['form']} onSubmit={handleSubmit}>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user.username}
            hidden
            readOnly
          />
          <PasswordInput
            label={words.locked.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
          />
          <LockedOut key={login.submittedAt} error={login.error} username={user.username} />
          <PasskeyNeeded error={login.error} />
          <Button type="submit" variant="primary" isWide isBusy={login.isPending}>
            {words.locked.unlock}
          </Button>
          <PasskeyLogin />
        </form>
      )}
      <div className={styles['others']}>
        <ButtonLink variant="quiet" to={otherAccount}>
          {words.locked.otherAccount}
        </ButtonLink>
        <Button variant="quiet" isBusy={logout.isPending} onClick={() => logout.mutate()}>
          {words.locked.remove}
        </Button>
      </div>
    </Page>
  )
}
