import { describe, expect, test } from 'vitest'
import type { BoundRoute } from '#api/http/route.ts'
import { TABLES } from '#api/privacy/tables.ts'
import { UPLOAD_IMPORT } from '#contracts/credentials/imports.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import {
  announceTransactions,
  type BeforeTransaction,
} from '#tests/support/server/before-transaction.ts'
import { beginRequest } from '#tests/support/server/begin-request.ts'
import { type Caller, prepareCall, type SoundCall } from '#tests/support/contracts/sound-call.ts'

/** The tables that change here without an act of the account: the counts of calls, and the ended sessions. */
const UNCOMPARED = ['rate_limits', 'sessions']

const next: BeforeTransaction = {}
const app = await startTestApp({
  services: ({ database, mailer }) => ({
    database: announceTransactions(database, next),
    // Sends nothing, because each mail that is sent would change the table of mails.
    mailer: { ...mailer, wake: () => undefined },
  }),
})
const { database } = app.services
const admin = await app.signIn(await app.buildAdmin())
const writing = app.routes.filter(({ method, guards }) => method !== 'GET' && guards.length > 0)

/** Signs in somebody who may do everything, and prepares a call that they may make. */
async function prepare(route: BoundRoute) {
  const row = await app.buildUser({ rights: [...RIGHTS], premiumGranted: true })
  const wallet = await app.signIn(row)
  const caller: Caller = { browser: wallet, row, wallet }
  const write = await prepareCall({ app, admin, route, caller })
  return { row, wallet, sound: write() }
}

function addressOf({ path }: BoundRoute, { params }: SoundCall): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Returns what the tables contain, as one hash for each table. */
async function readTables(): Promise<Record<string, string>> {
  const hashes = TABLES.map(({ table }) => table)
    .filter((table) => !UNCOMPARED.includes(table))
    .map(
      (table) => `(SELECT md5(string_agg(md5(row::text), '' ORDER BY md5(row::text)))
                       FROM "${table}" row) AS "${table}"`,
    )
  const { rows } = await database.raw<{ rows: Record<string, string>[] }>(
    `SELECT ${hashes.join(', ')}`,
  )
  return rows[0] ?? {}
}

async function listChanged(before: Record<string, string>): Promise<string[]> {
  const after = await readTables()
  return Object.keys(after).filter((table) => after[table] !== before[table])
}

/** Resolves when the app has read a session. */
function nextSessionRead(): Promise<void> {
  return new Promise((resolve) => {
    const listen = (_answer: unknown, { sql }: { sql: string }) => {
      if (!sql.includes('from "sessions"')) return
      database.off('query-response', listen)
      resolve()
    }
    database.on('query-response', listen)
  })
}

/** The calls that succeeded without a transaction. */
const withoutTransaction: string[] = []

const endSessionsOf = (userId: string) => database('sessions').where({ userId }).delete()

describe('a session that ends', () => {
  test.each(writing.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'while the body of %s arrives does nothing more',
    async (_name, route) => {
      const { row, wallet, sound } = await prepare(route)
      const body = JSON.stringify(sound.body ?? {})
      const isRead = nextSessionRead()
      const begun = await beginRequest(app.url, body, {
        method: route.method,
        path: addressOf(route, sound),
        cookies: wallet.cookies,
        type: route.path === UPLOAD_IMPORT.path ? 'text/csv' : 'application/json',
      })
      await isRead
      await endSessionsOf(row.id)
      const before = await readTables()
      expect(await begun.finish()).toContain('HTTP/1.1 401 ')
      expect(await listChanged(before)).toEqual([])
    },
  )

  test.each(writing.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'before the transaction of %s begins does nothing more',
    async (name, route) => {
      const { row, wallet, sound } = await prepare(route)
      let before: Record<string, string> | undefined
      next.act = async () => {
        await endSessionsOf(row.id)
        before = await readTables()
      }
      const reply = await wallet.request(route.method, addressOf(route, sound), sound.body)
      delete next.act
      if (before) expect(await listChanged(before)).toEqual([])
      if (before) expect(reply.status).toBeGreaterThanOrEqual(400)
      else if (reply.status < 400) withoutTransaction.push(name)
    },
  )

  test('meets a transaction in all but these calls', () => {
    expect(withoutTransaction).toEqual([
      // The address of the prepared account is confirmed already.
      'POST /api/account/resend-confirmation',
      // Each credential has a transaction of its own, and none of the prepared ones is found.
      'POST /api/admin/credentials/revoke',
      'POST /api/admin/credentials/renew',
      // A verification needs no account.
      'POST /api/visa/verify/batch',
    ])
  })
})
