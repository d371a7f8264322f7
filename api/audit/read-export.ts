import { open } from 'node:fs/promises'
import { z } from 'zod'
import { linkHash } from './hashes.ts'

const Head = z.object({
  format: z.literal('vsg/audit/1'),
  exportedAt: z.coerce.date(),
  lastSeq: z.int(),
})
const Line = z.object({ seq: z.int(), hash: z.string(), body: z.string().optional() })
const Body = z.object({ action: z.string(), subject: z.string().nullable() })

interface ReadExport {
  exportedAt: Date
  /** The hash of each entry, in their order. */
  hashes: string[]
  /** The ids of deleted accounts, in the order of their deletion. */
  deleted: string[]
}

/**
 * Throws an error with the number of the first altered entry. Also throws when the file is not an export, was
 * cut off, or does not end with the entry about the export itself.
 */
export async function readAuditExport(path: string): Promise<ReadExport> {
  let head: z.infer<typeof Head> | undefined
  const hashes: string[] = []
  let previous = ''
  let lastAction = ''
  let seq = 0
  const deleted: string[] = []
  for await (const text of await readLines(path)) {
    if (!head) {
      head = parse(Head, text, 'The file is not an export of the audit.')
      continue
    }
    seq += 1
    const broken = `The export was altered at entry ${String(seq)}.`
    const { body, ...line } = parse(Line, text, broken)
    const isNext = line.seq === seq
    // Bodies can be missing only at the beginning, because the oldest entries are deleted after their
    // retention time.
    const hangsOn = body === undefined ? lastAction === '' : linkHash(previous, body) === line.hash
    if (!isNext || !hangsOn) throw new Error(broken)
    hashes.push(line.hash)
    previous = line.hash
    if (body === undefined) continue
    const { action, subject } = parse(Body, body, broken)
    lastAction = action
    if (action === 'user_deleted' && subject !== null) deleted.push(subject)
  }
  if (!head) throw new Error('The file is not an export of the audit.')
  if (seq !== head.lastSeq) {
    throw new Error(
      `The export is cut off: it has ${String(seq)} of ${String(head.lastSeq)} entries.`,
    )
  }
  if (lastAction !== 'audit_exported') {
    throw new Error(
      'The last entry of the export is not the export itself, so the export does not contain all deletions.',
    )
  }
  return { exportedAt: head.exportedAt, hashes, deleted }
}

async function readLines(path: string) {
  const file = await open(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause })
  })
  return file.readLines()
}

function parse<Shape extends z.ZodType>(shape: Shape, text: string, message: string) {
  try {
    return shape.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(message, { cause })
  }
}
