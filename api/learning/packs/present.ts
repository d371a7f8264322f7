import type { StoredPack } from '#contracts/learning/content-packs.ts'
import type { PackHead } from './content-pack-row.ts'
import { faultOf } from './fault-of.ts'

export function presentPack(head: PackHead, keys: readonly string[]): StoredPack {
  const { version, built, editor, note, importedAt, activeSince } = head
  const fault = faultOf(head, keys)
  return {
    version,
    built,
    editor,
    note,
    importedAt: importedAt.toISOString(),
    isActive: activeSince !== null && fault === null,
    fault,
  }
}
