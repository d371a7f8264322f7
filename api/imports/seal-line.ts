import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import { ImportLine } from '#contracts/credentials/imports.ts'

interface Place {
  importId: string
  line: number
}

export function sealLine(sealing: Sealing, place: Place, draft: ImportLine): Buffer {
  return sealing.seal(subjectOf(place), Buffer.from(JSON.stringify(draft)))
}

/** Opens a line. Returns undefined when we no longer have the key that sealed the line. */
export function openLine(sealing: Sealing, place: Place, sealed: Buffer): ImportLine | undefined {
  const opened = tryOpen(sealing, subjectOf(place), sealed)
  return opened && ImportLine.parse(JSON.parse(opened.toString()))
}

export function subjectOf({ importId, line }: Place): string {
  return `import:${importId}:${String(line)}`
}
