import { walletStatusOf, type HeldCredential } from '#contracts/credentials/credential.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { isGivable } from './is-givable.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { shortenHash } from '#pwa/ui/paper/credential-paper.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'
import { Fact } from '#pwa/ui/fact.tsx'
import { AddToWallet } from './add-to-wallet.tsx'
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
      title={`${credentialType} ${CREDENTIAL_TYPE_NAMES[credentialType]}`}
      description={`Issued by ${credential.issuer}. Not a US government document.`}
      onClose={onClose}
    >
      <dl className={styles['facts']}>
        <Fact label="Status">
          <StatusBadge status={walletStatusOf(credential, now, expiryWarningDays)} />
        </Fact>
        <Fact label="Holder">{isolate(credential.holderName)}</Fact>
        <Fact label="Issued">{formatDay(credential.issueDate)}</Fact>
        <Fact label="Expires">{formatLastDay(credential.expiryDate)}</Fact>
        {credential.revokedAt !== null && (
          <Fact label="Revoked">{formatInstant(credential.revokedAt)}</Fact>
        )}
        {credential.revokeReason !== null && <Fact label="Reason">{credential.revokeReason}</Fact>}
        {notes.length > 0 && <Fact label="Notes">{notes.join('. ')}</Fact>}
        <Fact label="Credential ID">
          <CopyText text={credentialId} noun="credential ID" />
        </Fact>
        <Fact label="Anchor hash">
          <CopyText
            text={blockchainAnchorHash}
            shown={shortenHash(blockchainAnchorHash)}
            noun="anchor hash"
          />
        </Fact>
        <Fact label="Blockchain TX">
          {blockchainTxHash === null ? (
            'Pending'
          ) : (
            <CopyText
              text={blockchainTxHash}
              shown={shortenHash(blockchainTxHash)}
              noun="transaction hash"
            />
          )}
        </Fact>
      </dl>
      <SaveProof credential={credential} />
      {isGivable(credential, now) && <AddToWallet credential={credential} />}
    </Dialog>
  )
}
