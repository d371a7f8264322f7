import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { LIST_LIMIT_MAX } from '#contracts/page.ts'
import { listShowings } from '#contracts/verification/showings.ts'
import { call } from '#pwa/network/http.ts'
import { readClockOffset } from '#pwa/network/server-clock.ts'
import { readNotes } from '#pwa/device/presentation/code-notes.ts'
import { keepQuery } from '#pwa/device/storage/keep-query.ts'
import { keepSealed } from '#pwa/device/vault/keep-sealed.ts'
import { joinShowings } from './join-showings.ts'

const CHECKS_AT_ONCE = 100

function notesQuery(owner: string) {
  return queryOptions({
    queryKey: ['made-codes', owner],
    queryFn: () => readNotes(owner),
    staleTime: 0,
  })
}

/**
 * The query for the checks of this person's codes. The device stores the last response, and shows
 * it when there is no connection.
 */
function checksQuery(owner: string, limit: number) {
  return queryOptions({
    queryKey: ['checks', owner],
    queryFn: () => call(listShowings, { query: { limit } }),
    persister: keepQuery(keepSealed(owner, listShowings.answer)),
    staleTime: 0,
  })
}

/** Returns this device's notes, joined with the server's checks. */
export function useShowings(owner: string) {
  const [limit, setLimit] = useState(CHECKS_AT_ONCE)
  const notes = useQuery(notesQuery(owner))
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(checksQuery(owner, limit))
  useEffect(() => {
    if (limit > CHECKS_AT_ONCE) void refetch()
  }, [limit, refetch])

  const showings = useMemo(() => joinShowings(notes.data ?? [], data), [notes.data, data])
  const isMoreThere = data?.hasMore === true
  return {
    /**
     * The showings. Undefined until the notes are read. Also undefined while there is neither a
     * note nor a response of the server.
     */
    showings: notes.isPending || (!data && showings.length === 0) ? undefined : showings,
    /**
     * The time of the server's last response, by the server's clock. Null when there was no
     * response yet.
     */
    askedAt: data ? dataUpdatedAt + readClockOffset() : null,
    error,
    notesError: notes.error,
    isFetching,
    retry: () => void refetch(),
    /**
     * Loads earlier showings. Null when there are no earlier ones, or when only the data export
     * contains them.
     */
    showEarlier:
      isMoreThere && limit < LIST_LIMIT_MAX ? () => setLimit(limit + CHECKS_AT_ONCE) : null,
    isCutOff: isMoreThere && limit >= LIST_LIMIT_MAX,
  }
}
