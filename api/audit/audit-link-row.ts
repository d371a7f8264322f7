import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

export interface Link {
  seq: number
  hash: string
}

/** A link in the export. `body` is null when the entry was deleted because of its age. */
export interface ExportedLink extends Link {
  body: string | null
  salt: Buffer | null
  text: string | null
  root: string | null
  leafIndex: number | null
  siblings: Buffer | null
}

/**
 * The number and the hash of an entry in the chain of audit entries. Both are null until the entry is linked.
 */
export class AuditLinkRow extends rowOf({
  table: 'audit_links',
  kept: 'for ever',
  why: 'each hash covers the hash of the entry before it',
  columns: {
    entryId: nobodys<string>(),
    seq: nobodys<number | null>(),
    hash: nobodys<string | null>(),
  },
}) {
  static override idColumn = 'entryId'

  static async last(trx: Knex): Promise<Link | undefined> {
    return AuditLinkRow.query(trx)
      .select('seq', 'hash')
      .whereNotNull('seq')
      .orderBy('seq', 'desc')
      .first()
      .castTo<Link | undefined>()
  }

  static async ofEntry(trx: Knex, entryId: string): Promise<Link> {
    return AuditLinkRow.query(trx)
      .select('seq', 'hash')
      .findById(entryId)
      .whereNotNull('seq')
      .throwIfNotFound()
      .castTo<Link>()
  }

  static async waiting(trx: Knex, limit: number): Promise<{ entryId: string; body: string }[]> {
    return AuditLinkRow.query(trx)
      .join('audit_entries as entry', 'entry.id', 'audit_links.entryId')
      .select('audit_links.entryId', 'entry.body')
      .whereNull('audit_links.seq')
      .orderBy(['entry.at', 'entry.id'])
      .limit(limit)
      .castTo<{ entryId: string; body: string }[]>()
  }

  /** Returns the time of the oldest entry without a link. Returns null when every entry has a link. */
  static async waitingSince(trx: Knex): Promise<Date | null> {
    const row = await AuditLinkRow.query(trx)
      .join('audit_entries as entry', 'entry.id', 'audit_links.entryId')
      .min('entry.at as since')
      .whereNull('audit_links.seq')
      .first()
      .castTo<{ since: Date | null } | undefined>()
    return row?.since ?? null
  }

  /** Stores all given links in one statement. */
  static async write(trx: Knex, links: (Link & { entryId: string })[]): Promise<void> {
    await trx.raw(
      `update audit_links as link set seq = made.seq, hash = made.hash
         from unnest(?::uuid[], ?::bigint[], ?::text[]) as made (entry_id, seq, hash)
        where link.entry_id = made.entry_id`,
      [
        links.map(({ entryId }) => entryId),
        links.map(({ seq }) => seq),
        links.map(({ hash }) => hash),
      ],
    )
  }

  /** Returns links in order. A link that is a head comes with its Merkle path to the root. */
  static async exported(
    trx: Knex,
    { after, upTo, limit }: { after: number; upTo: number; limit: number },
  ): Promise<ExportedLink[]> {
    return AuditLinkRow.query(trx)
      .leftJoin('audit_entries as entry', 'entry.id', 'audit_links.entryId')
      .leftJoin('audit_details as details', 'details.entryId', 'entry.id')
      .leftJoin('audit_heads as head', 'head.seq', 'audit_links.seq')
      .leftJoin('anchor_leaves as leaf', 'leaf.anchorHash', 'head.anchorHash')
      .leftJoin('anchor_batches as batch', 'batch.id', 'leaf.batchId')
      .select(
        'audit_links.seq',
        'audit_links.hash',
        'entry.body',
        'details.salt',
        'details.text',
        'batch.root',
        'leaf.leafIndex',
        'leaf.siblings',
      )
      .where('audit_links.seq', '>', after)
      .where('audit_links.seq', '<=', upTo)
      .orderBy('audit_links.seq')
      .limit(limit)
      .castTo<ExportedLink[]>()
  }
}
