import { lockAsker } from '#api/accounts/lock-asker.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import { isWayIn } from '#api/accounts/sessions/ways-in.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { PasskeyRow } from './passkey-row.ts'

/** Throws `LAST_PASSKEY` when the user would have no other way to sign in. */
export async function removePasskey(
  { database, clock, env }: Services,
  { passkeyId: id, user }: { passkeyId: string; user: SignedInUser },
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const removed = await PasskeyRow.remove(trx, { id, userId: user.id })
    if (!removed) throw new ApiError('PASSKEY_NOT_FOUND')
    const isLast = (await PasskeyRow.ofUser(trx, user.id).resultSize()) === 0
    if (isLast && !isWayIn('password', user, env)) throw new ApiError('LAST_PASSKEY')
    const notice = { template: 'passkey-removed', name: removed.name } as const
    await notifyOfChange(env, trx, { userId: user.id, notice, now: clock.now() })
  })
}
