// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showQr } from '#contracts/presentation/calls.ts'
import { readNotes } from '#pwa/device/presentation/code-notes.ts'
import { isSaved } from '#pwa/device/storage/save.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { heldCredentialsQuery, useNewCode } from '#pwa/screens/verification/generate/use-codes.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { answer } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const SAMPLE_ID = 'urn:uuid:11111111-ceea-467f-a34f-b0c8a4e3d2c1'

test.each([
  ['a credential of one’s own is noted on this device', CARD.credentialId, 1],
  ['a sample, which is somebody else’s, is not', SAMPLE_ID, 0],
])('a code of %s', async (_, credentialId, notes) => {
  const user = { ...AMARA, id: crypto.randomUUID() }
  keepUser(user)
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, user)
  client.setQueryData(heldCredentialsQuery.queryKey, [CARD])
  const { credentialType, issueDate, expiryDate } = CARD
  const endsAt = Date.now() + 420_000
  answer(
    showQr,
    () => ({
      qrCode: {
        dataURL: 'data:,',
        token: { tokenId: 't', timeRemaining: 420, expiresAt: new Date(endsAt).toISOString() },
      },
      verificationInfo: { status: 'active' as const, credentialType, issueDate, expiryDate },
      instructions: { scanningApp: '', timeLimit: '', refreshInfo: '' },
      qrCodeDataURL: 'data:,',
      token: { tokenId: 't', expiresAt: endsAt },
      verificationUrl: `https://visa.example/verify?token=${vectors.presentationText}`,
    }),
    { credentialId },
  )
  const { result } = renderHook(() => useNewCode(credentialId), client)
  act(() => {
    result.current.generate('md')
  })
  await waitFor(() => {
    expect(result.current.code).not.toBeNull()
    expect(isSaved('made codes')).toBe(true)
  })
  expect(await readNotes(user.id)).toHaveLength(notes)
})
