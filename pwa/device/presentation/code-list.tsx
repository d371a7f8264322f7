import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endCodes, listCodes } from '#contracts/presentation/codes.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { call } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

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
      showToast({ title: words.codes.ended, description: words.codes.endedText })
    },
    onError: reportFailure,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (codes.length === 0) return null

  return (
    <>
      <p className={classes.hint}>{words.codes.hint}</p>
      <ul className={classes.list}>
        {codes.map(({ tokenId, credentialId, mintedAt, expiresAt }) => (
          <li key={tokenId}>
            <p>
              <strong>{words.codes.credential(credentialId.slice(-8))}</strong>
              <span className={classes.hint}>
                {words.codes.times(formatInstant(mintedAt), formatInstant(expiresAt))}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div>
        <Button disabled={isOffline} isBusy={end.isPending} onClick={() => setIsAsked(true)}>
          {words.codes.end}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        isDestructive
        title={words.codes.ask}
        question={words.codes.question}
        confirmLabel={words.codes.confirm}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          end.mutate()
          setIsAsked(false)
        }}
      />
    </>
  )
}
