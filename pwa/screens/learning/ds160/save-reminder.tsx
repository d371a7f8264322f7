import { useState } from 'react'
import { DS160_SAVE_MINUTES } from '#contracts/learning/practice.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { words } from './words.tsx'

/** Reminds the reader to save the official form in time, because the form loses unsaved answers. */
export function SaveReminder() {
  const [since, setSince] = useState(() => Date.now())
  const minutes = Math.floor((useNow(MINUTE_MS / 4) - since) / MINUTE_MS)
  const { data: content } = useFreeContent()
  const note = content?.notes.find(({ id }) => id === 'save-often')

  if (minutes < DS160_SAVE_MINUTES) {
    return (
      <Notice title={unbroken(note?.claim ?? words.save.every(DS160_SAVE_MINUTES))}>
        {note?.note}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      title={unbroken(words.save.now(minutes))}
      isAlert
      actions={
        <Button size="small" onClick={() => setSince(Date.now())}>
          {words.save.saved}
        </Button>
      }
    >
      {note?.note}
    </Notice>
  )
}
