import { NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { words } from './refusals-words.ts'

export interface SignInPromptProps {
  place: keyof typeof words.signInFor
  signInPage: string
}

export function SignInPrompt({ place, signInPage }: SignInPromptProps) {
  const { title, text, action } = words.signInFor[place]
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <ButtonLink variant="primary" to={signInPage}>
            {action}
          </ButtonLink>
          {place === 'center' && <ButtonLink to="/verify">{words.checkOne}</ButtonLink>}
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
      tab={words.denied.title}
      title={words.denied.title}
      actions={<ButtonLink to="/">{words.denied.home}</ButtonLink>}
    >
      {words.denied.text}
    </MessagePage>
  )
}

export function Unknown({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <MessagePage
      title={error instanceof NetworkError ? words.unknown.offline : words.unknown.title}
      actions={<Button onClick={retry}>{words.unknown.retry}</Button>}
    >
      {words.unknown.text(sentenceFor(error))}
    </MessagePage>
  )
}
