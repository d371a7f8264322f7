import { toBase64Url } from '#contracts/bytes.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import { ApiError } from '#api/http/errors.ts'
import { oneAtATime } from '#api/one-at-a-time.ts'
import { KeySetRow } from '#api/trust/keys/key-set-row.ts'
import { StatusShardRow } from '#api/trust/passes/status-shard-row.ts'
import { ManifestRow } from './manifest-row.ts'
import { type PublishingNeeds, publishTrust } from './publish.ts'

/** The shortest pause between two reads of the database because of requests for unknown lists. */
const LOOK_AGAIN_MS = 1_000

export interface Published {
  trust: Trust
  etag: string
}

/**
 * The published trust. It is in memory, because a request should not read the database. Many verifiers may
 * read it at once, while a counter waits for a verdict.
 */
export interface PublishedTrust {
  /** Throws a `KEYS_OVER` when nothing is published. */
  read(): Promise<Published>
  /** Returns whether a list has this name. Reads the database for an unknown name, at most once a second. */
  hasList(hash: string): Promise<boolean>
  refresh(): Promise<void>
}

interface Copy extends Published {
  lists: ReadonlySet<string>
}

export function openPublished(needs: PublishingNeeds): PublishedTrust {
  let copy: Copy | null = null
  let looking: Promise<void> | undefined
  let lookedAt = -Infinity

  const refresh = oneAtATime(async () => {
    copy = (await readStored(needs, copy)) ?? copy
  })
  /** Reads the published trust again, because another process may have published the list a moment ago. */
  const lookAgain = async () => {
    if (performance.now() - lookedAt >= LOOK_AGAIN_MS) {
      lookedAt = performance.now()
      looking = refresh()
    }
    await looking
  }
  return {
    refresh,
    hasList: async (hash) => {
      if (!copy?.lists.has(hash)) await lookAgain()
      return copy?.lists.has(hash) ?? false
    },
    read: async () => {
      if (!copy) await refresh()
      if (!copy) {
        await publishTrust(needs)
        await refresh()
      }
      if (!copy) throw new ApiError('KEYS_OVER')
      return copy
    },
  }
}

/** Returns null if nothing is published. Returns `known` if nothing has changed. */
async function readStored(
  { database, clock }: PublishingNeeds,
  known: Copy | null,
): Promise<Copy | null> {
  const notAfter = new Date(clock.now().getTime() + CLOCK_TOLERANCE_MS)
  const manifest = await ManifestRow.latest(database, { notAfter })
  if (!manifest) return null
  if (manifest.etag === known?.etag) return known
  const keySets = await KeySetRow.latest(database)
  return {
    trust: {
      keySets: keySets.map(({ bytes }) => toBase64Url(bytes)),
      manifest: toBase64Url(manifest.bytes),
    },
    etag: manifest.etag,
    lists: await StatusShardRow.names(database),
  }
}
