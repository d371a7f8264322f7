import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../folder.ts'

/** As a reader of PDFs counts them, no matter who has written it. */
export function countPages(pdf: Buffer): number {
  const described = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })
  return Number(/^Pages:\s+(\d+)$/m.exec(described)?.[1])
}

/** One PDF with the pages of all, in their order. */
export function joinPdfs(parts: readonly Buffer[]): Buffer {
  const folder = makeFolder()
  const files = parts.map((part, at) => {
    const file = join(folder, `${String(at)}.pdf`)
    writeFileSync(file, part)
    return file
  })
  const whole = join(folder, 'whole.pdf')
  execFileSync('pdfunite', [...files, whole])
  return readFileSync(whole)
}
