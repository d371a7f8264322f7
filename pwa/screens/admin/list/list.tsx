import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#contracts/page.ts'
import type { ListAnswer } from '#pwa/network/call-list.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Pager } from '#pwa/ui/pager.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from './list.module.css'
import { PAGE_SIZES, type ListInUrl } from './use-list-in-url.ts'

interface ListProps<Item> {
  /** The noun for the entries of the list, in the plural: "users". */
  noun: string
  list: ListInUrl<Page>
  answer: UseQueryResult<ListAnswer<Item[]>>
  /** Is shown when the list is empty and has no filter. */
  empty: ReactNode
  /** A sentence about entries that a search in this list cannot find. */
  unsearched?: string
  children: (items: Item[], isBusy: boolean) => ReactNode
}

/** Shows a page of a list in each of its states: loading, failed, empty, ready. */
export function List<Item>({
  noun,
  list,
  answer,
  empty,
  unsearched = '',
  children,
}: ListProps<Item>) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = answer
  if (isPending) return <ListSkeleton noun={noun} />

  const failure = error && (
    <LoadFailed
      title={`The ${noun} could not be loaded.`}
      error={error}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
  if (!data) return failure

  return (
    <div className={styles['list']}>
      {failure}
      {data.items.length > 0
        ? children(data.items, isPlaceholderData)
        : (whyNothing({ noun, list, unsearched, total: data.total }) ?? empty)}
      <Pager
        noun={noun}
        place={list.query}
        answer={data}
        onTurn={list.change}
        sizes={PAGE_SIZES}
        onResize={(limit) => {
          const { offset, from } = list.query
          // The first row of a page with a number is also on the new page.
          list.change({ limit, offset: Math.floor(offset / limit) * limit, from })
        }}
      />
    </div>
  )
}

function whyNothing({
  noun,
  list,
  unsearched,
  total,
}: {
  noun: string
  list: ListInUrl<Page>
  unsearched: string
  total: number
}): ReactNode {
  if (total > 0) {
    return (
      <EmptyState
        title="Nothing on this page"
        actions={<Button onClick={() => list.change({ offset: 0 })}>Back to the first page</Button>}
      >
        The list has become shorter since this page was opened.
      </EmptyState>
    )
  }
  if (!list.isFiltered) return null
  return (
    <EmptyState
      title={`No ${noun} match`}
      actions={<Button onClick={list.clear}>Clear search and filters</Button>}
    >
      {unsearched} Try a shorter search, or another filter.
    </EmptyState>
  )
}

interface LoadFailedProps {
  title: string
  error: Error
  isBusy: boolean
  onRetry: () => void
}

export function LoadFailed({ title, error, isBusy, onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="seal"
      title={title}
      isAlert
      actions={
        <Button size="small" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceFor(error)}
    </Notice>
  )
}

const SKELETON_ROWS = 8

function ListSkeleton({ noun }: { noun: string }) {
  return (
    <div className={styles['skeleton']} role="status">
      <VisuallyHidden>{`Loading ${noun}…`}</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className={styles['skeletonRow']}>
          <Skeleton width="18%" />
          <Skeleton width="28%" />
          <Skeleton width="14%" />
          <Skeleton width="14%" />
        </div>
      ))}
    </div>
  )
}
