import type { Knex } from 'knex'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { onTestFinished, TestRunner } from 'vitest'
import {
  createPasswordHasher,
  UNUSABLE_PASSWORD,
  type PasswordCost,
} from '#api/accounts/sessions/password-hasher.ts'
import { UserRow, type NewUser } from '#api/accounts/user-row.ts'
import { bindRoutes, createApp } from '#api/app.ts'
import { readEnv } from '#api/settings/env.ts'
import type { BoundRoute } from '#api/http/route.ts'
import { startServer } from '#api/http/server.ts'
import { createServices } from '#api/open-services.ts'
import type { Services } from '#api/services.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { closeAfter } from '../closing.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { keepChecked } from './kept-content.ts'

/** The password of every user that a test builds. */
export const PASSWORD = 'correct horse battery staple'

/** The factor of all rate limits. With this high factor, a test reaches a limit only on purpose. */
const LIMIT_FACTOR = '100000'

/**
 * The cost of a password hash in tests. It is far below the cost in the product, because few tests
 * are about the cost of a sign-in.
 */
const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const HASH = createPasswordHasher(CHEAP).hash(PASSWORD)

/** A double of the anchoring. It anchors nothing, so all credentials stay pending. */
export const CHAIN_AT_REST: Services['anchoring'] = {
  wake: () => undefined,
  waitForAnchor: () => Promise.resolve(false),
  waitForRevocation: () => Promise.resolve(false),
  fetchProof: () => Promise.resolve('pending'),
  healthy: () => ({ state: 'starting', alarms: {} }),
  alarms: { raise: () => undefined, clear: () => undefined, list: () => [] },
  close: () => Promise.resolve(),
}

/** The clock of the app. A change by a test lasts until the end of that test. */
export interface TestClock {
  now(): Date
  /** Stops the clock at an instant. Without an instant, lets the clock run again. */
  set(instant?: Date): void
  advance(milliseconds: number): void
}

export interface TestApp {
  url: string
  /**
   * The URL by which a second process opens the same database. It is undefined for the embedded
   * database, which allows only one process.
   */
  databaseUrl: string | undefined
  services: Services
  clock: TestClock
  /** All routes, each with its limit class and guards. */
  routes: readonly BoundRoute[]
  /** Opens a browser in which nobody is signed in. */
  visit(): HttpClient
  /** Verifies the text of a code as a visitor. Returns the server's answer. */
  verify(qrData: string): Promise<unknown>
  /** Opens a browser, and signs this user in. */
  signIn(user: Pick<UserRow, 'username'>): Promise<HttpClient>
  buildUser(user?: Partial<NewUser>): Promise<UserRow>
  /** Makes a new user. Opens a browser, and signs this user in. */
  join(user?: Partial<NewUser>): Promise<{ user: UserRow; browser: HttpClient }>
  buildAdmin(user?: Partial<NewUser>): Promise<UserRow>
  buildGuest(user?: Partial<NewUser>): Promise<UserRow>
  buildPremiumUser(user?: Partial<NewUser>): Promise<UserRow>
  /** Returns the lines of the server's log. */
  logLines(): string[]
  /** Closes the app. Without this call, the app closes after its test or its file. */
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Starts a real chain if true. Without a chain, all credentials stay pending. */
  chain?: boolean
  env?: Record<string, string>
  /**
   * Returns services that replace services of the app. A test replaces only services that are
   * outside the product.
   */
  services?: (services: Services) => Partial<Services>
  /** An existing database. The app uses this database, and closes it at its own end. */
  storage?: TestDatabase
  /** The cost of a password hash. The default cost is very small. */
  passwordCost?: PasswordCost
  /** Stops the clock at this instant before the app starts. Some results depend on the day. */
  now?: Date
  /** The folder with the built app of the browser. */
  applicationFolder?: string
}

/**
 * Starts the real server over HTTP. `TEST_DATABASE` names the kind of its database, and no other
 * server uses this database. The server closes after the test or the file that started it.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'visa-app-'))
  const { database, connection, close } = options.storage ?? (await openTestDatabase())
  const clock = createTestClock()
  if (options.now) clock.set(options.now)
  const { log, logLines } = createTestLog()
  const env = readEnv({ RATE_LIMIT_FACTOR: LIMIT_FACTOR, DATA_DIR: dataDir, ...options.env })
  const plain = await createServices({
    env,
    clock,
    log,
    database,
    storage: connection.kind === 'postgres' ? 'postgres' : 'embedded',
    publicOrigin: () => 'https://visa.example.org',
    passwordCost: options.passwordCost ?? CHEAP,
    ...(options.chain ? {} : { anchoring: CHAIN_AT_REST }),
  })
  const kept = { ...plain, content: keepChecked(plain.content) }
  const services = { ...kept, ...options.services?.(plain) }
  const router = bindRoutes(services)
  const app = createApp(services, router, options.applicationFolder)
  const server = await startServer(app, { host: '127.0.0.1', port: 0 })

  return {
    url: server.url,
    databaseUrl: connection.kind === 'postgres' ? connection.url : undefined,
    services,
    clock,
    routes: router.bound,
    logLines,
    visit: () => createHttpClient(server.url),
    verify: async (qrData) =>
      (await createHttpClient(server.url).post('/api/visa/verify/qr', { qrData })).body,
    signIn: (user) => signIn(server.url, user.username),
    buildUser: (user) => buildUser(database, user),
    join: async (given) => {
      const user = await buildUser(database, given)
      return { user, browser: await signIn(server.url, user.username) }
    },
    buildAdmin: (user) => buildUser(database, { rights: [...RIGHTS], ...user }),
    buildGuest: (user) =>
      buildUser(database, {
        isGuest: true,
        passwordHash: UNUSABLE_PASSWORD,
        emailConfirmedAt: null,
        ...user,
      }),
    buildPremiumUser: (user) => buildUser(database, { premiumGranted: true, ...user }),
    close: closeAfter(async () => {
      await server.stop()
      await services.mailer.close()
      await services.anchoring.close()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    }),
  }
}

async function signIn(url: string, username: string): Promise<HttpClient> {
  const browser = createHttpClient(url)
  const { status } = await browser.post('/api/login', { username, password: PASSWORD })
  if (status !== 200) throw new Error(`${username} could not sign in: ${String(status)}`)
  return browser
}

/** Makes a user with a unique name and a confirmed address. */
export async function buildUser(database: Knex, user: Partial<NewUser> = {}): Promise<UserRow> {
  const name = `user-${randomBytes(6).toString('hex')}`
  return UserRow.add(database, {
    username: name,
    email: `${name}@example.com`,
    passwordHash: await HASH,
    emailConfirmedAt: new Date(),
    ...user,
  })
}

function createTestClock(): TestClock {
  let stopped: number | undefined
  let movedBy: unknown
  const moveTo = (instant: number | undefined) => {
    const test = TestRunner.getCurrentTest()
    if (test && test !== movedBy) {
      const before = stopped
      onTestFinished(() => {
        stopped = before
      })
    }
    movedBy = test
    stopped = instant
  }
  return {
    now: () => new Date(stopped ?? Date.now()),
    set: (instant) => {
      moveTo(instant?.getTime())
    },
    advance: (milliseconds) => {
      moveTo((stopped ?? Date.now()) + milliseconds)
    },
  }
}

function createTestLog(): { log: Logger; logLines: () => string[] } {
  const lines: string[] = []
  const log = pino(
    { level: 'info', base: null },
    { write: (line: string) => void lines.push(line) },
  )
  return { log, logLines: () => lines }
}
