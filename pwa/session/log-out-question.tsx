import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { endCodes, listCodes } from '#contracts/presentation/codes.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

/** A server that does not answer holds up no log-out for longer. */
const ASK_MS = 10_000

export interface LogOutQuestionProps {
  onLeave: () => void
  onClose: () => void
}

/** Names the codes that would count on after the log-out, and logs out at once where there are none. */
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
  const isNone = codes?.length === 0
  useEffect(() => {
    if (isNone) leave()
  }, [isNone])
  const end = useMutation({
    mutationFn: () => call(endCodes),
    onSuccess: () => {
      onLeave()
      onClose()
    },
    onError: (error) => {
      showToast({ title: 'Error', description: sentenceFor(error), variant: 'destructive' })
    },
  })
  if (!codes || isNone) return null

  return (
    <Dialog
      isOpen
      size="small"
      title="Codes that still count"
      description="No device is bound to these codes, so they count on after you log out. End them unless somebody is about to check one."
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              onLeave()
              onClose()
            }}
          >
            Keep them, log out
          </Button>
          <Button
            variant="primary"
            isBusy={end.isPending}
            onClick={() => {
              end.mutate()
            }}
          >
            End them, log out
          </Button>
        </>
      }
    >
      <ul>
        {codes.map(({ tokenId, credentialId, expiresAt }) => (
          <li key={tokenId}>
            Credential …{credentialId.slice(-8)}, until {formatInstant(expiresAt)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
