import { useState, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { Email } from '#contracts/account.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'
import { useRequestReset } from './use-account-links.ts'

const Form = z.object({ email: Email })

export function ForgotPage() {
  const request = useRequestReset()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkForm(Form, { email })
    setError(checked.errors?.['email'])
    if (checked.values) request.mutate(checked.values.email)
    else focusFirstError(event.currentTarget)
  }

  if (request.isSuccess) {
    return (
      <Page width="narrow">
        <EmptyState
          level={1}
          title="Look into your mail"
          actions={<ButtonLink to="/auth">Back to sign in</ButtonLink>}
        >
          If {email.trim()} has an account here, a link that sets a new password is on its way. It
          works once, for 10 minutes.
        </EmptyState>
      </Page>
    )
  }

  return (
    <Page width="narrow">
      <PageHeading title="Forgot your password?">
        We send a link that sets a new one to the address of your account.
      </PageHeading>
      <form className={styles['form']} noValidate onSubmit={handleSubmit}>
        <TextInput
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={error}
          onValueChange={setEmail}
        />
        <Button type="submit" variant="primary" size="large" isWide isBusy={request.isPending}>
          Send Link
        </Button>
      </form>
    </Page>
  )
}
