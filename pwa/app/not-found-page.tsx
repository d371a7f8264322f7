import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page } from '#pwa/ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page width="narrow">
      <title>Page not found · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="404: page not found"
        actions={
          <ButtonLink variant="primary" to="/">
            Back to Home
          </ButtonLink>
        }
      >
        There is nothing at this address. It may have been mistyped or moved.
      </EmptyState>
    </Page>
  )
}
