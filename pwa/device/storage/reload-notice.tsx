import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useStorageState } from './storage-state.ts'
import { words } from './words.ts'

/**
 * Offers a reload when a newer version of the app uses the database or the browser lost it. Dialogs show this
 * notice too, because they cover the rest of the page.
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
