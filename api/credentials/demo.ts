import { randomBytes } from 'node:crypto'
import { dayOf } from '#contracts/credentials/credential.ts'
import type { VisaCredentialType } from '#contracts/credentials/credential-type.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { forgetMails } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { type Person, SYSTEM } from '#api/audit/doer.ts'
import { CredentialRow } from './credential-row.ts'
import { issue } from './issue.ts'
import { revoke } from './revoke.ts'

const HOLDER_NAME = 'Amara Okafor'
const PASSPORT_LAST_FOUR = '4821'
const DEMO_USERNAME = 'demo'
const DEMO_EMAIL = 'demo@example.com'
const PASSWORD_BYTES = 12
const NO_WAIT_MS = 0

interface Sample {
  credentialType: VisaCredentialType
  issuedDaysAgo: number
  expiresInDays: number
  isRevoked: boolean
}

/** The samples: a valid, an expiring and a revoked credential. */
const SAMPLES: Sample[] = [
  {
    credentialType: 'F-1',
    issuedDaysAgo: 100,
    expiresInDays: 1360,
    isRevoked: false,
  },
  {
    credentialType: 'H-1B',
    issuedDaysAgo: 1070,
    expiresInDays: 21,
    isRevoked: false,
  },
  {
    credentialType: 'B-1/B-2',
    issuedDaysAgo: 700,
    expiresInDays: 2950,
    isRevoked: true,
  },
]

interface DemoHolder {
  username: string
  password: string
}

/**
 * Adds a holder with sample credentials, for people who try the product. Only the first start of an embedded
 * database calls this, together with the first administrator. A real installation must not begin with
 * accounts that nobody has registered.
 */
export async function addDemoHolder(services: Services, issuedBy: string): Promise<DemoHolder> {
  const { database, passwords, clock } = services
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const { id } = await UserRow.add(database, {
    username: DEMO_USERNAME,
    email: DEMO_EMAIL,
    passwordHash: await passwords.hash(password),
    emailConfirmedAt: clock.now(),
  })
  const by = { ...SYSTEM, id: issuedBy }
  for (const sample of SAMPLES) await addSample(services, { ...sample, userId: id, by })
  // The holder of the samples has no mailbox. The mails to the holder are therefore deleted.
  await forgetMails(database, id)
  return { username: DEMO_USERNAME, password }
}

/** Finds the samples. Every user may try them. Finds none outside the embedded database. */
export async function listSamples({ database, storage }: Services): Promise<CredentialRow[]> {
  return storage === 'embedded' ? CredentialRow.samples(database) : []
}

/** Returns whether every user may get a code of this credential. */
export function isOpenSample({ storage }: Services, { isSample }: CredentialRow): boolean {
  return storage === 'embedded' && isSample
}

async function addSample(
  services: Services,
  sample: Sample & { userId: string; by: Person },
): Promise<void> {
  const { userId, by, credentialType, issuedDaysAgo, expiresInDays, isRevoked } = sample
  const today = services.clock.now().getTime()
  const issuance = {
    userId,
    by,
    credentialType,
    holderName: HOLDER_NAME,
    passportLastFour: PASSPORT_LAST_FOUR,
    issueDate: dayOf(new Date(today - issuedDaysAgo * DAY_MS)),
    expiryDate: dayOf(new Date(today + expiresInDays * DAY_MS)),
    isSample: true,
  }
  const { credential } = await issue(services, issuance, NO_WAIT_MS)
  if (!isRevoked) return

  const revocation = {
    credentialId: credential.credentialId,
    reasonCode: 1,
    reason: 'A sample of a revoked credential.',
    by,
  } as const
  await revoke(services, revocation, NO_WAIT_MS)
}
