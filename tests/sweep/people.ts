import { SCREENS, type Screen, type Visitor } from '#tests/e2e/engines/screens.ts'
import {
  KEEPER,
  PASSWORD,
  register,
  signInAdministrator,
  type LoggingIn,
} from '#tests/support/browser/sign-in.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'

/** The person who visits, and the screens for this person. */
export interface Visiting {
  person: LoggingIn | undefined
  screens: readonly Screen[]
}

let people = 0

/**
 * Returns the person who visits and the screens to visit. Makes a new account for each call, so
 * that each engine finds the same state. Visitors without an account need none, and the keeper's
 * account is always the same.
 */
export async function makeVisiting(url: string, visitor: Visitor): Promise<Visiting> {
  const screens = SCREENS[visitor]
  if (visitor === 'visitor') return { person: undefined, screens }
  if (visitor === 'keeper') return { person: KEEPER, screens }
  people += 1
  const username = `person-${String(people)}`
  const userId = await register(url, username)
  const admin = await signInAdministrator(url)
  await admin.post(`/api/admin/users/${userId}/premium`, { hasPremiumAccess: true })
  const { body } = await admin.post('/api/admin/credentials/issue', buildIssuance(userId))
  const { credential } = body as { credential: { credentialId: string } }
  const person = { username }
  if (visitor === 'learner') return { person, screens }
  return { person, screens: [...screens, await findVerdict(url, username, credential)] }
}

async function findVerdict(
  url: string,
  username: string,
  { credentialId }: { credentialId: string },
): Promise<Screen> {
  const client = createHttpClient(url)
  await client.post('/api/login', { username, password: PASSWORD })
  const path = `/api/visa/credentials/${encodeURIComponent(credentialId)}/tokens`
  const { body } = await client.post(path, { expiresInMinutes: 60 })
  return { path: `/verify?token=${(body as { token: string }).token}` }
}
