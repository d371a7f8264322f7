import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { splitHashes } from '#api/anchoring/proof.ts'
import { type ExportedLink, AuditLinkRow } from './audit-link-row.ts'
import type { Doer } from './doer.ts'
import { linkEntries, lockChain } from './link-entries.ts'
import { recordAudit } from './record-audit.ts'

const LINKS_PER_PAGE = 500

/**
 * Exports all entries in order, one line of JSON each. The first line has the number of the last entry. The
 * last entry is about this export.
 */
export async function exportAudit(services: Services, by: Doer): Promise<Readable> {
  const { database, clock } = services
  const exportedAt = clock.now()
  const last = await database.transaction(async (trx) => {
    await lockChain(trx)
    await recordAudit(trx, { action: 'audit_exported', by, at: exportedAt })
    await linkEntries(trx)
    return AuditLinkRow.last(trx)
  })
  const head = { format: 'vsg/audit/1', exportedAt: exportedAt.toISOString(), lastSeq: last?.seq }
  return Readable.from(logFailure(services, writeLines(database, head, last?.seq ?? 0)))
}

/**
 * Logs a failure. After the start of the response, a failure can only cut the response off. A check of the
 * file then finds that lines are missing.
 */
async function* logFailure({ log }: Services, lines: AsyncGenerator<string>) {
  try {
    yield* lines
  } catch (error) {
    log.error({ err: describeError(error) }, 'an export of the audit was cut off')
    throw error
  }
}

async function* writeLines(database: Knex, head: object, upTo: number): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`
  let after = 0
  while (after < upTo) {
    const page = await AuditLinkRow.exported(database, { after, upTo, limit: LINKS_PER_PAGE })
    if (page.length === 0) return
    yield page.map((link) => `${JSON.stringify(writeLink(link))}\n`).join('')
    after = page.at(-1)?.seq ?? upTo
  }
}

function writeLink({ seq, hash, body, salt, text, root, leafIndex, siblings }: ExportedLink) {
  return {
    seq,
    hash,
    ...(body !== null && { body }),
    ...(salt !== null && { salt: salt.toString('hex'), text }),
    ...(root !== null &&
      siblings !== null && { anchor: { root, index: leafIndex, siblings: splitHashes(siblings) } }),
  }
}
