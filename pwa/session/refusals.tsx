import { NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'

export interface SignInPromptProps {
  title: string
  text: string
  action: string
  signInPage: string
  /** A link to a page that needs no log-in. */
  otherwise?: { to: string; label: string }
}

export function SignInPrompt({ title, text, action, signInPage, otherwise }: SignInPromptProps) {
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <ButtonLink variant="primary" to={signInPage}>
            {action}
          </ButtonLink>
          {otherwise && <ButtonLink to={otherwise.to}>{otherwise.label}</ButtonLink>}
        </>
      }
    >
      {text}
    </MessagePage>
  )
}

export function AccessDenied() {
  return (
    <MessagePage
      tab="Access Denied"
      title="Access Denied"
      actions={<ButtonLink to="/">Back to Home</ButtonLink>}
    >
      You don't have permission to access the admin dashboard.
    </MessagePage>
  )
}

export function Unknown({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <MessagePage
      title={error instanceof NetworkError ? 'No connection' : 'We cannot answer right now'}
      actions={<Button onClick={retry}>Try again</Button>}
    >
      We could not find out whether you are signed in. {sentenceFor(error)}
    </MessagePage>
  )
}
