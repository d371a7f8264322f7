import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endCodes, listCodes } from '#contracts/presentation/codes.ts'
import { tellFailure } from '#pwa/network/tell-failure.ts'
import { call } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

interface CodeListProps {
  owner: string
  isOffline?: boolean
  classes: { list: string | undefined; hint: string | undefined }
}

/** Shows the minted codes that are still valid. Each screen that lists devices also shows these codes. */
export function CodeList({ owner, isOffline = false, classes }: CodeListProps) {
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const queryKey = ['codes', owner]
  const { data: codes = [] } = useQuery({ queryKey, queryFn: () => call(listCodes), staleTime: 0 })
  const end = useMutation({
    mutationFn: () => call(endCodes),
    onSuccess: () => {
      showToast({ title: 'Codes ended', description: 'They are refused from now on.' })
    },
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (codes.length === 0) return null

  return (
    <>
      <p className={classes.hint}>Codes that no device is bound to, and that still count:</p>
      <ul className={classes.list}>
        {codes.map(({ tokenId, credentialId, mintedAt, expiresAt }) => (
          <li key={tokenId}>
            <p>
              <strong>Credential …{credentialId.slice(-8)}</strong>
              <span className={classes.hint}>
                Made {formatInstant(mintedAt)}, counts until {formatInstant(expiresAt)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div>
        <Button disabled={isOffline} isBusy={end.isPending} onClick={() => setIsAsked(true)}>
          End these codes
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        isDestructive
        title="End these codes?"
        question="Each is refused from now on. Somebody who was to check one needs another code."
        confirmLabel="End codes"
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          end.mutate()
          setIsAsked(false)
        }}
      />
    </>
  )
}
