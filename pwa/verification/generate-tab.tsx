import { useState } from 'react'
import type { HeldCredential } from '#contracts/credential.ts'
import { CREDENTIAL_TYPE_NAMES, statusOf } from '#contracts/credential.ts'
import { sentenceFor } from '#pwa/http.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { CodeGenerator } from './code-generator.tsx'
import styles from './generate-tab.module.css'
import { useHeldCredentials } from './use-codes.ts'

const SHOWN_ID_LENGTH = 12

/** A code for one of the holder's own credentials. */
export function GenerateTab() {
  const { data: credentials, error, refetch } = useHeldCredentials()
  const [chosenId, setChosenId] = useState<string | null>(null)

  if (error && !credentials) {
    const retry = <Button onClick={() => void refetch()}>Try Again</Button>
    return (
      <Notice tone="seal" title="Your credentials could not be loaded" isAlert actions={retry}>
        {sentenceFor(error)}
      </Notice>
    )
  }
  if (!credentials) return <CenteredSpinner label="Loading your credentials…" />
  if (credentials.length === 0) return <NothingToShow />

  const chosen = credentials.find(({ credentialId }) => credentialId === chosenId)
  if (!chosen) return <Choice credentials={credentials} onChoose={setChosenId} />
  return (
    <CodeGenerator
      key={chosen.credentialId}
      credential={chosen}
      onChange={() => {
        setChosenId(null)
      }}
    />
  )
}

function NothingToShow() {
  return (
    <EmptyState
      title="No credential to show"
      actions={<ButtonLink to="/wallet">Open the wallet</ButtonLink>}
    >
      A code is made for a credential that you hold, and none has been issued to your account.
    </EmptyState>
  )
}

interface ChoiceProps {
  credentials: readonly HeldCredential[]
  onChoose: (credentialId: string) => void
}

function Choice({ credentials, onChoose }: ChoiceProps) {
  const [now] = useState(() => Date.now())
  return (
    <section className={styles['choice']}>
      <h2>Which credential?</h2>
      <ul className={styles['list']}>
        {credentials.map((credential) => {
          const { credentialId, credentialType, expiryDate } = credential
          const status = statusOf(credential, now)
          return (
            <li key={credentialId}>
              <button
                type="button"
                className={styles['credential']}
                data-class={credentialType}
                disabled={status !== 'active'}
                onClick={() => {
                  onChoose(credentialId)
                }}
              >
                <span className={styles['type']}>
                  {credentialType} {CREDENTIAL_TYPE_NAMES[credentialType]}
                </span>
                <span className={styles['facts']}>
                  <code>…{credentialId.slice(-SHOWN_ID_LENGTH)}</code> until {formatDay(expiryDate)}
                </span>
                {status !== 'active' && (
                  <Badge tone="seal">{status === 'revoked' ? 'Revoked' : 'Expired'}</Badge>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
