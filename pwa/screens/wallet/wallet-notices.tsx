import { NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { StorageNotice } from '#pwa/device/storage/storage-notice.tsx'
import { words } from './words.tsx'

interface WalletNoticesProps {
  /**
   * The failure of the last request, because of which the screen shows older data. Null after a
   * success.
   */
  staleBecause: Error | null
  updatedAt: number
}

/** Shows what the wallet cannot store, and how old its credentials are. */
export function WalletNotices({ staleBecause, updatedAt }: WalletNoticesProps) {
  return (
    <>
      <StorageNotice words={words.walletPage.storage} />
      {staleBecause && (
        <Notice tone="warn" isAlert>
          {words.walletPage.stale.asOf(
            staleBecause instanceof NetworkError
              ? words.walletPage.stale.noConnection
              : sentenceFor(staleBecause),
            formatInstant(updatedAt),
          )}
        </Notice>
      )}
    </>
  )
}
