import { Button, ButtonLink } from './button.tsx'
import { MessagePage } from './message-page.tsx'
import { words } from './words.ts'

/** The page that replaces a screen that threw an error or whose code could not be loaded. */
export function RouteFailed() {
  return (
    <MessagePage
      tab={words.failed.tab}
      title={words.failed.title}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            {words.failed.reload}
          </Button>
          <ButtonLink to="/" reloadDocument>
            {words.failed.home}
          </ButtonLink>
        </>
      }
    >
      {words.failed.text}
    </MessagePage>
  )
}
