import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { endCodes, listCodes } from '#contracts/presentation/codes.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { call } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { words } from './words.tsx'
import { onlyHereQuery } from './only-here-query.ts'

/**
 * The longest wait for the server's list of codes, in milliseconds. It is short, because the whole
 * log-out may take at most five seconds.
 */
const ASK_MS = 1500

export interface LogOutQuestionProps {
  onLeave: () => void
  onClose: () => void
}

/**
 * Lists the data that only this device has, and the codes that are still valid. Without such data and codes,
 * logs out immediately. Only a log-out by hand asks: when a session expires or another device ends it, nobody
 * may be there to answer.
 */
export function LogOutQuestion({ onLeave, onClose }: LogOutQuestionProps) {
  const { data: codes } = useQuery({
    queryKey: ['codes-at-log-out'],
    queryFn: () => call(listCodes, { signal: AbortSignal.timeout(ASK_MS) }).catch(() => []),
    gcTime: 0,
    staleTime: 0,
  })
  const leave = useEffectEvent(() => {
    onLeave()
    onClose()
  })
  const { data: goes } = useQuery(onlyHereQuery)
  const isNone = codes?.length === 0 && goes?.length === 0
  useEffect(() => {
    if (isNone) leave()
  }, [isNone])
  const end = useMutation({
    mutationFn: () => call(endCodes),
    onSuccess: () => {
      onLeave()
      onClose()
    },
    onError: reportFailure,
  })
  if (!codes || !goes || isNone) return null
  const isCodes = codes.length > 0

  return (
    <Dialog
      isOpen
      size="small"
      title={goes.length > 0 ? words.logOutQuestion.goes.title : words.logOutQuestion.codes.title}
      onClose={onClose}
      footer={
        <>
          {goes.length > 0 && <Button onClick={onClose}>{words.logOutQuestion.goes.stay}</Button>}
          <Button
            onClick={() => {
              onLeave()
              onClose()
            }}
          >
            {isCodes ? words.logOutQuestion.codes.keep : words.logOutQuestion.logOut}
          </Button>
          {isCodes && (
            <Button variant="primary" isBusy={end.isPending} onClick={() => end.mutate()}>
              {words.logOutQuestion.codes.end}
            </Button>
          )}
        </>
      }
    >
      {goes.length > 0 && (
        <>
          <p>{words.logOutQuestion.goes.text}</p>
          <ul>
            {goes.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      {isCodes && (
        <>
          <p>{words.logOutQuestion.codes.text}</p>
          <ul>
            {codes.map(({ tokenId, credentialId, expiresAt }) => (
              <li key={tokenId}>
                {words.logOutQuestion.codes.code(credentialId.slice(-8), formatInstant(expiresAt))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
