import { useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { SessionList } from './session-list.tsx'
import { useEndSession, useSessions } from './use-profile.ts'

export function SessionPanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { data: sessions } = useSessions(owner)
  const end = useEndSession(owner)
  const [isAsked, setIsAsked] = useState(false)
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false

  return (
    <Panel title="Signed-in browsers">
      <SessionList owner={owner} isOffline={isOffline} />
      {hasOthers && (
        <div>
          <Button
            disabled={isOffline}
            isBusy={end.isPending}
            onClick={() => {
              setIsAsked(true)
            }}
          >
            End all other sessions
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        isDestructive
        title="End all other sessions?"
        question="Every browser but this one is signed out, and codes that they made are refused."
        confirmLabel="End sessions"
        onClose={() => {
          setIsAsked(false)
        }}
        onConfirm={() => {
          end.mutate(undefined)
          setIsAsked(false)
        }}
      />
    </Panel>
  )
}
