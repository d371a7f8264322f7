import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveAgain } from '#pwa/device/storage/save.ts'
import { readStorageState } from '#pwa/device/storage/storage-state.ts'
import { Button } from '#pwa/ui/button.tsx'
import { words } from './words.ts'

/** Repeats the writes that the browser refused. */
export function TryAgain() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function tryAgain() {
    setIsBusy(true)
    if (readStorageState().isMemoryOnly) {
      const { leaveMemory } = await import('./leave-memory.ts')
      await leaveMemory()
    }
    await saveAgain()
    await client.invalidateQueries()
    setIsBusy(false)
  }

  return (
    <Button size="small" isBusy={isBusy} onClick={() => void tryAgain()}>
      {words.tryAgain}
    </Button>
  )
}
