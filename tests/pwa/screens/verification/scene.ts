import { dayOf } from '#contracts/credentials/credential.ts'
import type { IssueCredential } from '#contracts/credentials/issuing.ts'
import type { PresentationToken } from '#contracts/presentation/calls.ts'
import { createHttpClient, type HttpClient, type Reply } from '#tests/support/server/http-client.ts'
import type { DatabaseKind, Server } from '#tests/support/server/server.ts'
import {
  PASSWORD,
  register,
  signInKeeper,
  startKeptServer,
} from '#tests/support/browser/sign-in.ts'

export const HOLDER = { username: 'traveller', password: PASSWORD }

const DAY_MS = 86_400_000

export interface Scene {
  server: Server
  issue(changes?: Partial<IssueCredential>): Promise<string>
  revoke(credentialId: string): Promise<void>
  mint(credentialId: string, expiresInMinutes?: number): Promise<PresentationToken>
  close(): Promise<void>
}

export function dayFromNow(days: number): string {
  return dayOf(new Date(Date.now() + days * DAY_MS))
}

/**
 * Starts the real server with an administrator and a holder. Signs both in through the server's
 * API.
 */
export async function openScene(kind?: DatabaseKind): Promise<Scene> {
  const server = await startKeptServer(kind)
  const admin = await signInKeeper(server.url)
  const holder = createHttpClient(server.url)
  const userId = await register(server.url, HOLDER.username)
  await expectGood(holder.post('/api/login', HOLDER))

  return {
    server,
    issue: async (changes) => {
      const { credential } = await expectGood<{ credential: { credentialId: string } }>(
        admin.post('/api/admin/credentials/issue', {
          userId,
          credentialType: 'F-1',
          holderName: 'Test Holder',
          passportLastFour: '4821',
          issueDate: dayFromNow(-100),
          expiryDate: dayFromNow(1360),
          ...changes,
        }),
      )
      return credential.credentialId
    },
    revoke: async (credentialId) => {
      const path = `/api/admin/credentials/${credentialId}/revoke`
      await expectGood(admin.post(path, { reasonCode: 4, reason: 'Wrong expiry date.' }))
    },
    mint: (credentialId, expiresInMinutes = 15) => mintBy(holder, credentialId, expiresInMinutes),
    close: () => server.close(),
  }
}

function mintBy(holder: HttpClient, credentialId: string, expiresInMinutes: number) {
  const path = `/api/visa/credentials/${credentialId}/tokens`
  return expectGood<PresentationToken>(holder.post(path, { expiresInMinutes }))
}

async function expectGood<Body>(reply: Promise<Reply>): Promise<Body> {
  const { status, body } = await reply
  if (status !== 200 && status !== 201)
    throw new Error(`${String(status)}: ${JSON.stringify(body)}`)
  return body as Body
}
