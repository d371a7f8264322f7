import { describe, expect, test } from 'vitest'
import { piecesOf, renderScreen, SOMEBODY } from '#tests/support/browser/render-screen.tsx'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import type { Credential } from '#contracts/credentials/credential.ts'
import type { ActionHandlers } from '#pwa/screens/admin/credentials/credential-actions.tsx'
import {
  CredentialCard,
  credentialColumns,
} from '#pwa/screens/admin/credentials/credential-cells.tsx'
import { RevokeDialog } from '#pwa/screens/admin/credentials/revoke-dialog.tsx'
import { UserCard, userColumns } from '#pwa/screens/admin/users/user-cells.tsx'

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
  const column = credentialColumns(ACTIONS).find((candidate) => candidate.id === id)
  return piecesOf(renderScreen(column?.cell(credential)))
}

function readUserCell(id: string, user: ManagedUser) {
  const column = userColumns(ignore).find((candidate) => candidate.id === id)
  return piecesOf(renderScreen(column?.cell(user)))
}

function ignore() {
  return undefined
}

const ACTIONS = { onDetails: ignore, onCorrect: ignore, onRenew: ignore, onRevoke: ignore }

function offeredOn(credential: Credential, actions: ActionHandlers = ACTIONS) {
  const card = renderScreen(<CredentialCard credential={credential} actions={actions} />)
  return piecesOf(card).filter((piece) => /^(Correct|Renew|Revoke)$/.test(piece))
}

describe('a credential', () => {
  test('has these columns', () => {
    expect(credentialColumns(ACTIONS).map(({ header }) => header)).toEqual([
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
    const card = renderScreen(<CredentialCard credential={CREDENTIAL} actions={ACTIONS} />)
    expect(piecesOf(card)).toContain('0123456789ab…')
  })

  test('names the account that holds it, in the table, on a card and before it is revoked', () => {
    const account = ['traveller', 'traveller@example.org']
    expect(readCredentialCell('account', CREDENTIAL)).toEqual(account)
    const card = renderScreen(<CredentialCard credential={CREDENTIAL} actions={ACTIONS} />)
    expect(piecesOf(card)).toEqual(expect.arrayContaining(account))
    const dialog = <RevokeDialog credential={CREDENTIAL} onRevoked={ignore} onClose={ignore} />
    expect(piecesOf(renderScreen(dialog))).toContain('traveller (traveller@example.org)')
  })

  test('without a transaction is pending, in the table and on a card', () => {
    expect(readCredentialCell('transaction', CREDENTIAL)).toEqual(['Pending'])
    const card = renderScreen(<CredentialCard credential={CREDENTIAL} actions={ACTIONS} />)
    expect(piecesOf(card)).toContain('Pending')
  })

  test.each([
    { isRevoked: true, expiryDate: '2020-01-01', status: 'Revoked' },
    { isRevoked: true, expiryDate: '2046-03-01', status: 'Revoked' },
    { isRevoked: false, expiryDate: '2020-01-01', status: 'Expired' },
    { isRevoked: false, expiryDate: '2046-03-01', status: 'Active' },
    {
      isRevoked: false,
      issueDate: '2046-02-28',
      expiryDate: '2046-03-01',
      status: 'Not yet valid',
    },
    { isRevoked: true, issueDate: '2046-02-28', expiryDate: '2046-03-01', status: 'Revoked' },
  ])('revoked $isRevoked until $expiryDate is $status', ({ status, ...changes }) => {
    expect(readCredentialCell('status', { ...CREDENTIAL, ...changes })).toEqual([status])
  })

  test('can be corrected, renewed and revoked unless it is revoked', () => {
    expect(offeredOn(CREDENTIAL)).toEqual(['Correct', 'Renew', 'Revoke'])
    expect(offeredOn({ ...CREDENTIAL, isRevoked: true })).toEqual([])
  })

  test('offers only what the user who looks may do', () => {
    const none = { ...ACTIONS, onCorrect: null, onRenew: null, onRevoke: null }
    expect(offeredOn(CREDENTIAL, none)).toEqual([])
    expect(offeredOn(CREDENTIAL, { ...none, onRenew: ignore })).toEqual(['Renew'])
    expect(offeredOn(CREDENTIAL, { ...none, onRevoke: ignore })).toEqual(['Revoke'])
  })

  test('that has been replaced says by which, and can only be revoked', () => {
    const replacedById = 'urn:uuid:11111111-2222-4333-8444-5555aaaabbbb'
    const renewed = { ...CREDENTIAL, replacedById, replacedAs: 'renewal' as const }
    expect(readCredentialCell('status', renewed)).toContain('Renewed: replaced by …aaaabbbb')
    expect(offeredOn(renewed)).toEqual(['Revoke'])
    const corrected = { ...CREDENTIAL, isRevoked: true, revokeReason: 'Misspelt.', replacedById }
    const card = (
      <CredentialCard credential={{ ...corrected, replacedAs: 'correction' }} actions={ACTIONS} />
    )
    expect(piecesOf(renderScreen(card))).toEqual(
      expect.arrayContaining(['Misspelt.', 'Corrected: replaced by …aaaabbbb']),
    )
  })

  test('that replaces one says which', () => {
    const replacing = { ...CREDENTIAL, replacesId: 'urn:uuid:0-1234abcd' }
    expect(readCredentialCell('status', { ...replacing, replacesAs: 'renewal' })).toContain(
      'Replaces …1234abcd',
    )
  })
})

describe('a user', () => {
  test('has these columns', () => {
    expect(userColumns(ignore).map(({ header }) => header)).toEqual([
      'User',
      'Email',
      'Status',
      'Premium',
      'Administrator',
      'Asks for names',
      'Created',
      'Actions',
    ])
  })

  test('has a column for each switch, and on a card each switch has its label', () => {
    const traveller = { ...SOMEBODY, id: crypto.randomUUID(), isAdmin: false, rights: [] }
    const namesOf = (markup: string) =>
      Array.from(markup.matchAll(/role="switch"[^>]* aria-label="([^"]*)"/g), ([, name]) => name)
    const premium = 'Premium access of keeper'
    const admin = 'Admin role of keeper'
    const asking = 'keeper may ask wallets for names'
    const cellOf = (id: string) =>
      renderScreen(
        userColumns(ignore)
          .find((column) => column.id === id)
          ?.cell(traveller),
        { user: SOMEBODY },
      )
    expect(['premium', 'admin', 'asking'].map((id) => namesOf(cellOf(id)))).toEqual([
      [premium],
      [admin],
      [asking],
    ])
    const card = renderScreen(<UserCard user={traveller} onDelete={ignore} />, { user: SOMEBODY })
    const facts = Array.from(
      card.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs),
      ([, label, value]) => [label, namesOf(value ?? '')],
    )
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Premium', [premium]],
        ['Administrator', [admin]],
        ['Asks for names', [asking]],
      ]),
    )
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
