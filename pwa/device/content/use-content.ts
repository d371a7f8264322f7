import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ContentPart } from '#contracts/learning/learning-content.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { language } from '#pwa/language/language.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { DAY_MS } from '#contracts/time.ts'
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
 * The query for one part of the content. Reads the device first. Asks the server when the device
 * has no readable content, or when another language needs a translation that the device does not
 * have.
 */
export function contentQuery<Part extends ContentPart>(part: Part, owner: string) {
  return queryOptions({
    queryKey: ['content', part, owner],
    queryFn: async () => {
      if (part !== 'free') requireConfirmedAccess()
      const kept = await readContent(part, owner)
      if (kept && isInOwnLanguage(kept)) return kept
      try {
        return await fetchContent(part, owner)
      } catch (error) {
        if (kept) return kept
        throw error
      }
    },
    gcTime: Infinity,
    // Structural sharing would copy translated items, and a copy loses the link to its English
    // original.
    structuralSharing: language === 'en',
  })
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
