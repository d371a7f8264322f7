import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page } from '#pwa/ui/page.tsx'

/** In place of a screen that threw or whose code could not be loaded. */
export function RouteFailed() {
  return (
    <Page width="narrow">
      <title>Something went wrong · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="This page could not be shown"
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => {
                location.reload()
              }}
            >
              Load again
            </Button>
            <ButtonLink to="/" reloadDocument>
              Back to Home
            </ButtonLink>
          </>
        }
      >
        Something went wrong on this page, or your connection failed while it was loading. Nothing
        you saved is lost.
      </EmptyState>
    </Page>
  )
}
