import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onlyHereQuery } from '#pwa/session/only-here-query.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { SessionList } from './session-list.tsx'
import { useEndAllSessions, useEndSession, useSessions } from './use-profile.ts'

const QUESTIONS = {
  others: {
    title: 'End all other sessions?',
    question: 'Every browser but this one is signed out, and codes that they made are refused.',
    confirmLabel: 'End sessions',
  },
  all: {
    title: 'End all sessions, here too?',
    question:
      'Every browser is signed out and every device is ended: the codes that they made are refused. Other wallets that hold your credentials are ended too. What this browser keeps for you is removed. You sign in again afterwards.',
    confirmLabel: 'End all sessions',
  },
}

function sayWhatGoes(goes: readonly string[]): string {
  if (goes.length === 0) return ''
  return ` This stands on this device only, and goes for good: ${goes.join(', ')}.`
}

export function SessionPanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { data: sessions } = useSessions(owner)
  const endOthers = useEndSession(owner)
  const endAll = useEndAllSessions()
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null)
  const { data: goes = [] } = useQuery({ ...onlyHereQuery, enabled: asked === 'all' })
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  const close = () => setAsked(null)

  return (
    <Panel title="Where you are signed in">
      <SessionList owner={owner} isOffline={isOffline} />
      <div className={styles['actions']}>
        {hasOthers && (
          <Button
            disabled={isOffline}
            isBusy={endOthers.isPending}
            onClick={() => setAsked('others')}
          >
            End all other sessions
          </Button>
        )}
        <Button disabled={isOffline} isBusy={endAll.isPending} onClick={() => setAsked('all')}>
          End all sessions
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          {...QUESTIONS[asked]}
          question={`${QUESTIONS[asked].question}${asked === 'all' ? sayWhatGoes(goes) : ''}`}
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
