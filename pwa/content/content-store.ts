import {
  type ContentPart,
  FreeContent,
  learningContent,
  PremiumContent,
} from '#contracts/learning.ts'
import { call } from '#pwa/http.ts'
import { openStore, StorageError, VISITOR } from '#pwa/offline/store.ts'

const SCHEMAS = { free: FreeContent, premium: PremiumContent } as const
export interface Contents {
  free: FreeContent
  premium: PremiumContent
}

/** The free part belongs to the device, the premium part to the person who bought it. */
function ownerOf(part: ContentPart, owner: string): string {
  return part === 'free' ? VISITOR : owner
}

/** What the device has; null when it has nothing, or something that is damaged. */
export async function readContent<Part extends ContentPart>(
  part: Part,
  owner: string,
): Promise<Contents[Part] | null> {
  const { content } = await openStore(ownerOf(part, owner))
  const row = await content.get(part)
  const read = row && SCHEMAS[part].safeParse(row.value)
  return read?.success ? (read.data as Contents[Part]) : null
}

const fetching = new Map<string, Promise<unknown>>()

/** The one writer: asks the server and keeps its answer. Simultaneous calls share one request. */
export function fetchContent<Part extends ContentPart>(
  part: Part,
  owner: string,
): Promise<Contents[Part]> {
  const key = `${part} ${ownerOf(part, owner)}`
  const running = fetching.get(key) ?? fetchAndKeep(part, owner).finally(() => fetching.delete(key))
  fetching.set(key, running)
  return running as Promise<Contents[Part]>
}

async function fetchAndKeep<Part extends ContentPart>(
  part: Part,
  owner: string,
): Promise<Contents[Part]> {
  const answer = await call(learningContent, { query: { part } })
  const { content } = await openStore(ownerOf(part, owner))
  const row = { id: part, value: answer, at: Date.now(), etag: answer.version }
  await content.put(row).then(undefined, requireToldTrouble)
  return answer as Contents[Part]
}

/** A disk that refuses has been told of by the store; the content is shown from memory. */
function requireToldTrouble(error: unknown) {
  if (!(error instanceof StorageError)) throw error
}

/** The premium part goes with the premium access. */
export async function removePremium(owner: string): Promise<void> {
  const { content } = await openStore(owner)
  await content.delete('premium')
}
