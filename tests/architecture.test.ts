import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkImports } from './support/import-rules.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FILES_AT_LEAST = 250

test('imports of the product flow one way', async () => {
  const { filesSeen, violations } = await checkImports(ROOT)

  expect(violations).toEqual([])
  expect(filesSeen).toBeGreaterThanOrEqual(FILES_AT_LEAST)
})

describe('in a tree with one planted fault', () => {
  let root = ''

  const plant = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(
        join(root, path),
        path.endsWith('.ts') ? `${text}\nexport const here = 1\n` : text,
      )
    }
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'visa-imports-'))
    cpSync(join(ROOT, 'package.json'), join(root, 'package.json'))
    for (const folder of ['api', 'contracts', 'pwa', 'tests']) mkdirSync(join(root, folder))
    plant({ 'node_modules/jose/index.js': '', 'node_modules/jose/package.json': '{}' })
  })

  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  test.each([
    ['nothing in a circle', 'api/mail/a.ts', './b.ts', 'api/mail/b.ts', './a.ts'],
    ['every import leads somewhere', 'contracts/a.ts', './missing.ts'],
    ['contracts alone', 'contracts/a.ts', '#api/env.ts', 'api/env.ts'],
    ['contracts without node', 'contracts/a.ts', 'node:fs'],
    ['the app without node', 'pwa/http.ts', 'node:fs'],
    ['the two sides apart', 'api/env.ts', '#pwa/http.ts', 'pwa/http.ts'],
    ['the two sides apart', 'pwa/http.ts', '#api/env.ts', 'api/env.ts'],
    ['the product without its tests', 'api/env.ts', '#tests/a.ts', 'tests/a.ts'],
    ['server packages only on the server', 'pwa/http.ts', 'koa'],
    ['server packages only on the server', 'contracts/a.ts', '@electric-sql/pglite'],
    ['the server without development packages', 'api/env.ts', 'jose'],
    ['the ground of the server uses no area', 'api/http/a.ts', '#api/sync/b.ts', 'api/sync/b.ts'],
    ['an area uses only earlier areas', 'api/accounts/a.ts', '#api/sync/b.ts', 'api/sync/b.ts'],
    ['shared parts know no place', 'pwa/ui/a.ts', '#pwa/wallet/b.ts', 'pwa/wallet/b.ts'],
    ['shared parts know no place', 'pwa/http.ts', '#pwa/app/b.ts', 'pwa/app/b.ts'],
    ['places apart', 'pwa/admin/a.ts', '#pwa/wallet/b.ts', 'pwa/wallet/b.ts'],
  ])('%s: %s cannot import %s', async (rule, from, imported, to?: string, back?: string) => {
    plant({ [from]: `import '${imported}'`, ...(to && { [to]: back ? `import '${back}'` : '' }) })

    const { violations } = await checkImports(root)

    expect(violations.map((violation) => violation.split(':')[0])).toContain(rule)
  })

  test('allowed imports break no rule', async () => {
    plant({
      'contracts/a.ts': '',
      'api/database/a.ts': "import type { here } from '#api/accounts/a.ts'",
      'api/accounts/a.ts': "import '#contracts/a.ts'\nimport '#api/database/a.ts'",
      'api/credentials/a.ts': "import '#api/accounts/a.ts'",
      'api/presentations/a.ts': "import '#api/credentials/a.ts'",
      'api/verification/a.ts': "import '#api/presentations/a.ts'",
      'pwa/storefront/claims.ts': '',
      'pwa/ui/a.ts': '',
      'pwa/wallet/a.ts': "import '#pwa/ui/a.ts'\nimport './b.ts'",
      'pwa/wallet/b.ts': "import '#pwa/storefront/claims.ts'",
      'pwa/app/a.ts': "import '#pwa/wallet/a.ts'",
    })

    expect((await checkImports(root)).violations).toEqual([])
  })
})
