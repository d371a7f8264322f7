import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { words } from './not-found-words.ts'

export function NotFoundPage() {
  return (
    <Page width="narrow">
      <title>{words.tab}</title>
      <EmptyState
        level={1}
        title={words.title}
        actions={
          <ButtonLink variant="primary" to="/">
            {words.home}
          </ButtonLink>
        }
      >
        {words.text}
      </EmptyState>
    </Page>
  )
}
