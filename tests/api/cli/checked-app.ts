import type { Knex } from 'knex'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { hashShard, markRevoked, packShard } from '#contracts/trust/shard.ts'
import { liveWeeks } from '#contracts/trust/week.ts'
import type { OwnPurchase } from '#contracts/checkout/receipts.ts'
import { checkAll } from '#api/cli/check-all.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import type { Env } from '#api/settings/env.ts'
import type { Services } from '#api/services.ts'
import { configureChain, until, envOf, openQuickAnchoring } from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { buy, newAddress } from '#tests/support/checkout/checkout.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'
import { allModulesDone, reportProgress } from '#tests/support/server/exams.ts'
import { inviteTo } from '#tests/support/server/invitations.ts'
import { addWallet, makeKeys } from '#tests/support/server/other-wallet.ts'
import { publishNow } from '#tests/support/server/trust.ts'

const DAY_MS = 24 * 3_600_000
// SQL expressions that find one credential each. ACTIVE finds the oldest active credential by its
// time, because ids are random.
const ACTIVE = `(SELECT credential_id FROM visa_credentials
  WHERE NOT is_revoked AND replaces_id IS NULL ORDER BY created_at, id LIMIT 1)`
const REVOKED = `(SELECT credential_id FROM revocation_events ORDER BY created_at, id LIMIT 1)`
export const OF_ACTIVE = `WHERE credential_id = ${ACTIVE}`
export const OF_REVOKED = `WHERE credential_id = ${REVOKED}`

export const OF_CORRECTED = `WHERE credential_id =
  (SELECT replaces_id FROM visa_credentials WHERE replaces_as = 'correction')`
export const OF_RENEWED = `WHERE credential_id =
  (SELECT replaces_id FROM visa_credentials WHERE replaces_as = 'renewal')`

export type Damage = (trx: Knex.Transaction, services: Services) => PromiseLike<unknown>

interface Checked {
  faults: string[]
  notes: string[]
  /** The number of objects of each kind that were checked. */
  checked: Map<string, number>
  unchecked: string[]
}

export interface CheckedApp {
  app: TestApp
  anvil: Anvil
  contractAddress: string
  check(env?: Env): Promise<Checked>
  /**
   * Damages the data, runs the checks, and rolls the damage back. The database's triggers and
   * foreign keys are switched off meanwhile.
   */
  checkDamaged(damage: Damage): Promise<Checked>
}

/**
 * Starts a product that has data of every kind, all of it anchored. Provides the checks of the
 * command `fsck`.
 */
export async function startCheckedApp(): Promise<CheckedApp> {
  const anvil = await startAnvil()
  const chain = await configureChain(anvil)
  const app = await startTestApp({
    env: envOf(chain),
    services: (plain) => ({ anchoring: openQuickAnchoring(plain) }),
  })
  const { env, database, anchoring } = app.services
  await fillWithLife(app)
  await until(async () => (await check(database, env)).notes.length === 0)
  await anchoring.close()

  return {
    app,
    anvil,
    contractAddress: chain.contractAddress,
    check: (other = env) => check(database, other),
    checkDamaged: async (damage) => {
      // Reads the keys now, because the transaction uses the only connection.
      await app.services.issuerKeys.refresh()
      const trx = await database.transaction()
      try {
        await trx.raw(`SET LOCAL session_replication_role = replica`)
        await damage(trx, app.services)
        return await check(trx, env)
      } finally {
        await trx.rollback()
      }
    },
  }
}

/**
 * Fills the product with data of every kind:
 * - a purchase with a partial refund, an invitation, an import and an unfinished exam
 * - two holders, one of them deleted
 * - a corrected and a renewed credential
 * - devices in use and ended devices
 * - codes that were shown, minted and scanned
 * - two credentials in other wallets, and a request to a wallet
 */
