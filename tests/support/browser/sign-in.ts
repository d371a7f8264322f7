import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { keepGuide } from './keep-guide.ts'
import { launchServer, type DatabaseKind, type Server } from '#tests/support/server/server.ts'

export interface Person {
  username: string
  password: string
}

/** The first administrator of every server that these tests start. */
export const KEEPER = {
  username: 'keeper',
  email: 'keeper@example.org',
  password: 'consular paper 2026',
}

/** The password of everybody who registers in these tests. */
export const PASSWORD = 'a window seat, please'

/** Starts the real server with its first administrator. No test reaches its rate limits. */
export async function startKeptServer(
  kind?: DatabaseKind,
  given: Record<string, string> = {},
): Promise<Server> {
  const kept = given.CONTENT_KEYS === undefined ? keepGuide() : undefined
  const env = {
    ...kept?.env,
    ...given,
    RATE_LIMIT_FACTOR: '1000',
    ADMIN_USERNAME: KEEPER.username,
    ADMIN_EMAIL: KEEPER.email,
    ADMIN_PASSWORD: KEEPER.password,
  }
  const server = await launchServer(env, kind)
  await kept?.importChecks(await signInKeeper(server.url))
  return server
}

/** Registers through the API. Returns the user's id. */
export async function register(url: string, username: string): Promise<string> {
  const person = { username, email: `${username}@example.org`, password: PASSWORD }
  const { status, body } = await createHttpClient(url).post('/api/register', person)
  if (status !== 200) throw new Error(`${username} was not registered: ${String(status)}`)
  return (body as { id: string }).id
}

/** Signs in through the API as the first administrator. */
export async function signInKeeper(url: string): Promise<HttpClient> {
  const client = createHttpClient(url)
  const { username, password } = KEEPER
  const { status } = await client.post('/api/login', { username, password })
  if (status !== 200) throw new Error(`The keeper could not sign in: ${String(status)}`)
  return client
}

/**
 * Makes a new administrator, and signs in as this administrator. An account keeps only its last few
 * sessions. Tests with a shared account would end each other's sessions.
 */
export async function signInAdministrator(url: string): Promise<HttpClient> {
  const username = `administrator-${randomUUID().slice(0, 8)}`
  const id = await register(url, username)
  const keeper = await signInKeeper(url)
  await keeper.post(`/api/admin/users/${id}/admin`, { isAdmin: true })
  const client = createHttpClient(url)
  const { status } = await client.post('/api/login', { username, password: PASSWORD })
  if (status !== 200) throw new Error(`${username} could not sign in: ${String(status)}`)
  return client
}

/** Fills in and sends the open log-in form. */
export async function logIn(page: Page, { username, password = PASSWORD }: LoggingIn) {
  await page.getByLabel('Username').fill(username)
  const input = page.getByLabel('Password', { exact: true })
  await input.fill(password)
  await input.press('Enter')
}

export type LoggingIn = Pick<Person, 'username'> & Partial<Person>

/**
 * Opens this address as a registered user. A cookie signs the user in, because few tests are about
 * the log-in form. A sign-in by the form takes one and a half times as long.
 */
export async function signIn(page: Page, person: LoggingIn, path: string): Promise<void> {
  const { username, password = PASSWORD } = person
  const reply = await page.context().request.post('/api/login', { data: { username, password } })
  if (!reply.ok()) throw new Error(`${username} could not sign in: ${await reply.text()}`)
  await page.goto(path)
}

/** Signs in by the log-in form. The app then opens this address. */
export async function signInByForm(page: Page, person: LoggingIn, path: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(path)}`)
  await logIn(page, person)
  await page.waitForURL(path)
}
