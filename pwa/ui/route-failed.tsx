import { Button, ButtonLink } from './button.tsx'
import { MessagePage } from './message-page.tsx'

/** The page that replaces a screen that threw an error or whose code could not be loaded. */
export function RouteFailed() {
  return (
    <MessagePage
      tab="Something went wrong"
      title="This page could not be shown"
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Load again
          </Button>
          <ButtonLink to="/" reloadDocument>
            Back to Home
          </ButtonLink>
        </>
      }
    >
      Something went wrong on this page, or your connection failed while it was loading. Nothing you
      saved is lost.
    </MessagePage>
  )
}
