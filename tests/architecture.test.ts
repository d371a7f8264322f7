import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkImports } from './import-rules.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FILES_AT_LEAST = 250

const TYPE_ONLY = "import type { here } from './a.ts'"

/**
 * Describes an import that breaks the rule. The import goes from one folder of `pwa/` to a folder
 * that is above it in `LAYERS`.
 */
function upward(from: string, to: string): [string, string, string, string] {
  const rule = 'screens over device over session over network over ui'
  return [rule, `pwa/${from}/a.ts`, `#pwa/${to}/b.ts`, `pwa/${to}/b.ts`]
}

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
    for (const name of ['jose', 'oauth4webapi']) {
      plant({ [`node_modules/${name}/index.js`]: '', [`node_modules/${name}/package.json`]: '{}' })
    }
  })

  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  test.each([
    ['nothing in a circle', 'api/mail/a.ts', './b.ts', 'api/mail/b.ts', "import './a.ts'"],
    ['nothing in a circle', 'api/mail/a.ts', './b.ts', 'api/mail/b.ts', TYPE_ONLY],
    ['every import leads somewhere', 'contracts/a.ts', './missing.ts'],
    ['contracts alone', 'contracts/a.ts', '#api/settings/env.ts', 'api/settings/env.ts'],
    ['contracts only for what api uses too', 'pwa/ui/a.ts', '#contracts/a.ts', 'contracts/a.ts'],
    ['contracts only for what pwa uses too', 'api/http/a.ts', '#contracts/a.ts', 'contracts/a.ts'],
    ['contracts without node', 'contracts/a.ts', 'node:fs'],
    ['the app without node', 'pwa/network/http.ts', 'node:fs'],
    ['the two sides apart', 'api/settings/env.ts', '#pwa/network/http.ts', 'pwa/network/http.ts'],
    ['the two sides apart', 'pwa/network/http.ts', '#api/settings/env.ts', 'api/settings/env.ts'],
    ['the product without its tests', 'api/settings/env.ts', '#tests/a.ts', 'tests/a.ts'],
    [
      'the roots without database and environment',
      'api/cli/root-make.ts',
      '#api/trust/a.ts',
      'api/trust/a.ts',
      "import '#api/settings/env.ts'",
    ],
    [
      'the commands load no verb before it runs',
      'api/cli/program.ts',
      './keys.ts',
      'api/cli/keys.ts',
    ],
    ['server packages only on the server', 'pwa/network/http.ts', 'koa'],
    ['server packages only on the server', 'contracts/a.ts', '@electric-sql/pglite'],
    ['the server without development packages', 'api/settings/env.ts', 'oauth4webapi'],
    ['no jose in the app', 'pwa/network/http.ts', 'jose'],
    [
      'no jose in the app',
      'pwa/network/http.ts',
      '#contracts/a.ts',
      'contracts/a.ts',
      "import('jose')",
    ],
    ['the ground of the server uses no area', 'api/http/a.ts', '#api/sync/b.ts', 'api/sync/b.ts'],
    ['an area uses only earlier areas', 'api/accounts/a.ts', '#api/sync/b.ts', 'api/sync/b.ts'],
    [
      'accounts take the paid right and the adoption of purchases, and end devices and codes',
      'api/accounts/a.ts',
      '#api/checkout/settle.ts',
      'api/checkout/settle.ts',
    ],
    upward('app', 'build'),
    upward('screens', 'app'),
    upward('device', 'screens'),
    upward('session', 'device'),
    upward('network', 'session'),
    upward('ui', 'session'),
    upward('ui', 'network'),
    ['screens apart', 'pwa/screens/a/a.ts', '#pwa/screens/b/b.ts', 'pwa/screens/b/b.ts'],
  ])('%s: %s cannot import %s', async (rule, from, imported, to?: string, back?: string) => {
    plant({
      'api/settings/env.ts': '',
      'pwa/network/http.ts': '',
      [from]: `import '${imported}'`,
      ...(to && { [to]: back ?? '' }),
    })

    const { violations } = await checkImports(root)

    expect(violations.map((violation) => violation.split(':')[0])).toContain(rule)
  })

  test('allowed imports break no rule', async () => {
    plant({
      'contracts/a.ts': '',
      'api/database/a.ts': "import type { here } from '#api/learning/a.ts'",
      'api/learning/a.ts': '',
      'api/accounts/a.ts': "import '#contracts/a.ts'\nimport '#api/database/a.ts'",
      'api/credentials/a.ts': "import '#api/accounts/a.ts'",
      'api/presentations/a.ts': "import '#api/credentials/a.ts'",
      'api/verification/a.ts': "import '#api/presentations/a.ts'",
      'pwa/screens/storefront/claims/claims.ts': '',
      'pwa/ui/a.ts': '',
      'pwa/network/a.ts': "import '#contracts/a.ts'\nimport '#pwa/ui/a.ts'",
      'pwa/session/a.ts': "import '#pwa/network/a.ts'\nimport '#pwa/ui/a.ts'",
      'pwa/device/a.ts': "import '#pwa/session/a.ts'",
      'pwa/screens/wallet/a.ts': "import '#pwa/device/a.ts'\nimport './b.ts'",
      'pwa/screens/wallet/b.ts': "import '#pwa/screens/storefront/claims/claims.ts'",
      'pwa/app/a.ts': "import '#pwa/screens/wallet/a.ts'",
      'pwa/build/a.ts': "import 'node:fs'\nimport '#pwa/app/a.ts'",
    })

    expect((await checkImports(root)).violations).toEqual([])
  })
})