async function fillWithLife(app: TestApp) {
  const scene = await setScene(app)
  const buyer = app.visit()
  await buy(buyer, newAddress())
  const { body } = await buyer.get('/api/purchases')
  const [{ id: purchaseId } = { id: '' }] = body as OwnPurchase[]
  await scene.admin.post(`/api/admin/purchases/${purchaseId}/refund`, { cents: 500, reason: 'x' })
  await inviteTo(scene.admin, newAddress())
  // These calls run one after another, so that the credential with a shown code is the oldest
  // active one.
  const shown = (await scene.issue()).credentialId
  const revoked = (await scene.issue()).credentialId
  const corrected = (await scene.issue()).credentialId
  const renewed = (await scene.issue()).credentialId
  const phone = await buildDevice(scene.holder, scene.holderRow.id)
  const lost = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
  const { token } = await scene.mint(shown)
  const codes = [token, await phone.show(shown), 'no code']
  for (const qrData of codes) await app.visit().post('/api/visa/verify/qr', { qrData })

  for (const credentialId of [shown, revoked]) {
    const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
    await wallet.obtain(accessToken, 'visa_mdoc', await makeKeys(2))
  }
  await scene.holder.post('/api/visa/requests', { way: 'link' })
  await scene.revoke(revoked)
  await scene.correct(corrected)
  await scene.renew(renewed)
  await scene.holder.delete(`/api/visa/devices/${lost.deviceId}`)
  const leaver = await app.buildUser()
  await scene.issue({ userId: leaver.id, holderName: 'Test Leaver' })
  await scene.admin.delete(`/api/admin/users/${leaver.id}`)
  await scene.issue()
  await upload(scene.admin, [buildLine(scene.holderRow.email, 'one')])
  const learner = await app.signIn(await app.buildPremiumUser())
  await reportProgress(learner, allModulesDone())
  const exam = await learner.post('/api/exam', { readerClass: 'F-1', pace: 'standard' })
  if (exam.status !== 200) throw new Error(`no exam: ${JSON.stringify(exam.body)}`)
  await publishNow(app)
  // Makes the audit heads that are due at noon of tomorrow. These include today's head. In the
  // first minutes of a day, the head of this day is not due yet.
  const tomorrow = new Date((Math.floor(Date.now() / DAY_MS) + 1.5) * DAY_MS)
  await keepAudit({ ...app.services, clock: { now: () => tomorrow } })
}

async function check(database: Knex, env: Env): Promise<Checked> {
  const faults: string[] = []
  const notes: string[] = []
  const checked = new Map<string, number>()
  const { unchecked } = await checkAll(
    { env, database },
    {
      onFault: ({ subject, fault }) => faults.push(`${subject}: ${fault}`),
      onChecked: (title, outcome) => {
        checked.set(title, outcome.checked)
        if (outcome.note !== undefined) notes.push(`${title}: ${outcome.note}`)
      },
    },
  )
  return { faults, notes, checked, unchecked }
}

export function run(...statements: string[]): Damage {
  return async (trx) => {
    for (const statement of statements) await trx.raw(statement)
  }
}

export async function readActive(trx: Knex): Promise<CredentialRow> {
  return CredentialRow.query(trx).whereRaw(`credential_id = ${ACTIVE}`).first().throwIfNotFound()
}

/**
 * Returns a function that damages the data: it replaces a credential's bytes by other bytes, and
 * seals them correctly.
 */
export function sealInstead(
  makeBytes: (row: CredentialRow, services: Services) => Promise<Uint8Array>,
): Damage {
  return async (trx, services) => {
    const row = await readActive(trx)
    const bytes = await makeBytes(row, services)
    const encryptedCredential = services.sealing.seal(row.credentialId, bytes)
    await CredentialRow.query(trx).patch({ encryptedCredential }).findById(row.id)
  }
}

/**
 * Returns a function that damages the data: it replaces the list of a week by a list with other
 * revoked indices.
 */
export function packInstead(change: (revoked: number[]) => number[]): Damage {
  return async (trx) => {
    const weeks = liveWeeks(new Date())
    const revoked = await trx('passes').whereIn('week', weeks).whereNotNull('revokedAt')
    const [{ week } = { week: -1 }] = revoked as { week: number }[]
    const places = revoked
      .filter((row: { week: number }) => row.week === week)
      .map(({ statusIndex }: { statusIndex: number }) => statusIndex)
    const marked = new Set(change(places))
    const bytes = Buffer.from(await packShard(markRevoked(0, marked)))
    await trx('status_shards')
      .where({ week, replacedAt: null })
      .update({ hash: hashShard(bytes), bytes, bitsSet: marked.size })
  }
}
