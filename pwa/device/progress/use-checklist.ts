import { useState } from 'react'
import { toEvent } from './learning-log.ts'
import { useProgress, useRecord } from './use-progress.ts'

/** A new tick appears only after the device has stored or refused it. */
export function useChecklist(owner: string, checklist: string) {
  const { data: progress } = useProgress(owner)
  const record = useRecord(owner)
  const [own, setOwn] = useState<ReadonlyMap<string, boolean>>(new Map())
  const done = progress?.checklists.get(checklist)

  return {
    isLoading: progress === undefined,
    isDone: (item: string) => own.get(item) ?? done?.has(item) ?? false,
    setDone: async (item: string, isDone: boolean) => {
      await record(toEvent('checklist_item_set', { checklist, item, isDone }))
      setOwn((before) => new Map(before).set(item, isDone))
    },
  }
}
