import type { Reapplied } from '#api/privacy/reapply-deletions.ts'

export function sayReapplied({ exportedAt, again }: Reapplied): string {
  const until = exportedAt.toISOString()
  return `Accounts deleted again: ${String(again)}. Anyone who was deleted after ${until}, when the export was made, is not among them.`
}
