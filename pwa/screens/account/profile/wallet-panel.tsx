import { useState } from 'react'
import type { OtherWallet } from '#contracts/interop/calls.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { LoadingLine } from '#pwa/ui/spinner.tsx'
import styles from './profile-page.module.css'
import { useEndWallet, useOtherWallets } from './use-other-wallets.ts'
import { words } from './words.ts'

/** Lists other wallets that have a credential of this account. Each wallet has a button that ends it. */
export function WalletPanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { wallets, ended, error, isPending } = useOtherWallets(owner)
  const end = useEndWallet(owner)
  const [asked, setAsked] = useState<OtherWallet | null>(null)

  return (
    <Panel title={words.wallets.title}>
      {isPending && <LoadingLine className={styles['hint']} />}
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      {wallets?.length === 0 && <p className={styles['hint']}>{words.wallets.none}</p>}
      <ul className={styles['list']}>
        {wallets?.map((wallet) => (
          <li key={wallet.walletId}>
            <WalletLines wallet={wallet} />
            <Button
              size="small"
              disabled={isOffline}
              isBusy={end.isPending && end.variables === wallet.walletId}
              aria-label={words.wallets.endOne(nameOf(wallet), formatInstant(wallet.createdAt))}
              onClick={() => setAsked(wallet)}
            >
              {words.wallets.end}
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
          title={words.wallets.ending.title(nameOf(asked))}
          question={words.wallets.ending.question}
          confirmLabel={words.wallets.ending.confirm}
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
  return name ?? words.wallets.nameless
}

function WalletLines({ wallet }: { wallet: OtherWallet }) {
  const { credentialId, createdAt, issuedAt } = wallet
  return (
    <p>
      <strong>{nameOf(wallet)}</strong>
      <span className={styles['hint']}>{words.wallets.holds(credentialId.slice(-8))}</span>
      <span className={styles['hint']}>{words.since(formatInstant(createdAt))}</span>
      <span className={styles['hint']}>
        {issuedAt === null
          ? words.wallets.notFetched
          : words.wallets.lastGiven(formatInstant(issuedAt))}
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
        {words.wallets.ended(formatInstant(endedAt), words.wallets.ends[endReason])}
      </span>
    </p>
  )
}
