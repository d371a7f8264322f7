import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import { ImportLine } from '#contracts/credentials/imports.ts'

interface Place {
  importId: string
  line: number
}

export function sealLine(sealing: Sealing, place: Place, draft: ImportLine): Buffer {
  return sealing.seal(subjectOf(place), Buffer.from(JSON.stringify(draft)))
}

/** Decrypts a line. Returns undefined when none of our keys can decrypt it. */
export function openLine(sealing: Sealing, place: Place, sealed: Buffer): ImportLine | undefined {
  const opened = tryOpen(sealing, subjectOf(place), sealed)
  return opened && ImportLine.parse(JSON.parse(opened.toString()))
}

export function subjectOf({ importId, line }: Place): string {
  return `import:${importId}:${String(line)}`
}
