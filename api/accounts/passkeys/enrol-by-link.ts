import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'
import { lockProven, requirePassword } from '#api/accounts/sessions/require-password.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { NewPasskey, PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import { keepPasskey } from './add-passkey.ts'
import { makeChallenge, type Occasion } from './challenge.ts'
import { checkAttestation } from './check-attestation.ts'
import { PasskeyRow } from './passkey-row.ts'
import type { RelyingParty } from './relying-party.ts'

const KINDS = ['enrol'] as const

interface Shown {
  token: string
  currentPassword: string
  party: RelyingParty
}

export async function challengeByLink(
  services: Services,
  shown: Shown,
): Promise<PasskeyChallenge & { username: string }> {
  const { database } = services
  const { user, occasion } = await checkShown(services, shown)
  const passkeys = await PasskeyRow.ofUser(database, user.id)
  const handle = await UserRow.handleOf(database, user.id)
  return {
    challenge: makeChallenge(services, occasion),
    rpId: shown.party.id,
    userHandle: handle && handle.toString('base64url'),
    keyIds: passkeys.map(({ keyId }) => keyId),
    username: user.username,
  }
}

interface Enrolment extends Shown {
  made: NewPasskey
  name: string
  by: (user: UserRow) => Person
}

/** Adds a passkey to the account. The person needs the link, the password and the new passkey. */
export async function enrolByLink(
  services: Services,
  { made, name, by, ...shown }: Enrolment,
): Promise<PasskeyRow> {
  const { database, clock, env } = services
  const { token: secret, party } = shown
  const { user, occasion } = await checkShown(services, shown)
  const checked = await checkAttestation(services, { made, occasion, party })
  return database.transaction(async (trx) => {
    const now = clock.now()
    await lockProven(trx, user)
    const token = await AccountTokenRow.take(trx, { secret, kinds: KINDS, now })
    if (token?.emailKey !== toAccountKey(user.email)) throw new ApiError('LINK_EXPIRED')
    const added = await keepPasskey(env, trx, { ...checked, userId: user.id, name, createdAt: now })
    const details = { about: user.username, passkey: name }
    const entry = { action: 'passkey_enrolled', by: by(user), at: now, details } as const
    await recordAudit(trx, { ...entry, subjectId: user.id })
    return added
  })
}

/**
 * Checks the link and the password. Returns the user, and the occasion for the challenge. A challenge with
 * this occasion is valid only for this link.
 */
async function checkShown(
  services: Services,
  { token: secret, currentPassword: password }: Shown,
): Promise<{ user: UserRow; occasion: Occasion }> {
  const { database, clock } = services
  const now = clock.now()
  const token = await AccountTokenRow.openOne(database, { secret, kinds: KINDS, now })
  if (!token) throw new ApiError('LINK_EXPIRED')
  const { userId, id: sessionId } = token
  const user = await requirePassword(services, { userId, password, askedIn: sessionId })
  return { user, occasion: { purpose: 'enrol', sessionId } }
}
