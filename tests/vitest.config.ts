import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { IS_THOROUGH } from './support/rounds.ts'

const WORKERS = Math.min(availableParallelism(), 4)

const API_TESTS = ['tests/api/**/*.test.ts']
/** It starts the product as a program, with the database that comes with it. */
const STARTS_EMBEDDED = 'tests/api/process.test.ts'
const NEEDS_POSTGRES = ['tests/**/*.race.test.ts', 'tests/chaos/**']
/** Long ones of what does the same on either database: passwords, bytes of requests, texts, chain, programs. */
const RUN_ONCE = [
  'tests/api/{accounts/guessing,http/requests,http/headers,learning/check-content}.test.ts',
  'tests/api/anchoring/configured-chain.test.ts',
  'tests/api/audit/checker.test.ts',
  'tests/api/deploy/recipe.test.ts',
  'tests/api/cli/{content,keys,certify,root,after-restore-program,rehearse,check-proof}.test.ts',
]
/**
 * What a soak calls on either database and `npm test` on the embedded one alone, where a query beside its own
 * transaction waits for ever. The journeys call the same on PostgreSQL.
 */
const EMBEDDED_ALONE = IS_THOROUGH
  ? []
  : [
      'tests/api/{accounts,checkout,exam,imports,interop,invitations,learning,mail,privacy}/!(*.race|guessing|check-content).test.ts',
    ]

/** Whose libraries bring several copies of the same ones, which get in each other's way. */
const FOREIGN = 'tests/api/interop/{matrix,presentation-*}.test.ts'

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    allowOnly: false,
    maxWorkers: WORKERS,
    // A deadline is for what never comes: none may be missed by a machine that is merely slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{contracts,pwa,cluster}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/browser/fail-on-console.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: [...API_TESTS, 'tests/chaos/**/*.test.ts'],
          isolate: false,
          exclude: [STARTS_EMBEDDED, FOREIGN, ...EMBEDDED_ALONE],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/server/provide-program.ts',
          ],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api-pglite',
          include: API_TESTS,
          isolate: false,
          exclude: [...NEEDS_POSTGRES, ...RUN_ONCE, FOREIGN],
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: [
            'tests/support/server/provide-pglite.ts',
            'tests/support/server/provide-program.ts',
          ],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'foreign',
          include: [FOREIGN],
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['tests/support/server/provide-pglite.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/browser/provide-app.ts',
            'tests/support/browser/provide-server.ts',
          ],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
