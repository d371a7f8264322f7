import { Link } from 'react-router-dom'
import { Login } from '#contracts/accounts/account.ts'
import { isCodeAsked, useLogin } from '#pwa/session/use-login.ts'
import { LockedOut } from '#pwa/session/locked-out.tsx'
import { PasskeyNeeded } from '#pwa/session/passkey-needed.tsx'
import { PasskeyLogin } from '#pwa/session/passkey-login.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'
import { useAccountForm } from './use-account-form.ts'
import { words } from './words.ts'

const LoginCode = lazyPart(async () => (await import('#pwa/session/login-code.tsx')).LoginCode)

export function LoginForm() {
  const login = useLogin()
  const { entered, formProps, inputProps } = useAccountForm({
    initial: { username: '', password: '' },
    check: (entered) => checkForm(Login, entered),
    send: (credentials) => login.mutate(credentials),
  })

  if (isCodeAsked(login.error) && login.variables) {
    return <LoginCode credentials={login.variables} onBack={login.reset} />
  }

  return (
    <form className={styles['form']} {...formProps}>
      <TextInput
        {...inputProps('username')}
        label={words.fields.username}
        hint={words.fields.usernameHint}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...inputProps('password')}
        label={words.fields.password}
        autoComplete="current-password"
      />
      <LockedOut key={login.submittedAt} error={login.error} username={entered.username} />
      <PasskeyNeeded error={login.error} />
      <Button type="submit" variant="primary" size="large" isWide isBusy={login.isPending}>
        {words.login.send}
      </Button>
      <PasskeyLogin isOfferedByAutofill />
      <Link className={styles['forgot']} to="/auth/forgot">
        {words.login.forgot}
      </Link>
    </form>
  )
}
