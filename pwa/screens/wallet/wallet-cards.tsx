import { Suspense, useState } from 'react'
import QrCode from 'lucide-react/icons/qr-code'
import {
  isEnded,
  walletStatusOf,
  type HeldCredential,
  successorOf,
  type WalletStatus,
} from '#contracts/credentials/credential.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { useIsServerReached } from '#pwa/network/connection.ts'
import { useClockOffset } from '#pwa/network/server-clock.ts'
import { findObstacle } from '#pwa/device/presentation/obstacle.ts'
import type { Passes } from '#pwa/device/presentation/passes.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CredentialPaper } from '#pwa/ui/paper/credential-paper.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { describeReplacement } from '#pwa/ui/paper/describe-replacement.ts'
import { describeEnded, foldEnded } from './fold-ended.ts'
import { beginCode, LazyCodeDialog } from './open-code-dialog.ts'
import { StatusBadge } from './status-badge.tsx'
import type { DrawnCode } from './use-code.ts'
import { words } from './words.tsx'
import styles from './wallet.module.css'

const DetailsDialog = lazyPart(async () => (await import('./details-dialog.tsx')).DetailsDialog)

interface WalletCardsProps {
  owner: string
  credentials: readonly HeldCredential[]
  passes: Passes | undefined
}

type Opened =
  | { dialog: 'details'; id: string }
  | { dialog: 'code'; id: string; begun: Promise<DrawnCode> | undefined }

export function WalletCards({ owner, credentials, passes }: WalletCardsProps) {
  const { showCredentialIds, expiryWarningDays, qrExpiryMinutes } = useWalletSettings()
  const now = useNow(MINUTE_MS) + useClockOffset()
  const [opened, setOpened] = useState<Opened | null>(null)
  const credential = credentials.find(({ credentialId }) => credentialId === opened?.id)

  function close() {
    setOpened(null)
  }

  const isReached = useIsServerReached()
  // While the server is reachable, it makes the codes that this device cannot make.
  const obstacle = !isReached && passes?.times ? findObstacle(passes.times) : null
  const { usable, ended } = foldEnded(credentials, now)
  const list = (shown: readonly HeldCredential[]) => (
    <ul className={styles['cards']}>
      {shown.map((held) => {
        const status = walletStatusOf(held, now, expiryWarningDays)
        return (
          <li key={held.credentialId}>
            <CredentialPaper
              credentialId={held.credentialId}
              credentialType={held.credentialType}
              holder={held.holderName}
              issueDate={held.issueDate}
              expiryDate={held.expiryDate}
              issuer={held.issuer}
              anchorHash={held.blockchainAnchorHash}
              isIdShown={showCredentialIds}
              level={2}
              status={<StatusBadge status={status} />}
              actions={
                <>
                  <Button
                    variant="primary"
                    icon={<QrCode />}
                    disabled={isEnded(status)}
                    onClick={() => {
                      const id = held.credentialId
                      const request = { owner, credentialId: id, minutes: qrExpiryMinutes }
                      setOpened({ dialog: 'code', id, begun: beginCode(request) })
                    }}
                  >
                    {obstacle && !isEnded(status)
                      ? words.walletPage.cards.obstacles[obstacle]
                      : words.walletPage.cards.showQr}
                  </Button>
                  <Button onClick={() => setOpened({ dialog: 'details', id: held.credentialId })}>
                    {words.walletPage.cards.details}
                  </Button>
                </>
              }
            >
              <CardNotes sentences={describeHeld(held, credentials, status)} />
            </CredentialPaper>
          </li>
        )
      })}
    </ul>
  )

  return (
    <section aria-label={words.walletPage.cards.label}>
      {usable.length > 0 && list(usable)}
      {ended.length > 0 && (
        <div className={styles['ended']}>
          <Disclosure
            title={describeEnded(ended, now)}
            width="full"
            isInitiallyOpen={usable.length === 0}
          >
            {list(ended)}
          </Disclosure>
        </div>
      )}
      {credential && opened?.dialog === 'details' && (
        <DetailsDialog
          credential={credential}
          notes={describeHeld(
            credential,
            credentials,
            walletStatusOf(credential, now, expiryWarningDays),
          )}
          now={now}
          onClose={close}
        />
      )}
      {credential && opened?.dialog === 'code' && (
        <Suspense>
          <LazyCodeDialog
            owner={owner}
            credential={credential}
            begun={opened.begun}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

function CardNotes({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className={styles['replacement']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/**
 * Returns up to four notes on a credential. They name the first day if it is in the future, the
 * kind if the credential is no visa, the credential that replaces it, and the credential that it
 * replaces.
 */
function describeHeld(
  credential: HeldCredential,
  held: readonly HeldCredential[],
  status: WalletStatus,
): string[] {
  const successor = successorOf(credential, held)
  const replacement = describeReplacement({
    replacesId: credential.replacesId,
    replacedById: successor?.credentialId ?? null,
    replacedAs: successor?.replacesAs ?? null,
  })
  const isCourse = credential.credentialType === COURSE
  return [
    ...(status === 'upcoming'
      ? [words.walletPage.cards.notYetValid(formatDay(credential.issueDate))]
      : []),
    ...(isCourse ? [words.walletPage.cards.courseNote(status === 'expired')] : []),
    ...replacement,
  ]
}
