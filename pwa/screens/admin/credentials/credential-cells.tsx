import type { ReactNode } from 'react'
import {
  statusOf,
  type Credential,
  type CredentialStatus,
} from '#contracts/credentials/credential.ts'
import { type CREDENTIAL_SORTS } from '#contracts/credentials/credential-list.ts'
import {
  CREDENTIAL_TYPE_NAMES,
  type CredentialType,
} from '#contracts/credentials/credential-type.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { Address } from '#pwa/ui/address.tsx'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { formatDay, formatLastDay } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import { Notes } from '#pwa/ui/notes.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { Fact } from '#pwa/ui/fact.tsx'
import { shorten } from '#pwa/ui/shorten.ts'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './credentials.module.css'
import {
  CredentialActions,
  CredentialMenu,
  notesOf,
  type ActionHandlers,
} from './credential-actions.tsx'
import { Transaction } from './transaction.tsx'

/** The number of characters of a holder hash in a row and on a card (spec section 2). */
const ROW_HASH_LENGTH = 8
const CARD_HASH_LENGTH = 12

export const STATUS_NAMES: Record<CredentialStatus, string> = {
  active: 'Active',
  upcoming: 'Not yet valid',
  expired: 'Expired',
  revoked: 'Revoked',
}
const STATUS_TONES: Record<CredentialStatus, Tone> = {
  active: 'ok',
  upcoming: 'note',
  expired: 'warn',
  revoked: 'seal',
}

export function credentialColumns(
  actions: ActionHandlers,
): Column<Credential, (typeof CREDENTIAL_SORTS)[number]>[] {
  return [
    {
      id: 'type',
      header: 'Type',
      sortKey: 'credentialType',
      cell: ({ credentialType }) => <TypeName type={credentialType} />,
    },
    { id: 'account', header: 'Account', cell: (credential) => <Account credential={credential} /> },
    {
      id: 'holder',
      header: 'Holder Hash',
      cell: ({ holderNameHash }) => (
        <code translate="no" title={holderNameHash}>
          {shorten(holderNameHash, ROW_HASH_LENGTH)}
        </code>
      ),
    },
    {
      id: 'issued',
      header: 'Issue Date',
      sortKey: 'issueDate',
      cell: ({ issueDate }) => <span className={listStyles['day']}>{formatDay(issueDate)}</span>,
    },
    {
      id: 'expires',
      header: 'Expiry Date',
      sortKey: 'expiryDate',
      cell: ({ expiryDate }) => (
        <span className={listStyles['day']} title={formatLastDay(expiryDate)}>
          {formatDay(expiryDate)}
        </span>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: (credential) => <Status credential={credential} />,
    },
    {
      id: 'transaction',
      header: 'Blockchain TX',
      cell: ({ blockchainTxHash }) => <Transaction hash={blockchainTxHash} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (credential) => <CredentialMenu credential={credential} actions={actions} />,
    },
  ]
}

export function CredentialCard({
  credential,
  actions,
  select,
}: {
  credential: Credential
  actions: ActionHandlers
  /** The checkbox that chooses the credential. */
  select?: ReactNode
}) {
  const { credentialType, holderNameHash, issueDate, expiryDate, blockchainTxHash } = credential
  return (
    <article className={listStyles['card']}>
      <header className={listStyles['cardHead']}>
        <TypeName type={credentialType} />
        <StatusBadge credential={credential} />
        {select}
      </header>
      <dl className={listStyles['facts']}>
        <Fact label="Account" className={listStyles['wide']}>
          <Account credential={credential} />
        </Fact>
        <Fact label="Holder Hash" className={listStyles['wide']}>
          <code translate="no" title={holderNameHash}>
            {shorten(holderNameHash, CARD_HASH_LENGTH)}
          </code>
        </Fact>
        <Fact label="Issue Date">{formatDay(issueDate)}</Fact>
        <Fact label="Expiry Date">{formatLastDay(expiryDate)}</Fact>
        <Fact label="Blockchain TX" className={listStyles['wide']}>
          <Transaction hash={blockchainTxHash} />
        </Fact>
      </dl>
      <CredentialActions credential={credential} actions={actions} />
    </article>
  )
}

export function Account({ credential: { username, email } }: { credential: Credential }) {
  return (
    <>
      <Line>{isolate(username)}</Line>
      {email !== username && (
        <Line isNote title={isolateAddress(email)}>
          <Address>{email}</Address>
        </Line>
      )}
    </>
  )
}

export function TypeName({ type }: { type: CredentialType }) {
  const name = CREDENTIAL_TYPE_NAMES[type]
  return (
    <Line title={`${type} ${name}`}>
      <span className={styles['type']} data-class={type}>
        {type}
      </span>{' '}
      <span className={listStyles['muted']}>{name}</span>
    </Line>
  )
}

function Status({ credential }: { credential: Credential }) {
  return (
    <div className={listStyles['status']}>
      <StatusBadge credential={credential} />
      <Notes notes={notesOf(credential)} />
    </div>
  )
}

export function StatusBadge({ credential }: { credential: Credential }) {
  const status = statusOf(credential, useNow(MINUTE_MS))
  return <Badge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</Badge>
}
