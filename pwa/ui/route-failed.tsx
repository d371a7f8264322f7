import { Button, ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Page } from './page.tsx'

/** Is shown instead of a screen that threw an error or whose code could not be loaded. */
export function RouteFailed() {
  return (
    <Page width="narrow">
      <title>Something went wrong · Visa Success Guide</title>
      <EmptyState
        level={1}
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
        Something went wrong on this page, or your connection failed while it was loading. Nothing
        you saved is lost.
      </EmptyState>
    </Page>
  )
}
