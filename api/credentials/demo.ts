import { type CredentialType, dayOf } from '#contracts/credential.ts'
import type { Services } from '#api/services.ts'
import { issue } from './issue.ts'
import { revoke } from './revoke.ts'

const DAY_MS = 86_400_000
const HOLDER_NAME = 'Amara Okafor'

interface Sample {
  credentialType: CredentialType
  passportLastFour: string
  issuedDaysAgo: number
  expiresInDays: number
  isRevoked: boolean
}

/** A valid, an expiring and a revoked one. */
const SAMPLES: Sample[] = [
  {
    credentialType: 'F-1',
    passportLastFour: '4821',
    issuedDaysAgo: 100,
    expiresInDays: 1360,
    isRevoked: false,
  },
  {
    credentialType: 'H-1B',
    passportLastFour: '4821',
    issuedDaysAgo: 1070,
    expiresInDays: 21,
    isRevoked: false,
  },
  {
    credentialType: 'B-1/B-2',
    passportLastFour: '4821',
    issuedDaysAgo: 700,
    expiresInDays: 2950,
    isRevoked: true,
  },
]

/** Gives the demo holder the sample credentials, issued by the first administrator. */
export async function issueSamples(
  services: Services,
  { holderId, adminId }: { holderId: string; adminId: string },
): Promise<void> {
  const today = services.clock.now().getTime()
  for (const sample of SAMPLES) {
    const { credential } = await issue(services, {
      userId: holderId,
      issuedBy: adminId,
      holderName: HOLDER_NAME,
      credentialType: sample.credentialType,
      passportLastFour: sample.passportLastFour,
      issueDate: dayOf(new Date(today - sample.issuedDaysAgo * DAY_MS)),
      expiryDate: dayOf(new Date(today + sample.expiresInDays * DAY_MS)),
    })
    if (!sample.isRevoked) continue
    await revoke(services, {
      credentialId: credential.credentialId,
      reasonCode: 1,
      reason: 'A sample of a revoked credential.',
      revokedBy: adminId,
    })
  }
}
