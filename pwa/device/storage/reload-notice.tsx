import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useStorageState } from './storage-state.ts'
import { words } from './words.ts'

/**
 * Offers a reload when a newer version of the app uses the database, or when the browser has lost
 * the database. An open dialog shows this notice too, because the dialog covers the rest of the
 * page.
 */
export function ReloadNotice() {
  const { isOutdated, isLost } = useStorageState()
  if (!isOutdated && !isLost) return null
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      }
    >
      {isOutdated ? words.newer : words.lost}
    </Notice>
  )
}
