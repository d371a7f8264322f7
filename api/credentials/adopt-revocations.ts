import type { Transaction } from 'objection'
import { RevocationReason } from '#contracts/credentials/issuing.ts'
import { DAY_MS } from '#contracts/time.ts'
import { lockEver } from '#api/accounts/lock-holders.ts'
import {
  countUnasked,
  findUnasked,
  type UnaskedRevocation,
} from '#api/anchoring/unasked-revocations.ts'
import { takeLock } from '#api/database/locks.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { RevocationEventRow } from './revocation-event-row.ts'
import { revokeBySystem } from './revoke.ts'

/**
 * The greatest number of revocations that are adopted in 24 hours. More revocations point to a stolen key. An
 * administrator must then decide.
 */
const ADOPTED_PER_DAY = 16
const REASON = 'Revoked on blockchain.'

/**
 * Adopts revocations that only the chain has, for example because a restore lost their rows. The daily limit
 * leaves further revocations undecided. A credential with an undecided revocation is neither valid nor
 * revoked. It stays so until an administrator revokes it here, or moves the anchors to another contract.
 */
export async function adoptRevocations(
  services: Pick<Services, 'database' | 'anchoring' | 'clock'>,
): Promise<void> {
  const { database, anchoring, clock } = services
  for (const unasked of await findUnasked(database, ADOPTED_PER_DAY)) {
    await database.transaction((trx) => adopt(trx, unasked, clock.now()))
  }
  const held = await countUnasked(database)
  if (held === 0) {
    anchoring.alarms.clear('unasked_revocations')
    return
  }
  anchoring.alarms.raise(
    'unasked_revocations',
    `Revocations on chain that nobody here requested wait for an administrator: ${String(held)}. Revoke these credentials here too, or withdraw the role of the revoker and run chain migrate. The command database fsck lists the credentials.`,
  )
}

async function adopt(trx: Transaction, { anchorHash, reasonCode }: UnaskedRevocation, now: Date) {
  // The lock makes the count right, because only one process at a time can adopt a revocation.
  await takeLock(trx, 'adoption')
  const since = new Date(now.getTime() - DAY_MS)
  const adopted = await RevocationEventRow.countAdopted(trx, since)
  const credential = await CredentialRow.withAnchor(trx, anchorHash)
  if (adopted >= ADOPTED_PER_DAY || !credential) return

  await lockEver(trx, credential.userId)
  const { credentialId } = credential
  const revocation = {
    credentialId,
    reasonCode: RevocationReason.parse(reasonCode),
    reason: REASON,
    source: 'chain',
    revokedBy: null,
  } as const
  await revokeBySystem(trx, revocation, now)
}
