import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reportUsage, type StorageReport } from '#pwa/device/storage/persistence.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import styles from './settings.module.css'

const MEGABYTE = 1_000_000

export function StorageUse({ onClear }: { onClear: () => void }) {
  const { data: usage } = useQuery({ queryKey: ['storage'], queryFn: reportUsage, gcTime: 0 })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <h3 className={styles['title']}>Storage on this device</h3>
      {usage && (
        <p className={styles['hint']}>
          {usage.room &&
            `${formatMegabytes(usage.room.usedBytes)} of ${formatMegabytes(usage.room.quotaBytes)} used. `}
          {sentenceOfKeeping(usage)}
        </p>
      )}
      <div>
        <Button onClick={() => setIsAsking(true)}>Clear Data</Button>
      </div>
      <ConfirmDialog
        title="Clear Data"
        question="The cards, the key, the notes of codes that you made, the settings and your spoken answers on this device are removed. Your credentials stay in your account and are loaded again when there is a connection."
        confirmLabel="Clear Data"
        isDestructive
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onClear()
        }}
      />
    </>
  )
}

/**
 * Says how long the browser keeps the data. An iPhone deletes the data of a website after seven days of use
 * without a visit, even when the browser calls this data persistent.
 */
function sentenceOfKeeping({ isPersistent }: StorageReport): string {
  if (isFromHomeScreen() === false) {
    return 'This browser removes it once you have used the browser on seven days without coming back here; in the app on the home screen it stays. Your account keeps your credentials.'
  }
  return isPersistent
    ? 'The browser keeps it until you remove it.'
    : 'The browser may remove it when space runs out; your account keeps your credentials.'
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
}
