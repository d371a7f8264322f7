import { describe, expect, test } from 'vitest'
import { piecesOf, renderScreen, SOMEBODY } from '#tests/support/browser/render-screen.tsx'
import type { ManagedUser } from '#contracts/administration.ts'
import type { Credential } from '#contracts/credential.ts'
import { CredentialCard, credentialColumns } from '#pwa/screens/admin/credential-cells.tsx'
import { RevokeDialog } from '#pwa/screens/admin/revoke-dialog.tsx'
import { UserCard, userColumns } from '#pwa/screens/admin/user-cells.tsx'

const CREDENTIAL: Credential = {
  credentialId: 'urn:uuid:6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
  userId: SOMEBODY.id,
  username: 'traveller',
  email: 'traveller@example.org',
  credentialType: 'F-1',
  holderNameHash: '0123456789abcdef',
  issueDate: '2026-03-02',
  expiryDate: '2046-03-01',
  isRevoked: false,
  revokedAt: null,
  revokeReason: null,
  blockchainTxHash: null,
  blockchainAnchorHash: 'ff',
  replacesId: null,
  replacesAs: null,
  replacedById: null,
  replacedAs: null,
  createdAt: '2026-03-02T00:00:00.000Z',
}

function readCredentialCell(id: string, credential: Credential) {
  const column = credentialColumns(ignore).find((candidate) => candidate.id === id)
  return piecesOf(renderScreen(column?.cell(credential)))
}

function readUserCell(id: string, user: ManagedUser) {
  const column = userColumns(ignore).find((candidate) => candidate.id === id)
  return piecesOf(renderScreen(column?.cell(user)))
}

function ignore() {
  return undefined
}

describe('a credential', () => {
  test('has these columns', () => {
    expect(credentialColumns(ignore).map(({ header }) => header)).toEqual([
      'Type',
      'Account',
      'Holder Hash',
      'Issue Date',
      'Expiry Date',
      'Status',
      'Blockchain TX',
      'Actions',
    ])
  })

  test('shows eight characters of the holder hash in the table, and twelve on a card', () => {
    expect(readCredentialCell('holder', CREDENTIAL)).toEqual(['01234567…'])
    const card = renderScreen(<CredentialCard credential={CREDENTIAL} onRevoke={ignore} />)
    expect(piecesOf(card)).toContain('0123456789ab…')
  })

  test('names the account that holds it, in the table, on a card and before it is revoked', () => {
    const account = ['traveller', 'traveller@example.org']
    expect(readCredentialCell('account', CREDENTIAL)).toEqual(account)
    const card = renderScreen(<CredentialCard credential={CREDENTIAL} onRevoke={ignore} />)
    expect(piecesOf(card)).toEqual(expect.arrayContaining(account))
    const dialog = <RevokeDialog credential={CREDENTIAL} onRevoked={ignore} onClose={ignore} />
    expect(piecesOf(renderScreen(dialog))).toContain('traveller (traveller@example.org)')
  })

  test('without a transaction is pending, in the table and on a card', () => {
    expect(readCredentialCell('transaction', CREDENTIAL)).toEqual(['Pending'])
    const card = renderScreen(<CredentialCard credential={CREDENTIAL} onRevoke={ignore} />)
    expect(piecesOf(card)).toContain('Pending')
  })

  test.each([
    { isRevoked: true, expiryDate: '2020-01-01', status: 'Revoked' },
    { isRevoked: true, expiryDate: '2046-03-01', status: 'Revoked' },
    { isRevoked: false, expiryDate: '2020-01-01', status: 'Expired' },
    { isRevoked: false, expiryDate: '2046-03-01', status: 'Active' },
  ])('revoked $isRevoked until $expiryDate is $status', ({ status, ...changes }) => {
    expect(readCredentialCell('status', { ...CREDENTIAL, ...changes })).toEqual([status])
  })

  test('can be revoked unless it is', () => {
    expect(readCredentialCell('actions', CREDENTIAL)).toContain('Revoke')
    expect(readCredentialCell('actions', { ...CREDENTIAL, isRevoked: true })).toEqual([])
  })
})

describe('a user', () => {
  test('has these columns', () => {
    expect(userColumns(ignore).map(({ header }) => header)).toEqual([
      'User',
      'Email',
      'Status',
      'Premium',
      'Admin',
      'Created',
      'Actions',
    ])
  })

  test('whose day of creation is unknown has N/A in its place', () => {
    expect(readUserCell('created', { ...SOMEBODY, createdAt: null })).toEqual(['N/A'])
    expect(readUserCell('created', SOMEBODY)).toEqual(['2 Jan 2026'])
    const card = renderScreen(
      <UserCard user={{ ...SOMEBODY, createdAt: null }} onDelete={ignore} />,
      { user: SOMEBODY },
    )
    expect(piecesOf(card)).toContain('N/A')
  })
})
