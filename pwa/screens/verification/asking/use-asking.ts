import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  answerRequest,
  type AskedWallet,
  type AskWallet,
  askWallet,
  listRequests,
  type PresentationRequest,
  readRequest,
  RETURN_PARAMETERS,
  showAnswer,
} from '#contracts/interop/requests.ts'
import { callList } from '#pwa/network/call-list.ts'
import { NetworkError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { askByBrowser } from './ask-browser.ts'

/**
 * The time between two calls of `useRequest`. A wallet answers the server, and only a call tells
 * the page about the answer. Each call has a cost, but no connection stays open.
 */
const ASK_AGAIN_MS = 1500
/** The time limit for an answer that comes through the browser, in milliseconds. */
const BROWSER_WAIT_MS = 120_000

/**
 * Sends the request to the server. If the browser itself asks the wallet, waits for the wallet's
 * answer until `signal` aborts.
 */
export function useAsk() {
  return useMutation({
    mutationFn: async ({
      signal,
      ...body
    }: AskWallet & { signal: AbortSignal }): Promise<PresentationRequest> => {
      const asked = await call(askWallet, { body })
      return body.way === 'browser' ? answerByBrowser(asked, signal) : asked
    },
    gcTime: 0,
  })
}

async function answerByBrowser(
  asked: AskedWallet,
  signal: AbortSignal,
): Promise<PresentationRequest> {
  const { requestId } = asked
  const patience = AbortSignal.any([signal, AbortSignal.timeout(BROWSER_WAIT_MS)])
  const body = await askByBrowser(asked, patience)
  return call(answerRequest, { params: { requestId }, body })
}

/**
 * Reads the request from the server repeatedly, until it is no longer open. After a lost
 * connection, reads it again.
 */
export function useRequest(requestId: string | null) {
  return useQuery({
    queryKey: ['presentation-request', requestId],
    queryFn: ({ signal }) => call(readRequest, { params: { requestId: requestId ?? '' }, signal }),
    enabled: requestId !== null,
    gcTime: 0,
    staleTime: 0,
    retry: (_, error) => error instanceof NetworkError,
    retryDelay: ASK_AGAIN_MS,
    refetchInterval: ({ state: { data, error } }) =>
      (data && data.state !== 'open') || (error && !(error instanceof NetworkError))
        ? false
        : ASK_AGAIN_MS,
    refetchIntervalInBackground: true,
  })
}

/**
 * Finds an open request from before this page was loaded. Such a request still waits for its
 * wallet.
 */
export function useOpenRequest() {
  return useQuery({
    queryKey: ['presentation-requests'],
    queryFn: async ({ signal }) => {
      const { items } = await callList(listRequests, { query: { limit: 1 }, signal })
      return items.find(({ state, way }) => state === 'open' && way !== 'browser') ?? null
    },
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}

/**
 * Shows the answer of a wallet on this device that has opened this page. Removes the code of the answer
 * immediately from the address bar and the history.
 */
export function useReturn() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const carried = new URLSearchParams(hash.slice(1))
  const [{ requestId, code }] = useState({
    requestId: carried.get(RETURN_PARAMETERS.requestId),
    code: carried.get(RETURN_PARAMETERS.code),
  })
  const isCarried = carried.has(RETURN_PARAMETERS.code)
  useEffect(() => {
    if (isCarried) void navigate({ search, hash: '' }, { replace: true })
  }, [isCarried, navigate, search])
  return useQuery({
    queryKey: ['returned-request', requestId],
    queryFn: () =>
      call(showAnswer, { params: { requestId: requestId ?? '' }, body: { code: code ?? '' } }),
    enabled: requestId !== null && code !== null,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}
