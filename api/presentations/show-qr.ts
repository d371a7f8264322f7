import { toDataURL } from 'qrcode'
import type { QrCode } from '#contracts/presentation/calls.ts'
import { qrSegments } from '#contracts/presentation/qr.ts'
import type { Services } from '#api/services.ts'
import { type Minting, mintToken } from './mint-token.ts'

/**
 * Mints a code and returns it as a picture. The response has the fields of the code twice, because the spec
 * has two shapes for it.
 */
export async function showQr(
  services: Services,
  { size, ...minting }: Minting & { size: number },
): Promise<QrCode> {
  const { credential, tokenId, verificationUrl, expiresAt } = await mintToken(services, minting)
  const now = services.clock.now().getTime()
  const dataURL = await toDataURL(qrSegments(verificationUrl), { width: size, margin: 4 })
  const timeRemaining = Math.floor((Date.parse(expiresAt) - now) / 1000)
  return {
    qrCode: { dataURL, token: { tokenId, timeRemaining, expiresAt } },
    verificationInfo: {
      // Only a credential that can be shown gets a code. An earlier app cannot read `upcoming`.
      status: 'active',
      credentialType: credential.credentialType,
      issueDate: credential.issueDate,
      expiryDate: credential.expiryDate,
    },
    instructions: {
      scanningApp: 'Any phone camera, or the QR Verification Center.',
      timeLimit: `This code is valid for ${String(minting.expiresInMinutes)} minutes.`,
      refreshInfo: 'Make a new code when this one has expired.',
    },
    qrCodeDataURL: dataURL,
    token: { tokenId, expiresAt: Date.parse(expiresAt) },
    verificationUrl,
  }
}
