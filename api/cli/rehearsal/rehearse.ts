import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import { fromBase64Url, toHex } from '#contracts/bytes.ts'
import { hashRoot } from '#contracts/trust/key-set.ts'
import { MANIFEST_LIFE_MS } from '#contracts/trust/manifest.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { formatPin, type Pin } from '#contracts/trust/pin.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { Found } from '#api/cli/run.ts'
import { doubtCredentials } from '#api/credentials/doubt.ts'
import { readEnv } from '#api/settings/env.ts'
import { openServices } from '#api/open-services.ts'
import type { Services } from '#api/services.ts'
import { importKeySet } from '#api/trust/keys/import-key-set.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { KeyRequest, readRequestedKeys } from '#api/trust/keys/key-request.ts'
import { LockedRoot, lockRoot, unlockRoot } from '#api/trust/keys/locked-root.ts'
import { publishTrust } from '#api/trust/publish.ts'
import { requestKeys } from '#api/trust/keys/request-keys.ts'
import { makeRoot } from '#api/trust/keys/root-file.ts'
import { signKeys } from '#api/trust/keys/sign-keys.ts'
import { StatusShardRow } from '#api/trust/passes/status-shard-row.ts'
import { openVerification } from '#api/verification/verify.ts'
import { addRehearsalHolder } from './rehearsal-holder.ts'
import { copyClaims, forgeCode } from './thief.ts'

/**
 * The longest time for which a step waits for its result, in milliseconds. A stopped key usually has effect
 * within 5 s, and a manifest within 1 s, but a busy machine can be slow.
 */
const WITHIN_MS = 60_000
const LOOK_EVERY_MS = 100
const PASSPHRASE = 'only for this rehearsal'

type Say = (line: string) => void

/**
 * Rehearses a theft of the pass key with the real services. Uses a folder that is deleted at the end. Throws
 * at the first step with an unexpected result.
 */
export async function rehearse(say: Say): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visa-rehearsal-'))
  try {
    await rehearseIn(folder, say)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function rehearseIn(folder: string, say: Say): Promise<void> {
  const step = timeSteps(say)
  const ceremony = await step('Two roots are made and locked', makeCeremony)
  const env = readEnv({ DATA_DIR: folder, ROOT_KEY: ceremony.pin, LOG_LEVEL: 'silent' })
  const alarms: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void alarms.push(line) })
  const opened = await step('The services start', () => openServices(env, log, () => ''))
  try {
    await rehearseOn(opened.services, { step, ceremony, alarms })
  } finally {
    await opened.close()
  }
}

interface Stage {
  step: ReturnType<typeof timeSteps>
  ceremony: Awaited<ReturnType<typeof makeCeremony>>
  alarms: string[]
}

async function rehearseOn(services: Services, { step, ceremony, alarms }: Stage): Promise<void> {
  const { database, clock, issuerKeys } = services
  const online = (code: string) => verifyOnline(services, code)
  const offline = async (trust: OfflineTrust, code: string, now = clock.now()) =>
    (await verifyOffline(code, trust, now)).code ?? 'valid'

  await step('The first keys are requested, signed and imported', () => ceremony.hold(services))
  const { mint } = await step('A credential is issued', () => addRehearsalHolder(services))
  const honest = await mint()
  const before = await step('A verifier fetches the lists', () => learnTrust(services, null))
  await step('A code of the credential is valid, online and offline', async () => {
    expectSame([await online(honest), await offline(before, honest)], ['valid', 'valid'])
  })

  // A thief could read this key from the memory of the running server.
  const stolen = await issuerKeys.signer('pass')
  const kid = toHex(stolen.kid)
  const forge = (now: Date) => forgeCode(stolen, copyClaims(honest), now)
  await step(
    `THEFT of pass key ${kid}: a forged code is refused online, but valid offline`,
    async () => {
      const forged = await forge(clock.now())
      expectSame(
        [await online(forged), await offline(before, forged)],
        ['PASS_NOT_ISSUED', 'valid'],
      )
    },
  )
  await step('An alarm reports the forged code', () => {
    expectSame([alarms.some((line) => line.includes('forged_pass'))], [true])
  })

  await step('STOP: the key is stopped, and every process refuses its passes', async () => {
    await IssuerKeyRow.stop(database, [kid], clock.now())
    await until(async () => (await online(await forge(clock.now()))) === 'PASS_RECALLED')
  })
  const after = await step('The stop is published, and the verifier fetches it', () =>
    learnTrust(services, before),
  )
  await step(
    'Offline, the pass is recalled; with old lists, a pass can be checked for one day only',
    async () => {
      expectSame([await offline(after, await forge(clock.now()))], ['PASS_RECALLED'])
      const nextDay = new Date(before.manifest.issuedAt.getTime() + MANIFEST_LIFE_MS)
      expectSame([await offline(before, await forge(nextDay), nextDay)], ['REVOCATION_NOT_CHECKED'])
    },
  )
  await step('A standby key signs, without a ceremony', async () => {
    const renewed = await mint()
    expectSame([await online(renewed), await offline(after, renewed)], ['valid', 'valid'])
  })

  await step(
    'CEREMONY: keys are requested, and a key set with the theft is signed and imported',
    () => ceremony.hold(services, { kid, since: clock.now() }),
  )
  await step(
    'The new key set is published and fetched, and the standby key continues to sign',
    async () => {
      const last = await learnTrust(services, after)
      const renewed = await mint()
      const forged = await forge(clock.now())
      expectSame([await online(renewed), await offline(last, renewed)], ['valid', 'valid'])
      expectSame(
        [await online(forged), await offline(last, forged)],
        ['PASS_RECALLED', 'PASS_RECALLED'],
      )
    },
  )
}

