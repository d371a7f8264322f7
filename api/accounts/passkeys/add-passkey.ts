import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { type NewPasskey, PASSKEYS_MAX } from '#contracts/accounts/passkeys.ts'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import { checkAttestation, type MadePasskey } from './check-attestation.ts'
import { PasskeyRow } from './passkey-row.ts'
import type { RelyingParty } from './relying-party.ts'

interface Made {
  user: SignedInUser
  made: NewPasskey
  party: RelyingParty
  name: string
}

/** The authenticator must have verified the user. */
export async function addPasskey(
  services: Services,
  { user, made, party, name }: Made,
): Promise<PasskeyRow> {
  const { database, clock, env } = services
  const occasion = { purpose: 'register', sessionId: user.sessionId } as const
  const checked = await checkAttestation(services, { made, occasion, party })
  return database.transaction(async (trx) => {
    await lockAsker(trx, user)
    return keepPasskey(env, trx, { ...checked, userId: user.id, name, createdAt: clock.now() })
  })
}

/**
 * Stores the passkey, and queues a mail about it. The caller must have locked the user, because this function
 * counts the user's passkeys.
 */
export async function keepPasskey(
  env: Services['env'],
  trx: Knex,
  passkey: MadePasskey & Pick<PasskeyRow, 'userId' | 'name' | 'createdAt'>,
): Promise<PasskeyRow> {
  const count = await PasskeyRow.ofUser(trx, passkey.userId).resultSize()
  if (count >= PASSKEYS_MAX) throw new ApiError('PASSKEY_LIMIT')
  const added = await PasskeyRow.add(trx, passkey)
  if (!added) throw new ApiError('PASSKEY_REFUSED')
  const { userId, name, createdAt: now } = passkey
  await notifyOfChange(env, trx, { userId, notice: { template: 'passkey-added', name }, now })
  return added
}
