import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { ContentPart } from '#contracts/learning/learning-content.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { language } from '#pwa/language/language.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { DAY_MS } from '#contracts/time.ts'
import { ageContent } from './age-content.ts'
import { readToday } from '#pwa/network/today.ts'
import { fetchContent, isInOwnLanguage, readContent } from './content-store.ts'

/** Premium content opens for this number of days after the server last confirmed the access. */
export const PREMIUM_GRACE_DAYS = 30

/**
 * Thrown when the server's last confirmation of the premium access is too old. The next successful
 * call to the server confirms the access again.
 */
export class UnconfirmedAccessError extends Error {
  override readonly name = 'UnconfirmedAccessError'
}

/**
 * The query for one part of the content. Reads the device, and waits for the server only when the device has no
 * readable content. Content that the device has in English only is shown at once, and its translation later.
 */
export function contentQuery<Part extends ContentPart>(part: Part, owner: string) {
  return queryOptions({
    queryKey: ['content', part, owner],
    queryFn: async ({ client }) => {
      if (part !== 'free') requireConfirmedAccess()
      const kept = await readContent(part, owner)
      if (!kept) return ageContent(await fetchContent(part, owner), readToday())
      if (!isInOwnLanguage(kept)) void showTranslation(client, part, owner)
      return ageContent(kept, readToday())
    },
    gcTime: Infinity,
    // Structural sharing would copy translated items, and a copy loses the link to its English
    // original.
    structuralSharing: language === 'en',
  })
}

/** Replaces English content when its translation has arrived. The English stays when it cannot be fetched. */
async function showTranslation(client: QueryClient, part: ContentPart, owner: string) {
  const fetched = await fetchContent(part, owner).catch(() => undefined)
  const aged = fetched && ageContent(fetched, readToday())
  client.setQueryData(['content', part, owner], (shown: object | undefined) => shown && aged)
}

/**
 * Throws when the last confirmation is older than thirty days. The spec allows premium content
 * offline for thirty days.
 */
function requireConfirmedAccess() {
  const kept = readKeptUser()
  if (!kept || Date.now() - kept.confirmedAt > PREMIUM_GRACE_DAYS * DAY_MS) {
    throw new UnconfirmedAccessError('The premium access has not been confirmed for too long.')
  }
}

export function useFreeContent() {
  return useQuery(contentQuery('free', VISITOR))
}

export function usePremiumContent(owner: string, isBought = true) {
  return useQuery({ ...contentQuery('premium', owner), enabled: isBought })
}

export function useBankContent(owner: string) {
  return useQuery(contentQuery('bank', owner))
}
