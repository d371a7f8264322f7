import type { CurrentUser } from '#contracts/accounts/account.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { fetchContent, isBankTranslated, readContent, removePremium } from './content-store.ts'

/**
 * Downloads the learning content and stores it on this device, for use offline. A person without premium
 * access gets only the free content.
 */
export async function carryContent(user: CurrentUser | null): Promise<void> {
  const parts = [fetchContent('free', VISITOR), carryPremium(user)]
  for (const { reason } of (await Promise.allSettled(parts)).filter(isRejected)) requireAway(reason)
}

async function carryPremium(user: CurrentUser | null) {
  if (!user) return
  if (!user.hasPremiumAccess) {
    await removePremium(user.id)
    return
  }
  const { bankVersion } = await fetchContent('premium', user.id)
  const bank = await readContent('bank', user.id)
  const isTranslated = await isBankTranslated(user.id)
  if (bank?.version !== bankVersion || !isTranslated) await fetchContent('bank', user.id)
}

function isRejected(result: PromiseSettledResult<unknown>): result is PromiseRejectedResult {
  return result.status === 'rejected'
}

/**
 * Ignores an expected failure of the network, the server or the disk, and throws any other error. The next
 * start of the app, or the screen that needs the content, tries again.
 */
function requireAway(error: unknown) {
  const isExpected = [NetworkError, HttpError, StorageError].some((kind) => error instanceof kind)
  if (!isExpected) throw error
}
