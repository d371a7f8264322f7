import type { ComponentProps } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Page } from './page.tsx'

interface MessagePageProps extends Omit<ComponentProps<typeof EmptyState>, 'level'> {
  /** The title of the browser tab. Without it, the tab keeps its title. */
  tab?: string
}

/** A page that contains one message and nothing else. */
export function MessagePage({ tab, ...message }: MessagePageProps) {
  return (
    <Page width="narrow">
      {tab !== undefined && <title>{`${tab} · Visa Success Guide`}</title>}
      <EmptyState level={1} {...message} />
    </Page>
  )
}
