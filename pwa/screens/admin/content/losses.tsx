import { useQuery } from '@tanstack/react-query'
import { Notice } from '#pwa/ui/notice.tsx'
import { lossesQuery } from './pack-calls.ts'

/** Says what readers lose soon, and on which day, unless an editor checks the facts before. */
export function Losses() {
  const { data: losses } = useQuery(lossesQuery)
  if (!losses || losses.length === 0) return null
  return (
    <Notice tone="warn" title="Readers lose what nobody checks">
      {losses.join(' ')}
    </Notice>
  )
}
