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

/** A person, and the screens that this person visits. */
export interface Visiting {
  person: LoggingIn | undefined
  screens: readonly Screen[]
}

let people = 0

/**
 * Returns a person, and the screens that this person visits. Each call makes a new account, so that
 * each engine finds the same state. A visitor needs no account, and the keeper always uses the same
 * account.
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
