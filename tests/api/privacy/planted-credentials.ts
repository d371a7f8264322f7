import type { Knex } from 'knex'
import { randomBytes, randomInt } from 'node:crypto'
import { EXAM_OPEN_DAYS } from '#contracts/learning/exam.ts'
import {
  ANSWER_READ_MS,
  INSTANCE_DAYS,
  OFFER_MS,
  PRESENTATION_REQUEST_MS,
} from '#contracts/interop/limits.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { AGENT, buildEvent, DAY_MS, daysOfMonth, verifyOnce } from './retaining.ts'
import { MINUTE, type PlantedCase, type Site } from './planting.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const TODAY = new Date().toISOString().slice(0, 10)

/** The cases for rows of credentials, of verifications, and of other products' wallets. */
export const CREDENTIAL_CASES: PlantedCase[] = [
  [
    'the network of a verifier',
    KEPT_DAYS.verifier,
    async ({ scene }) => {
      const credentialId = await verifyOnce(scene)
      return {
        table: 'verification_logs',
        where: (log: Knex.QueryBuilder) =>
          void log.where({ credentialId }).whereNotNull('verifierIp'),
      }
    },
  ],
  [
    'the browser of a verifier',
    KEPT_DAYS.verifier,
    async ({ scene }) => {
      const credentialId = await verifyOnce(scene)
      const where = { credentialId, verifierUserAgent: AGENT['User-Agent'] }
      return { table: 'verification_logs', where }
    },
  ],
  [
    'a verification itself, with its month',
    KEPT_DAYS.verification - daysOfMonth(),
    async ({ scene }) => ({
      table: 'verification_logs',
      where: { credentialId: await verifyOnce(scene), verificationResult: 'valid' },
    }),
  ],
  [
    'a verification of which there is no month',
    KEPT_DAYS.verification - 40,
    async ({ app }) => {
      const id = crypto.randomUUID()
      await app.services.database('verification_logs').insert({
        id,
        verificationType: 'qr_scan',
        verificationResult: 'invalid',
        createdAt: new Date(Date.now() - 40 * DAY_MS),
      })
      return { table: 'verification_logs', where: { id } }
    },
  ],
  [
    'how many verifications a day had',
    KEPT_DAYS.verification - daysSince(TODAY),
    async ({ app }) => {
      const counted = { verificationResult: 'valid', verificationType: 'qr_scan', verifications: 1 }
      await app.services.database('verification_days').insert({ day: TODAY, ...counted })
      return { table: 'verification_days', where: {} }
    },
  ],
  [
    'a verification that was told by sync',
    KEPT_DAYS.verification,
    async ({ app, scene }) => {
      const { id, ...rest } = buildEvent(scene.holderRow.id, 'offline_verification')
      await app.services.database('sync_events').insert({ id, ...rest })
      return { table: 'sync_events', where: { id } }
    },
  ],
  [
    'an exam that was not passed',
    EXAM_OPEN_DAYS,
    async ({ app }) => {
      const { id: userId } = await app.buildUser()
      await app.services.database('exams').insert({
        ...{ id: crypto.randomUUID(), userId, readerClass: 'F-1', pace: 'standard' },
        ...{ startedAt: new Date(), edition: '2026-11-21', oldestFact: '2026-06-18' },
        questions: JSON.stringify([{ correctAnswer: 0 }]),
      })
      return { table: 'exams', where: { userId } }
    },
  ],
  [
    'the offer of a credential to another wallet',
    OFFER_MS / DAY_MS,
    async ({ app, scene }) => {
      const { credentialId } = await scene.issue()
      await app.services.database('wallet_offers').insert({
        ...{ id: crypto.randomUUID(), userId: scene.holderRow.id, credentialId },
        ...{ authVersion: 0, expiresAt: new Date(Date.now() + OFFER_MS) },
      })
      return { table: 'wallet_offers', where: { credentialId } }
    },
  ],
  [
    'what another wallet asked for',
    1,
    async ({ app }) => {
      const id = crypto.randomUUID()
      await app.services.database('wallet_requests').insert({
        ...{ id, requestHash: randomBytes(32), clientId: 'wallet', redirectUri: 'wallet:' },
        ...{ codeChallenge: 'x', configurations: ['visa_mdoc'], hasDetails: false },
        expiresAt: new Date(),
      })
      return { table: 'wallet_requests', where: { id } }
    },
  ],
  [
    'a request to a wallet',
    (PRESENTATION_REQUEST_MS + ANSWER_READ_MS) / DAY_MS,
    async ({ scene }) => {
      const { body } = await scene.holder.post('/api/visa/requests', { way: 'link' })
      const { requestId: id } = body as { requestId: string }
      return { table: 'presentation_requests', where: { id } }
    },
  ],
  [
    'an instance in another wallet',
    INSTANCE_DAYS,
    async (site) => {
      const { database } = site.app.services
      const list = randomInt(1_000_000)
      await database('wallet_lists').insert({ list })
      await database('wallet_instances').insert({
        ...{ list, index: 0, ...(await plantWallet(site, inDays(180))), format: 'mso_mdoc' },
        expiresAt: inDays(INSTANCE_DAYS),
      })
      return { table: 'wallet_instances', where: { list } }
    },
  ],
  [
    'a list that a restore has closed',
    INSTANCE_DAYS + 1,
    async ({ app }) => {
      const list = randomInt(1_000_000)
      await app.services.database('wallet_lists').insert({ list, closedAt: new Date() })
      return { table: 'wallet_lists', where: { list } }
    },
  ],
  [
    'another wallet whose token is over',
    KEPT_DAYS.link,
    async (site) => {
      const { walletId } = await plantWallet(site, new Date())
      return { table: 'wallets', where: { id: walletId } }
    },
  ],
  [
    'a code that was shown for 15 minutes',
    KEPT_DAYS.shownCode + 15 * MINUTE,
    async ({ scene }) => ({
      table: 'presentations',
      where: { credentialId: await verifyOnce(scene) },
    }),
  ],
]

/** Adds another product's wallet, which has a credential until its refresh token expires. */
async function plantWallet({ app, scene }: Site, refreshExpiresAt: Date) {
  const { database } = app.services
  const { credentialId } = await scene.issue()
  const id = crypto.randomUUID()
  await database('wallets').insert({
    ...{ id, userId: scene.holderRow.id, credentialId, thumbprint: 'its key' },
    ...{ configurations: ['visa_mdoc'], batchesLeft: 0, refreshExpiresAt, createdAt: new Date() },
  })
  return { walletId: id, credentialId }
}

function daysSince(day: string): number {
  return (Date.now() - Date.parse(day)) / DAY_MS
}
