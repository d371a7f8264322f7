import { useState } from 'react'
import type { OtherWallet, WalletEndReason } from '#contracts/interop/calls.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { LoadingLine } from '#pwa/ui/spinner.tsx'
import styles from './profile-page.module.css'
import { useEndWallet, useOtherWallets } from './use-other-wallets.ts'

const ENDS: Record<WalletEndReason, string> = {
  user: 'you ended it',
  wallet: 'it was deleted there',
  replaced: 'another wallet came in its place',
  revoked: 'the credential was revoked',
  account: 'it went with all devices of your account',
  restored: 'our records were restored from a backup. Add the credential to it once more',
}

/** Lists other wallets that have a credential of this account. Each wallet has a button that ends it. */
export function WalletPanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { wallets, ended, error, isPending } = useOtherWallets(owner)
  const end = useEndWallet(owner)
  const [asked, setAsked] = useState<OtherWallet | null>(null)

  return (
    <Panel title="Other wallets">
      {isPending && <LoadingLine className={styles['hint']} />}
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      {wallets?.length === 0 && (
        <p className={styles['hint']}>
          None. The details of a credential in your wallet have a button that adds it to another
          one.
        </p>
      )}
      <ul className={styles['list']}>
        {wallets?.map((wallet) => (
          <li key={wallet.walletId}>
            <WalletLines wallet={wallet} />
            <Button
              size="small"
              disabled={isOffline}
              isBusy={end.isPending && end.variables === wallet.walletId}
              aria-label={`End ${nameOf(wallet)}, since ${formatInstant(wallet.createdAt)}`}
              onClick={() => setAsked(wallet)}
            >
              End
            </Button>
          </li>
        ))}
        {ended?.map((wallet) => (
          <li key={wallet.walletId}>
            <EndedLines wallet={wallet} />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={`End ${nameOf(asked)}?`}
          question="What it holds is revoked for good, and it gets nothing new. To use it again, add the credential to it once more."
          confirmLabel="End wallet"
          onClose={() => setAsked(null)}
          onConfirm={() => {
            end.mutate(asked.walletId)
            setAsked(null)
          }}
        />
      )}
    </Panel>
  )
}

function nameOf({ name }: OtherWallet): string {
  return name ?? 'Another wallet'
}

function WalletLines({ wallet }: { wallet: OtherWallet }) {
  const { credentialId, createdAt, issuedAt } = wallet
  return (
    <p>
      <strong>{nameOf(wallet)}</strong>
      <span className={styles['hint']}>Holds credential …{credentialId.slice(-8)}</span>
      <span className={styles['hint']}>Since {formatInstant(createdAt)}</span>
      <span className={styles['hint']}>
        {issuedAt === null ? 'Has not fetched it yet' : `Last given ${formatInstant(issuedAt)}`}
      </span>
    </p>
  )
}

function EndedLines({ wallet }: { wallet: OtherWallet }) {
  const { endedAt, endReason } = wallet
  if (endedAt === null || endReason === null) return null
  return (
    <p>
      <strong>{nameOf(wallet)}</strong>
      <span className={styles['hint']}>
        Ended {formatInstant(endedAt)}: {ENDS[endReason]}.
      </span>
    </p>
  )
}
