import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { words } from './words.tsx'

export function NotFoundPage() {
  return (
    <Page width="narrow">
      <title>{words.notFound.tab}</title>
      <EmptyState
        level={1}
        title={words.notFound.title}
        actions={
          <ButtonLink variant="primary" to="/">
            {words.notFound.home}
          </ButtonLink>
        }
      >
        {words.notFound.text}
      </EmptyState>
    </Page>
  )
}
