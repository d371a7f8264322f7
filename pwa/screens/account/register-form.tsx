import * as z from 'zod/mini'
import { PASSWORD_MIN, Registration } from '#contracts/accounts/registration.ts'
import { HttpError } from '#pwa/network/errors.ts'
import { useRegister } from '#pwa/session/use-register.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'
import { useAccountForm } from './use-account-form.ts'
import { words } from './words.ts'

/** The second password is compared here and never sent. */
const RegistrationForm = z
  .extend(Registration, {
    confirmPassword: z.string().check(z.minLength(1, words.signUp.confirmationMissing)),
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) =>
        password.normalize('NFKC') === confirmPassword.normalize('NFKC'),
      {
        path: ['confirmPassword'],
        message: words.signUp.mismatch,
        when: ({ value }) => RegistrationPasswords.safeParse(value).success,
      },
    ),
  )

const RegistrationPasswords = z.object({
  password: z.string().check(z.minLength(1)),
  confirmPassword: z.string().check(z.minLength(1)),
})

/** Fills in the address if the screen knows it. */
export function RegisterForm({ email = '' }: { email?: string }) {
  const register = useRegister()
  const { formProps, inputProps } = useAccountForm({
    initial: { username: '', email, password: '', confirmPassword: '' },
    check: (entered) => checkForm(RegistrationForm, entered),
    send: ({ username, email, password }, refuse) => {
      register.mutate(
        { username, email, password },
        {
          onError: (error) => {
            refuse((error instanceof HttpError && error.problem?.fields) || {})
          },
        },
      )
    },
  })

  return (
    <form className={styles['form']} {...formProps}>
      <TextInput
        {...inputProps('username')}
        label={words.fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...inputProps('email')}
        label={words.fields.email}
        type="email"
        autoComplete="email"
      />
      <PasswordInput
        {...inputProps('password')}
        label={words.fields.password}
        hint={words.fields.atLeast(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      <PasswordInput
        {...inputProps('confirmPassword')}
        label={words.fields.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={register.isPending}>
        {words.signUp.send}
      </Button>
    </form>
  )
}
