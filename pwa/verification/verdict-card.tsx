import type { ReactNode } from 'react'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credential-type.ts'
import { CredentialPaper } from '#pwa/ui/credential-paper.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Stamp } from '#pwa/ui/stamp.tsx'
import { AnchorDetails } from './anchor-details.tsx'
import { CheckList } from './check-list.tsx'
import { formatAge, formatForStamp } from './format-age.ts'
import { sentenceOf, titleOf } from './headline.ts'
import type { ShownCredential, ShownVerdict } from './shown-verdict.ts'
import styles from './verdict-card.module.css'

const SHOWN_ID_LENGTH = 12

interface VerdictCardProps {
  verdict: ShownVerdict
  level?: 1 | 2
  /** Buttons: what to do next. */
  actions: ReactNode
  children?: ReactNode
}

/** The whole verdict. Whoever shows it announces it, in a live region that was there before. */
export function VerdictCard({ verdict, level = 1, actions, children }: VerdictCardProps) {
  const { stamp, source, credential, anchor, verifiedAt } = verdict
  const Heading = `h${String(level)}` as 'h1' | 'h2'
  const note = `${formatForStamp(verifiedAt)} · ${source === 'live' ? 'LIVE' : 'OFFLINE'}`

  return (
    <article className={styles['verdict']} data-source={source}>
      <header className={styles['head']}>
        <div className={styles['stamp']}>
          <Stamp verdict={stamp} note={note} />
        </div>
        <Heading className={styles['title']}>{titleOf(verdict)}</Heading>
        <p className={styles['sentence']}>{sentenceOf(verdict)}</p>
        {source === 'offline' && (
          <p className={styles['source']}>
            Checked on this device, without the issuer. {describeList(verdict)}
          </p>
        )}
      </header>
      <div className={styles['actions']}>{actions}</div>
      {children}
      <div className={styles['columns']}>
        <div className={styles['findings']}>
          <CheckList verdict={verdict} />
          {source === 'live' && credential && (
            <p className={styles['firstScan']}>{describeFirstScan(verdict)}</p>
          )}
        </div>
        {credential && <ShownPaper credential={credential} anchorHash={anchor?.anchorHash} />}
      </div>
      {anchor && <AnchorDetails anchor={anchor} />}
      <p className={styles['foot']}>
        Verified {formatInstant(verifiedAt.getTime())}.
        {credential && ` Issuer: ${credential.issuer}.`} Not a US government document.
      </p>
    </article>
  )
}

function describeList({ revocationAsOf, verifiedAt }: ShownVerdict): string {
  if (!revocationAsOf) return ''
  const issued = formatInstant(revocationAsOf.getTime())
  return `Its list of revocations is of ${issued} (${formatAge(revocationAsOf, verifiedAt)}).`
}

function describeFirstScan({ firstVerifiedAt, verifiedAt }: ShownVerdict): string {
  return firstVerifiedAt
    ? `This code was first scanned ${formatAge(firstVerifiedAt, verifiedAt)}.`
    : 'This is the first scan of this code.'
}

interface ShownPaperProps {
  credential: ShownCredential
  anchorHash: string | undefined
}

function ShownPaper({ credential, anchorHash }: ShownPaperProps) {
  const { credentialId, type, initials, issueDate, expiryDate, issuer } = credential
  return (
    <div className={styles['paper']}>
      <CredentialPaper
        level={2}
        credentialId={credentialId}
        credentialType={type}
        holder={initials || CREDENTIAL_TYPE_NAMES[type]}
        issueDate={issueDate}
        expiryDate={expiryDate}
        issuer={issuer}
        anchorHash={anchorHash ?? null}
        isIdShown={false}
      >
        <p className={styles['id']}>
          <span>Credential</span> <code>…{credentialId.slice(-SHOWN_ID_LENGTH)}</code>
        </p>
      </CredentialPaper>
      <p className={styles['compare']}>
        Same credential, same pattern. Compare the person with the passport.
      </p>
    </div>
  )
}
