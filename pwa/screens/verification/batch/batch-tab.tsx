import { useState } from 'react'
import { BATCH_MAX } from '#contracts/verification/batch-calls.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { showToast } from '#pwa/ui/toast-store.ts'
import { BatchEntry } from './batch-entry.tsx'
import { BatchItems } from './batch-items.tsx'
import { grow, type ListedItem } from './batch-list.ts'
import { BatchResults } from './batch-results.tsx'
import styles from './batch-tab.module.css'
import { batchSentence, useBatch, useProgress } from './use-batch.ts'
import { words } from './words.ts'

const { toasts } = words

/** Verifies up to twenty credentials in one call. Only administrators see this tab. */
export function BatchTab() {
  const [items, setItems] = useState<readonly ListedItem[]>([])
  const { mutate, reset, status, data: answer, error } = useBatch()

  function add(entries: readonly string[]): boolean {
    if (entries.length === 0) refuse(toasts.invalid, toasts.withoutData)
    const { items: grown, added, left } = grow(items, entries)
    setItems(grown)
    if (left > 0) refuse(toasts.sizeLimit, toasts.tooLarge)
    else if (added > 0) notifyOfAddition(added)
    return added > 0
  }

  function process() {
    if (items.length === 0) {
      refuse(toasts.noCredentials, toasts.empty)
      return
    }
    const sent = items.map(({ key: _key, ...item }) => item)
    if (sent.some(({ credentialId, qrData }) => credentialId || qrData)) mutate(sent)
    else refuse(toasts.invalid, toasts.withoutData)
  }

  if (status === 'pending') return <Processing count={items.length} />
  if (status === 'success') {
    return (
      <BatchResults
        answer={answer}
        items={items}
        onNew={() => {
          setItems([])
          reset()
        }}
      />
    )
  }
  return (
    <div className={styles['batch']}>
      <BatchEntry onAdd={add} />
      <Panel title={words.list.title(String(items.length), String(BATCH_MAX))}>
        <BatchItems items={items} onChange={setItems} />
        {status === 'error' && (
          <Notice tone="seal" title={words.failed.title} isAlert>
            {batchSentence(error)}
          </Notice>
        )}
        <Button variant="primary" onClick={process}>
          {words.list.verify}
        </Button>
      </Panel>
    </div>
  )
}

function Processing({ count }: { count: number }) {
  return (
    <Panel>
      <ProgressBar label={words.verifying(count)} value={useProgress()} isLabelShown />
    </Panel>
  )
}

function notifyOfAddition(count: number) {
  showToast({ title: toasts.added, description: toasts.addedCount(count) })
}

function refuse(title: string, description: string) {
  showToast({ title, description, variant: 'destructive' })
}
