import { acceptPasskeyHost } from '#api/accounts/passkeys/require-host.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { signOutEverywhere } from '#api/accounts/sessions/sign-out-everywhere.ts'
import { atMigrated, atServer, note } from './at-server.ts'

/**
 * Stores the host of `PUBLIC_ORIGIN` as the host of the passkeys. Run this after a move to another host. The
 * move makes every stored passkey useless.
 */
export function acceptOrigin(): Promise<string> {
  return atMigrated(async (server) => {
    if (server.env.publicOrigin === undefined) {
      throw new Error('Set PUBLIC_ORIGIN to the new address.')
    }
    const host = await acceptPasskeyHost(server)
    return `From now on, passkeys belong to ${host}. Nobody can sign in with a passkey of another host.`
  })
}

/**
 * Ends all sessions of an account, because somebody else may be using it. The codes of the account's phones
 * also become invalid.
 */
export function endSessions(login: string): Promise<string> {
  return atServer(async ({ database, clock }) => {
    const user = await UserRow.withLogin(database, login)
    if (!user) throw new Error(`There is no account ${login}.`)
    const { id: subjectId, username } = user
    await database.transaction(async (trx) => {
      await signOutEverywhere(trx, subjectId, { reason: 'operator', now: clock.now() })
      await note(trx, { action: 'sessions_ended', subjectId, details: { about: username } })
    })
    return `${username} is signed out everywhere, and every phone has to register again.`
  })
}
