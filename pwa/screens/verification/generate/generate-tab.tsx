import { formatLastDay } from '#pwa/ui/format-date.ts'
import { useId, useState } from 'react'
import type { SampleCredential } from '#contracts/credentials/credential.ts'
import { isEnded, statusOf } from '#contracts/credentials/credential.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { words as verdictWords } from '#pwa/screens/verification/verdict/words.tsx'
import { PasswordFirst } from '#pwa/session/password-first.tsx'
import { useUser } from '#pwa/session/use-session.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { CodeGenerator } from './code-generator.tsx'
import styles from './generate-tab.module.css'
import { useHeldCredentials, useSamples } from './use-codes.ts'
import { words } from './words.tsx'

const { choice, nothing, demo } = words

const SHOWN_ID_LENGTH = 12

/**
 * Shows codes of the holder's credentials. A guest has no credential, and is asked to set a
 * password first.
 */
export function GenerateTab() {
  const user = useUser()
  return user.isGuest ? (
    <PasswordFirst guest={user} page="/qr-verify?tab=generate" />
  ) : (
    <HolderCodes />
  )
}

/**
 * Shows a code for one of the holder's credentials. On a server with a demo, the holder can also
 * choose a sample.
 */
function HolderCodes() {
  const { data: own, error, refetch } = useHeldCredentials()
  const { data: everySample = [], isPending } = useSamples()
  const [chosenId, setChosenId] = useState<string | null>(null)

  if (error && !own) {
    const retry = <Button onClick={() => void refetch()}>{choice.tryAgain}</Button>
    return (
      <Notice tone="seal" title={choice.notLoaded} isAlert actions={retry}>
        {sentenceFor(error)}
      </Notice>
    )
  }
  if (!own || isPending) return <CenteredSpinner label={choice.loading} />

  const isChosen = ({ credentialId }: SampleCredential) => credentialId === chosenId
  const chosen = own.find(isChosen) ?? everySample.find(isChosen)
  if (chosen) {
    return (
      <>
        {everySample.some(isChosen) && <DemoNotice />}
        <CodeGenerator
          key={chosen.credentialId}
          credential={chosen}
          onChange={() => setChosenId(null)}
        />
      </>
    )
  }

  const ownIds = new Set(own.map(({ credentialId }) => credentialId))
  const samples = everySample.filter(({ credentialId }) => !ownIds.has(credentialId))
  if (own.length === 0 && samples.length === 0) return <NothingToShow />
  return (
    <div className={styles['choices']}>
      {own.length > 0 && <Choice title={choice.own} credentials={own} onChoose={setChosenId} />}
      {samples.length > 0 && (
        <Choice title={choice.samples} credentials={samples} onChoose={setChosenId} isDemo />
      )}
    </div>
  )
}

function NothingToShow() {
  return (
    <EmptyState
      title={nothing.title}
      actions={<ButtonLink to="/wallet">{nothing.openWallet}</ButtonLink>}
    >
      {nothing.text}
    </EmptyState>
  )
}

function DemoNotice() {
  return (
    <div className={styles['demo']}>
      <Notice title={demo.title}>{demo.text}</Notice>
    </div>
  )
}

interface ChoiceProps {
  title: string
  credentials: readonly SampleCredential[]
  onChoose: (credentialId: string) => void
  isDemo?: boolean
}

function Choice({ title, credentials, onChoose, isDemo = false }: ChoiceProps) {
  const id = useId()
  const [now] = useState(() => Date.now())
  return (
    <section className={styles['choice']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isDemo && <DemoNotice />}
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
                disabled={isEnded(status)}
                onClick={() => onChoose(credentialId)}
              >
                <span className={styles['type']}>
                  {credentialType} {verdictWords.types[credentialType]}
                </span>
                <span className={styles['facts']}>
                  {choice.idUntil(
                    <code translate="no">…{credentialId.slice(-SHOWN_ID_LENGTH)}</code>,
                    formatLastDay(expiryDate),
                  )}
                </span>
                {status !== 'active' && (
                  <Badge tone={isEnded(status) ? 'seal' : 'note'}>{choice[status]}</Badge>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
