import type { HeldCredential } from '#contracts/credentials/credential.ts'
import type { QrCode } from '#contracts/presentation/calls.ts'

export const CARD: HeldCredential = {
  credentialId: 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1',
  credentialType: 'F-1',
  issueDate: '2026-01-01',
  expiryDate: '2046-01-01',
  isRevoked: false,
  revokedAt: null,
  revokeReason: null,
  blockchainTxHash: null,
  blockchainAnchorHash: 'ab'.repeat(32),
  replacesId: null,
  replacesAs: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  holderName: 'Amara Okafor',
  issuer: 'visa.example',
}

/** The server's answer with a code for the credential `CARD`. */
export function buildQrCode(verificationUrl: string, expiresAt: number): QrCode {
  const { credentialType, issueDate, expiryDate } = CARD
  return {
    qrCode: {
      dataURL: 'data:,',
      token: { tokenId: 't', timeRemaining: 420, expiresAt: new Date(expiresAt).toISOString() },
    },
    verificationInfo: { status: 'active', credentialType, issueDate, expiryDate },
    instructions: { scanningApp: '', timeLimit: '', refreshInfo: '' },
    qrCodeDataURL: 'data:,',
    token: { tokenId: 't', expiresAt },
    verificationUrl,
  }
}
