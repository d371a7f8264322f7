import { NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page } from '#pwa/ui/page.tsx'

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
    <Page width="narrow">
      <EmptyState
        level={1}
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
      </EmptyState>
    </Page>
  )
}

export function AccessDenied() {
  return (
    <Page width="narrow">
      <title>Access Denied · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="Access Denied"
        actions={<ButtonLink to="/">Back to Home</ButtonLink>}
      >
        You don't have permission to access the admin dashboard.
      </EmptyState>
    </Page>
  )
}

export function Unknown({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        title={error instanceof NetworkError ? 'No connection' : 'We cannot answer right now'}
        actions={<Button onClick={retry}>Try again</Button>}
      >
        We could not find out whether you are signed in. {sentenceFor(error)}
      </EmptyState>
    </Page>
  )
}
