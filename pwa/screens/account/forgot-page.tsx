import * as z from 'zod/mini'
import { Email } from '#contracts/accounts/registration.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { useRequestReset } from '#pwa/session/use-request-reset.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'
import { useAccountForm } from './use-account-form.ts'

const Form = z.object({ email: Email })

export function ForgotPage() {
  const request = useRequestReset()
  const { entered, formProps, inputProps } = useAccountForm({
    initial: { email: '' },
    check: (form) => checkForm(Form, form),
    send: ({ email }) => request.mutate(email),
  })

  if (request.isSuccess) {
    return (
      <MessagePage
        title="Look into your mail"
        actions={<ButtonLink to="/auth">Back to sign in</ButtonLink>}
      >
        If {isolateAddress(entered.email.trim())} has an account here, a link that sets a new
        password is on its way. It works once, for 10 minutes.
      </MessagePage>
    )
  }

  return (
    <Page width="narrow">
      <PageHeading title="Forgot your password?">
        We send a link that sets a new one to the address of your account.
      </PageHeading>
      <form className={styles['form']} {...formProps}>
        <TextInput {...inputProps('email')} label="Email" type="email" autoComplete="email" />
        <Button type="submit" variant="primary" size="large" isWide isBusy={request.isPending}>
          Send Link
        </Button>
      </form>
    </Page>
  )
}
