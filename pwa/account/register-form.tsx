import { useState, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { PASSWORD_MIN, Registration } from '#contracts/account.ts'
import { HttpError } from '#pwa/http.ts'
import { useRegister } from '#pwa/session/use-login.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm, type FieldErrors } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'

/** The second password is compared here and never sent. */
const RegistrationForm = z
  .extend(Registration, {
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
      when: ({ value }) => RegistrationPasswords.safeParse(value).success,
    }),
  )

const RegistrationPasswords = z.object({
  password: z.string().check(z.minLength(1)),
  confirmPassword: z.string().check(z.minLength(1)),
})

const EMPTY = { username: '', email: '', password: '', confirmPassword: '' }

export function RegisterForm() {
  const register = useRegister()
  const [entered, setEntered] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkForm(RegistrationForm, entered)
    setErrors(checked.errors ?? {})
    if (!checked.values) {
      focusFirstError(form)
      return
    }

    const { username, email, password } = checked.values
    register.mutate(
      { username, email, password },
      {
        onError: (error) => {
          if (error instanceof HttpError) setErrors(error.problem?.fields ?? {})
          focusFirstError(form)
        },
      },
    )
  }

  function inputProps(name: keyof typeof EMPTY) {
    return {
      name,
      value: entered[name],
      error: errors[name],
      onValueChange: (value: string) => {
        setEntered({ ...entered, [name]: value })
      },
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit}>
      <TextInput
        {...inputProps('username')}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...inputProps('email')} label="Email" type="email" autoComplete="email" />
      <PasswordInput
        {...inputProps('password')}
        label="Password"
        hint={`At least ${String(PASSWORD_MIN)} characters.`}
        autoComplete="new-password"
      />
      <PasswordInput
        {...inputProps('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={register.isPending}>
        Sign Up
      </Button>
    </form>
  )
}
