import { useState } from 'react'
import { DS160_SAVE_MINUTES } from '#contracts/learning/practice.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { useNow } from '#pwa/ui/use-now.ts'

/** Reminds the reader to save the official form in time, because the form loses unsaved answers. */
export function SaveReminder() {
  const [since, setSince] = useState(() => Date.now())
  const minutes = Math.floor((useNow(MINUTE_MS / 4) - since) / MINUTE_MS)
  const { data: content } = useFreeContent()
  const note = content?.notes.find(({ id }) => id === 'save-often')

  if (minutes < DS160_SAVE_MINUTES) {
    return (
      <Notice
        title={unbroken(
          note?.claim ?? `Save the DS-160 every ${String(DS160_SAVE_MINUTES)} minutes.`,
        )}
      >
        {note?.note}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      title={unbroken(`${String(minutes)} minutes have passed: save the DS-160 now`)}
      isAlert
      actions={
        <Button size="small" onClick={() => setSince(Date.now())}>
          I have saved it
        </Button>
      }
    >
      {note?.note}
    </Notice>
  )
}
