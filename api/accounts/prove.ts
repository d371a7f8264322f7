import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { Proof } from '#contracts/proof.ts'
import { lockAsker } from './lock-asker.ts'
import { lockProven, requirePassword } from './require-password.ts'
import { SessionRow } from './session-row.ts'

interface Shown extends Proof {
  user: SignedInUser
  address: string
  /** The session's new secret. */
  token: string
}

/** The session of whoever shows the password anew counts as proved from now on, under a new secret. */
export async function prove(
  services: Services,
  { user, currentPassword, address, token }: Shown,
): Promise<void> {
  const { database, clock } = services
  const shown = { userId: user.id, password: currentPassword, address }
  const proven = await requirePassword(services, shown)
  await database.transaction(async (trx) => {
    await lockProven(trx, proven)
    const { id } = await lockAsker(trx, user)
    await SessionRow.proveAnew(trx, id, { token, now: clock.now() })
  })
}
