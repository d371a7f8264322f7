import { walletStatusOf, type HeldCredential } from '#contracts/credentials/credential.ts'
import { isGivable } from './is-givable.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { shortenHash } from '#pwa/ui/paper/credential-paper.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'
import { Fact } from '#pwa/ui/fact.tsx'
import { AddToWallet } from './add-to-wallet.tsx'
import { words } from './words.tsx'
import styles from './details-dialog.module.css'
import { SaveProof } from './save-proof.tsx'
import { StatusBadge } from './status-badge.tsx'

interface DetailsDialogProps {
  credential: HeldCredential
  /** The notes on the credential, from `describeHeld`. */
  notes: readonly string[]
  now: number
  onClose: () => void
}

export function DetailsDialog({ credential, notes, now, onClose }: DetailsDialogProps) {
  const { expiryWarningDays } = useWalletSettings()
  const { credentialId, credentialType, blockchainTxHash, blockchainAnchorHash } = credential
  return (
    <Dialog
      isOpen
      title={words.visaClass.titles[credentialType]}
      description={words.detailsDialog.description(credential.issuer)}
      onClose={onClose}
    >
      <dl className={styles['facts']}>
        <Fact label={words.detailsDialog.facts.status}>
          <StatusBadge status={walletStatusOf(credential, now, expiryWarningDays)} />
        </Fact>
        <Fact label={words.detailsDialog.facts.holder}>{isolate(credential.holderName)}</Fact>
        <Fact label={words.detailsDialog.facts.issued}>{formatDay(credential.issueDate)}</Fact>
        <Fact label={words.detailsDialog.facts.expires}>
          {formatLastDay(credential.expiryDate)}
        </Fact>
        {credential.revokedAt !== null && (
          <Fact label={words.detailsDialog.facts.revoked}>
            {formatInstant(credential.revokedAt)}
          </Fact>
        )}
        {credential.revokeReason !== null && (
          <Fact label={words.detailsDialog.facts.reason}>{credential.revokeReason}</Fact>
        )}
        {notes.length > 0 && (
          <Fact label={words.detailsDialog.facts.notes}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Fact>
        )}
        <Fact label={words.detailsDialog.facts.credentialId}>
          <CopyText text={credentialId} noun={words.detailsDialog.nouns.credentialId} />
        </Fact>
        <Fact label={words.detailsDialog.facts.anchorHash}>
          <CopyText
            text={blockchainAnchorHash}
            shown={shortenHash(blockchainAnchorHash)}
            noun={words.detailsDialog.nouns.anchorHash}
          />
        </Fact>
        <Fact label={words.detailsDialog.facts.transaction}>
          {blockchainTxHash === null ? (
            words.detailsDialog.facts.pending
          ) : (
            <CopyText
              text={blockchainTxHash}
              shown={shortenHash(blockchainTxHash)}
              noun={words.detailsDialog.nouns.transactionHash}
            />
          )}
        </Fact>
      </dl>
      <SaveProof credential={credential} />
      {isGivable(credential, now) && <AddToWallet credential={credential} />}
    </Dialog>
  )
}
