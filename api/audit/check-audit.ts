import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { DAY_MS } from '#contracts/time.ts'
import { commitTo, headHash, linkHash } from './hashes.ts'

const LINKS_PER_PAGE = 1_000

interface Entry {
  seq: number
  hash: string
  id: string
  body: string | null
  at: Date | null
  commitment: string | null
  salt: Buffer | null
  text: string | null
  headHash: string | null
  anchorHash: string | null
}

/**
 * Computes the hash of every link and head again, and compares it with the stored hash. An entry may be
 * missing only if it is older than the retention time.
 */
export async function* checkAudit({ database }: { database: Knex }): Check {
  const oldest = Date.now() - (KEPT_DAYS.audit - 2) * DAY_MS
  let previous = ''
  let expected = 1
  let hasBody = false
  for await (const page of readLinks(database)) {
    for (const entry of page) {
      const subject = `Audit entry ${String(entry.seq)}`
      if (entry.seq !== expected)
        yield { subject, fault: `the entry before it has the number ${String(expected - 1)}` }
      expected = entry.seq + 1
      if (entry.body === null) {
        if (hasBody)
          yield { subject, fault: 'it was deleted, although earlier entries are still there' }
      } else {
        if (!hasBody && entry.seq > 1 && entry.at && entry.at.getTime() > oldest) {
          yield {
            subject,
            fault: 'the entries before it were deleted before the end of their time',
          }
        }
        hasBody = true
        for (const fault of findFaults(entry, previous)) yield { subject, fault }
      }
      previous = entry.hash
    }
  }
  for (const id of await findUnlinked(database)) {
    yield { subject: `Audit entry ${id}`, fault: 'it has no link in the chain of entries' }
  }
  const waiting = await countWaiting(database)
  const note = `${String(waiting)} wait for their link`
  return { checked: expected - 1, ...(waiting > 0 && { note }) }
}

function findFaults(entry: Entry, previous: string): string[] {
  const { seq, hash, body, salt, text } = entry
  const isLinked = linkHash(previous, body ?? '') === hash
  const isAsWritten = salt === null || commitTo(salt, text ?? '') === entry.commitment
  const isHead = entry.headHash !== null
  const isAnchored =
    !isHead || (entry.headHash === hash && entry.anchorHash === headHash(seq, hash))
  return [
    ...(isLinked ? [] : ['this entry or an earlier entry was altered']),
    ...(isAsWritten ? [] : ['its details were altered']),
    ...(isAnchored ? [] : ['another hash was anchored for it']),
  ]
}

async function* readLinks(database: Knex): AsyncGenerator<Entry[]> {
  let page: Entry[] = []
  do {
    const { rows } = await database.raw<{ rows: Entry[] }>(
      `SELECT link.seq, link.hash, link.entry_id AS id, entry.body, entry.at,
              entry.body::jsonb ->> 'details' AS commitment, details.salt, details.text,
              head.hash AS "headHash", head.anchor_hash AS "anchorHash"
         FROM audit_links AS link
         LEFT JOIN audit_entries AS entry ON entry.id = link.entry_id
         LEFT JOIN audit_details AS details ON details.entry_id = link.entry_id
         LEFT JOIN audit_heads AS head ON head.seq = link.seq
        WHERE link.seq > ? ORDER BY link.seq LIMIT ?`,
      [page.at(-1)?.seq ?? 0, LINKS_PER_PAGE],
    )
    page = rows
    if (page.length > 0) yield page
  } while (page.length === LINKS_PER_PAGE)
}

async function findUnlinked(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM audit_entries AS entry
      WHERE NOT EXISTS (SELECT FROM audit_links AS link WHERE link.entry_id = entry.id)
      ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

async function countWaiting(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { count: number }[] }>(
    'SELECT count(*)::int AS count FROM audit_links WHERE seq IS NULL',
  )
  return rows[0]?.count ?? 0
}
