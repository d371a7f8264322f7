import { type Dated, STATUS_BADGES } from '#contracts/learning/dated.ts'
import { Badge } from '#pwa/ui/badge.tsx'

/** Says, before the text of an item, why the item is not in force. */
export function StatusBadge({ item: { status } }: { item: Pick<Dated, 'status'> }) {
  if (status === 'in-force') return null
  return (
    <Badge tone="warn" isLong>
      {STATUS_BADGES[status]}
    </Badge>
  )
}
