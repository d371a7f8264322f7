import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useStorageState } from './storage-state.ts'

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
          Reload
        </Button>
      }
    >
      {isOutdated
        ? 'A newer version of this app is open in another tab. Reload to use it here too.'
        : 'The browser lost its connection to the storage of this app. Reload to open it again.'}
    </Notice>
  )
}
