import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { tellChange } from '#api/accounts/tell-change.ts'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { PasskeyRow } from './passkey-row.ts'

export async function removePasskey(
  { database, clock, env }: Services,
  { passkeyId: id, user }: { passkeyId: string; user: Asker },
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const removed = await PasskeyRow.remove(trx, { id, userId: user.id })
    if (!removed) throw new ApiError('PASSKEY_NOT_FOUND')
    const notice = { template: 'passkey-removed', name: removed.name } as const
    await tellChange(env, trx, { userId: user.id, notice, now: clock.now() })
  })
}
