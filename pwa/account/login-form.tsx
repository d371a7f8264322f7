import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { Login } from '#contracts/account.ts'
import { useLogin } from '#pwa/session/use-login.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm, type FieldErrors } from '#pwa/ui/check-form.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'

export function LoginForm() {
  const login = useLogin()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkForm(Login, { username, password })
    setErrors(checked.errors ?? {})
    if (checked.values) login.mutate(checked.values)
    else focusFirstError(event.currentTarget)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit}>
      <TextInput
        label="Username"
        hint="Your email address works too."
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={errors['username']}
        onValueChange={setUsername}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors['password']}
        onValueChange={setPassword}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={login.isPending}>
        Login
      </Button>
      <Link className={styles['forgot']} to="/auth/forgot">
        Forgot your password?
      </Link>
    </form>
  )
}
