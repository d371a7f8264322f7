import type { Dated } from '#contracts/learning/dated.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { words } from './words.tsx'

/** Says, before the text of an item, why the item is not in force. */
export function StatusBadge({ item: { status } }: { item: Pick<Dated, 'status'> }) {
  if (status === 'in-force') return null
  return (
    <Badge tone="warn" isLong>
      {words.statuses[status]}
    </Badge>
  )
}
