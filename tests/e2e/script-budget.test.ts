import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SCRIPT_BUDGETS } from '#tests/support/browser/script-budgets.ts'

const BUILD = 'dist'

/** Returns the addresses of the scripts that a document of the build loads or preloads. */
function listScripts(document: string): string[] {
  const html = readFileSync(join(BUILD, document), 'utf8')
  return [...new Set(html.match(/(?<= (?:src|href)=")\/[^"]+\.js(?=")/g))]
}

function weigh(file: string): number {
  return gzipSync(readFileSync(join(BUILD, file)), { level: 9 }).length
}

test('no document of the build links more script than its budget', () => {
  const rows = SCRIPT_BUDGETS.map(({ document, maxBytes }) => {
    const files = listScripts(document)
    const bytes = files.reduce((sum, file) => sum + weigh(file), 0)
    return { document, files: files.length, bytes, maxBytes }
  })
  const lines = rows.map(
    ({ document, files, bytes, maxBytes }) =>
      `${document}: ${String(files)} scripts, ${String(bytes)} of ${String(maxBytes)} bytes`,
  )
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(rows.filter(({ files, bytes, maxBytes }) => files === 0 || bytes > maxBytes)).toEqual([])
})
