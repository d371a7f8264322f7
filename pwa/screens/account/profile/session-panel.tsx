import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { format } from '#pwa/language/language.ts'
import { onlyHereQuery } from '#pwa/session/only-here-query.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { SessionList } from './session-list.tsx'
import { useEndAllSessions, useEndSession, useSessions } from './use-profile.ts'
import { words } from './words.ts'

/** Asks before all sessions end, and names the data that this device would lose. */
function askForAll(goes: readonly string[]): string {
  const { question, goes: describeWhatGoes } = words.sessions.all
  if (goes.length === 0) return question
  return `${question} ${describeWhatGoes(new Intl.ListFormat(format, { type: 'unit' }).format(goes))}`
}

export function SessionPanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { data: sessions } = useSessions(owner)
  const endOthers = useEndSession(owner)
  const endAll = useEndAllSessions()
  const [asked, setAsked] = useState<'others' | 'all' | null>(null)
  const { data: goes = [] } = useQuery({ ...onlyHereQuery, enabled: asked === 'all' })
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  const close = () => setAsked(null)

  return (
    <Panel title={words.sessions.title}>
      <SessionList owner={owner} isOffline={isOffline} />
      <div className={styles['actions']}>
        {hasOthers && (
          <Button
            disabled={isOffline}
            isBusy={endOthers.isPending}
            onClick={() => setAsked('others')}
          >
            {words.sessions.endOthers}
          </Button>
        )}
        <Button disabled={isOffline} isBusy={endAll.isPending} onClick={() => setAsked('all')}>
          {words.sessions.endAll}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={words.sessions[asked].title}
          question={asked === 'all' ? askForAll(goes) : words.sessions.others.question}
          confirmLabel={words.sessions[asked].confirm}
          onClose={close}
          onConfirm={() => {
            if (asked === 'all') endAll.mutate()
            else endOthers.mutate(undefined)
            close()
          }}
        />
      )}
    </Panel>
  )
}
