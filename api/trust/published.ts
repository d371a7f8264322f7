import { toBase64Url } from '#contracts/bytes.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import { ApiError } from '#api/errors.ts'
import { KeySetRow } from './key-set-row.ts'
import { ManifestRow } from './manifest-row.ts'
import { type PublishingNeeds, publishTrust } from './publish.ts'

export interface Published {
  trust: Trust
  etag: string
}

/** What requests are answered from: a copy in memory, so that none of them asks the database. */
export interface PublishedTrust {
  /** Throws `KEYS_OVER` while there is nothing to answer. */
  read(): Promise<Published>
  /** Reads anew what stands. */
  refresh(): Promise<void>
}

export function openPublished(needs: PublishingNeeds): PublishedTrust {
  let copy: Published | null = null
  const refresh = async () => {
    copy = (await readStored(needs)) ?? copy
  }
  return {
    refresh,
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

async function readStored({ database, clock }: PublishingNeeds): Promise<Published | null> {
  const notAfter = new Date(clock.now().getTime() + CLOCK_TOLERANCE_MS)
  const manifest = await ManifestRow.latest(database, { notAfter })
  if (!manifest) return null
  const keySets = await KeySetRow.latest(database)
  return {
    trust: {
      keySets: keySets.map(({ bytes }) => toBase64Url(bytes)),
      manifest: toBase64Url(manifest.bytes),
    },
    etag: manifest.etag,
  }
}
