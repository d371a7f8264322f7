import { useState, type SubmitEvent } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { LockedOut } from './locked-out.tsx'
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
      <PageHeading title="Welcome back">
        Your session ended. What is saved on this device is kept for {isolate(user.username)}.
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
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
          />
          <LockedOut key={login.submittedAt} error={login.error} username={user.username} />
          <PasskeyNeeded error={login.error} />
          <Button type="submit" variant="primary" isWide isBusy={login.isPending}>
            Unlock
          </Button>
          <PasskeyLogin />
        </form>
      )}
      <div className={styles['others']}>
        <ButtonLink variant="quiet" to={otherAccount}>
          Use another account
        </ButtonLink>
        <Button variant="quiet" isBusy={logout.isPending} onClick={() => logout.mutate()}>
          Remove this account's data
        </Button>
      </div>
    </Page>
  )
}
