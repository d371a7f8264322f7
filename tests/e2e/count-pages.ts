import { execFileSync } from 'node:child_process'

/** As a reader of PDFs counts them, no matter who has written it. */
export function countPages(pdf: Buffer): number {
  const described = execFileSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })
  return Number(/^Pages:\s+(\d+)$/m.exec(described)?.[1])
}
