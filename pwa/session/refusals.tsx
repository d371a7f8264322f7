import { NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { words } from './words.tsx'

export interface SignInPromptProps {
  place: keyof typeof words.refusals.signInFor
  signInPage: string
}

export function SignInPrompt({ place, signInPage }: SignInPromptProps) {
  const { title, text, action } = words.refusals.signInFor[place]
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <ButtonLink variant="primary" to={signInPage}>
            {action}
          </ButtonLink>
          {place === 'center' && <ButtonLink to="/verify">{words.refusals.checkOne}</ButtonLink>}
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
      tab={words.refusals.denied.title}
      title={words.refusals.denied.title}
      actions={<ButtonLink to="/">{words.refusals.denied.home}</ButtonLink>}
    >
      {words.refusals.denied.text}
    </MessagePage>
  )
}

export function Unknown({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <MessagePage
      title={
        error instanceof NetworkError
          ? words.refusals.unknown.offline
          : words.refusals.unknown.title
      }
      actions={<Button onClick={retry}>{words.refusals.unknown.retry}</Button>}
    >
      {words.refusals.unknown.text(sentenceFor(error))}
    </MessagePage>
  )
}