interface Theft {
  kid: string
  since: Date
}

/** Makes two roots. `hold` does the steps of a ceremony on the machine with the roots. */
async function makeCeremony() {
  const [root, next] = await Promise.all([makeRoot(0), makeRoot(1)])
  const nextRootHash = hashRoot(fromBase64Url(next.point))
  const pin: Pin = { rootPoint: fromBase64Url(root.point), nextRootHash }
  const file = JSON.stringify(await lockRoot(root, PASSPHRASE))

  return {
    pin: formatPin(pin),
    hold: async (services: Services, theft?: Theft) => {
      const { env, database, clock, issuerKeys } = services
      const request = await requestKeys({ ...services, issuer: env.issuer })
      const received = KeyRequest.parse(JSON.parse(JSON.stringify(request)))
      const keys = (await readRequestedKeys(received)).map((key) =>
        key.kid === theft?.kid ? { ...key, compromisedAt: theft.since } : key,
      )
      const opened = await unlockRoot(LockedRoot.parse(JSON.parse(file)), PASSPHRASE)
      const signing = { root: opened, nextRootHash }
      const set = await signKeys(signing, { issuer: env.issuer, keys }, clock.now())
      const needs = { database, clock, issuer: env.issuer, pin, onCompromised: doubtCredentials }
      await importKeySet(needs, set)
      await issuerKeys.refresh()
    },
  }
}

async function verifyOnline(services: Services, code: string): Promise<string> {
  const { verdict } = await openVerification(services).verify(code, {
    verificationType: 'api_call',
    verifierId: null,
    verifierAddress: '',
    verifierUserAgent: null,
    verifierContext: null,
    attemptId: null,
    organization: null,
  })
  return verdict.code ?? 'valid'
}

/** Publishes the trust. Then fetches it like an online verifier some seconds after a change. */
async function learnTrust(services: Services, known: OfflineTrust | null): Promise<OfflineTrust> {
  const { database, clock, published } = services
  await until(() => publishTrust(services))
  await published.refresh()
  const { trust } = await published.read()
  return takeTrust(trust, {
    known,
    pin: services.env.rootKey ?? null,
    now: clock.now(),
    readShard: async (hash) => {
      const shard = await StatusShardRow.named(database, hash)
      return shard?.bytes ?? new Uint8Array()
    },
  })
}

function timeSteps(say: Say) {
  return async <Result>(what: string, run: () => Result | Promise<Result>): Promise<Result> => {
    const began = performance.now()
    try {
      const result = await run()
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      say(`${seconds.padStart(6)} s  ${what}`)
      return result
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new Found(`This step failed: ${what}: ${why}`, { cause })
    }
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('it did not happen in time')
    await setTimeout(LOOK_EVERY_MS)
  }
}

function expectSame(actual: unknown[], wanted: unknown[]): void {
  const [said, meant] = [actual, wanted].map((values) => values.map(String).join(', '))
  if (said !== meant) throw new Error(`${said ?? ''} instead of ${meant ?? ''}`)
}
