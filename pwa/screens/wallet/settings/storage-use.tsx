import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { format } from '#pwa/language/language.ts'
import { reportUsage, type StorageReport } from '#pwa/device/storage/persistence.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { words } from './words.ts'
import styles from './settings.module.css'

const MEGABYTE = 1_000_000

export function StorageUse({ onClear }: { onClear: () => void }) {
  const { data: usage } = useQuery({ queryKey: ['storage'], queryFn: reportUsage, gcTime: 0 })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <h3 className={styles['title']}>{words.storage.title}</h3>
      {usage && (
        <p className={styles['hint']}>
          {usage.room && `${sentenceOfRoom(usage.room)} `}
          {sentenceOfKeeping(usage)}
        </p>
      )}
      <div>
        <Button onClick={() => setIsAsking(true)}>{words.storage.clear}</Button>
      </div>
      <ConfirmDialog
        title={words.storage.clear}
        question={words.storage.question}
        confirmLabel={words.storage.clear}
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
 * Says how long the browser keeps the data. On an iPhone, a website loses its data after seven days
 * of use without a visit, even when the browser calls the data persistent. An app on the home
 * screen keeps its data.
 */
function sentenceOfKeeping({ isPersistent }: StorageReport): string {
  if (isFromHomeScreen() === false) return words.storage.removedAfterDays
  return isPersistent ? words.storage.isPersistent : words.storage.mayBeRemoved
}

function sentenceOfRoom({ usedBytes, quotaBytes }: NonNullable<StorageReport['room']>): string {
  return words.storage.used(formatMegabytes(usedBytes), formatMegabytes(quotaBytes))
}

function formatMegabytes(bytes: number): string {
  const count = (bytes / MEGABYTE).toLocaleString(format, { maximumFractionDigits: 1 })
  return words.storage.megabytes(count)
}
