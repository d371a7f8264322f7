import * as z from 'zod/mini'
import { Email } from '#contracts/accounts/registration.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { useRequestReset } from '#pwa/session/use-request-reset.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './auth-page.module.css'
import { words } from './words.ts'
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
        title={words.links.forgot.sent.title}
        actions={<ButtonLink to="/auth">{words.links.forgot.sent.back}</ButtonLink>}
      >
        {words.links.forgot.sent.text(isolateAddress(entered.email.trim()))}
      </MessagePage>
    )
  }

  return (
    <Page width="narrow">
      <PageHeading title={words.links.forgot.title}>{words.links.forgot.lede}</PageHeading>
      <form className={styles['form']} {...formProps}>
        <TextInput
          {...inputProps('email')}
          label={words.fields.email}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" variant="primary" size="large" isWide isBusy={request.isPending}>
          {words.links.forgot.send}
        </Button>
      </form>
    </Page>
  )
}
