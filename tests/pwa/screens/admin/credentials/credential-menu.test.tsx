// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import type { Credential } from '#contracts/credentials/credential.ts'
import { CredentialMenu } from '#pwa/screens/admin/credentials/credential-actions.tsx'
import { DetailsDialog } from '#pwa/screens/admin/credentials/details-dialog.tsx'
import { AMARA } from '#tests/support/browser/people.ts'

const CREDENTIAL: Credential = {
  credentialId: 'urn:uuid:6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
  userId: AMARA.id,
  username: 'amara',
  email: 'amara.with.a.long.name@visa-office.example.org',
  credentialType: 'F-1',
  holderNameHash: '0123456789abcdef0123456789abcdef',
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
const REVOKED = {
  ...CREDENTIAL,
  isRevoked: true,
  revokedAt: '2026-04-01T00:00:00.000Z',
  revokeReason: 'The dates were mixed up.',
}

const ACTIONS = { onDetails: vi.fn(), onCorrect: vi.fn(), onRenew: vi.fn(), onRevoke: vi.fn() }

async function openMenu(credential: Credential) {
  const page = await showScreen(<CredentialMenu credential={credential} actions={ACTIONS} />, {
    user: AMARA,
  })
  const button = page.getByRole('button', { name: 'Actions for credential urn:uuid:6c1… of amara' })
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  return { page, items: page.getAllByRole('menuitem') }
}

test('a row has one menu, of all that may be done to its credential', async () => {
  const { page, items } = await openMenu(CREDENTIAL)
  expect(items.map((item) => item.textContent)).toEqual(['Details', 'Correct', 'Renew', 'Revoke'])
  fireEvent.click(page.getByRole('menuitem', { name: 'Revoke' }))
  expect(ACTIONS.onRevoke).toHaveBeenCalledExactlyOnceWith(CREDENTIAL)
  expect(page.queryByRole('menu')).toBeNull()
})

test('to a revoked one nothing can be done any more, and its details are read', async () => {
  const { items } = await openMenu(REVOKED)
  expect(items.map((item) => item.textContent)).toEqual(['Details'])
})

test('the details are whole: address, identifier, hash, and what became of it', async () => {
  const page = await showScreen(<DetailsDialog credential={REVOKED} onClose={() => undefined} />, {
    user: AMARA,
  })
  const dialog = page.getByRole('dialog', { name: 'Credential Details' })
  within(dialog).getByText(REVOKED.revokeReason)
  for (const whole of [REVOKED.email, REVOKED.credentialId, REVOKED.holderNameHash]) {
    expect(dialog.textContent).toContain(whole)
  }
})
