import type { ReactNode } from 'react'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import { English } from '#pwa/language/english.tsx'
import { Name } from '#pwa/ui/name.tsx'
import { formatDay, formatLastDay } from '#pwa/ui/format-date.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import styles from './credential-paper.module.css'
import { words } from './words.tsx'
import { Guilloche } from './guilloche.tsx'

const SHOWN_ID_LENGTH = 8
const HASH_START = 4

interface CredentialPaperProps {
  credentialId: string
  credentialType: CredentialType
  /** The holder's name, or the initials when the name must not be shown. */
  holder: string
  issueDate: string
  expiryDate: string
  issuer: string
  /**
   * The anchor hash at the bottom of the paper. The screen shows only its first and last
   * characters. A print shows the whole hash.
   */
  anchorHash?: string | null
  /** A `Badge` in the bar at the top, opposite the class. */
  status?: ReactNode
  isIdShown?: boolean
  /** The level of the heading, which is the holder's name. */
  level?: 2 | 3
  /** A word across the paper, such as `SAMPLE`. It shows that the paper is not valid. */
  overprint?: string
  children?: ReactNode
  /** The buttons at the bottom, below the printed pattern. */
  actions?: ReactNode
}

/**
 * Shows a credential as a printed paper: on the card of the holder, on the code screen and in the
 * verdict.
 */
export function CredentialPaper({
  credentialId,
  credentialType,
  holder,
  issueDate,
  expiryDate,
  issuer,
  anchorHash,
  status,
  isIdShown = true,
  level = 3,
  overprint,
  children,
  actions,
}: CredentialPaperProps) {
  const Heading = `h${String(level)}` as 'h2' | 'h3'
  return (
    <article className={styles['paper']} data-class={credentialType}>
      <header className={styles['bar']}>
        <p className={styles['class']}>
          <span className={styles['code']}>{credentialType}</span>{' '}
          <span className={styles['kind']}>{words.credentialPaper.classes[credentialType]}</span>
        </p>
        {status}
      </header>
      <div className={styles['ground']}>
        <Guilloche seed={credentialId} />
        {overprint !== undefined && (
          <p className={styles['overprint']} aria-hidden="true">
            {overprint}
          </p>
        )}
        <Heading className={styles['holder']}>
          <Name>{holder}</Name>
        </Heading>
        <dl className={styles['facts']}>
          <Fact label={words.credentialPaper.issued}>{formatDay(issueDate)}</Fact>
          <Fact label={words.credentialPaper.expires}>{formatLastDay(expiryDate)}</Fact>
          {isIdShown && (
            <Fact label={words.credentialPaper.credential}>
              <code translate="no">…{credentialId.slice(-SHOWN_ID_LENGTH)}</code>
            </Fact>
          )}
        </dl>
        {children}
        <footer className={styles['foot']}>
          <p className={styles['issuer']}>
            {anchorHash
              ? words.credentialPaper.issuerWithAnchor(
                  issuer,
                  <Printed screen={shortenHash(anchorHash)} paper={anchorHash} />,
                )
              : words.credentialPaper.issuer(issuer)}
          </p>
          <p className={styles['disclaimer']}>
            <English>Not a US government document</English>
          </p>
        </footer>
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </article>
  )
}

/** Returns the first and the last characters of a hash: `8f3c…21a9`. */
export function shortenHash(hash: string): string {
  return `${hash.replace(/^0x/, '').slice(0, HASH_START)}…${hash.slice(-HASH_START)}`
}
