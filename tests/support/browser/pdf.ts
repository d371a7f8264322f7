import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../folder.ts'

/** Returns the number of pages in a PDF. `pdfinfo` can count the pages of every engine's PDF. */
export function countPages(pdf: Buffer): number {
  const described = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })
  return Number(/^Pages:\s+(\d+)$/m.exec(described)?.[1])
}

/** Returns one PDF with all pages of these PDFs, in their order. */
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
