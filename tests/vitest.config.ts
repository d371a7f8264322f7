import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './run/longest-first.ts'
import { reportFiles } from './run/reporter.ts'
import { IN_SOAK } from './support/rounds.ts'

/** The path to which each run of `npm test` writes the reports of the test files. */
const REPORT = process.env.TEST_REPORT
const WORKERS = Math.min(availableParallelism(), 4)

/** Decision: `docs/decisions/49-tests-stand-in-tests.md`. */
const API_TESTS = ['tests/api/**/*.test.ts']
/** The embedded database has one connection, which hides races. */
const NEEDS_POSTGRES = 'tests/**/*.race.test.ts'
/** This test starts the product as a program. The program uses the embedded database. */
const STARTS_EMBEDDED = 'tests/api/process.test.ts'

/**
 * The tests that `npm test` runs on the embedded database. They are the tests about differences
 * between the databases, and one file for each area. The soak runs the whole API. PostgreSQL costs
 * half as much. On the embedded database, a query beside its own transaction waits for ever: in all
 * other files, only the soak finds such a query.
 */
const ON_EMBEDDED = [
  STARTS_EMBEDDED,
  'tests/api/database/*.test.ts',
  'tests/api/accounts/registration.test.ts',
  'tests/api/checkout/orders.test.ts',
  'tests/api/credentials/revoke.test.ts',
  'tests/api/exam/exam.test.ts',
  'tests/api/http/lists.test.ts',
  'tests/api/accounts/ending-sessions.test.ts',
  'tests/api/imports/uploading.test.ts',
  'tests/api/interop/offers.test.ts',
  'tests/api/invitations/invitations.test.ts',
  'tests/api/learning/content-packs.test.ts',
  'tests/api/mail/outbox.test.ts',
  'tests/api/presentations/tokens.test.ts',
  'tests/api/privacy/deletion.test.ts',
  'tests/api/sync/sync.test.ts',
  'tests/api/trust/lists.test.ts',
  'tests/api/verification/verify.test.ts',
]

/**
 * Each of these test files runs in a worker of its own. The foreign libraries load several copies
 * of the same packages, and the copies would disturb the next test file.
 */
const FOREIGN = 'tests/api/interop/{matrix,presentation-*}.test.ts'

/**
 * These tests read the data that a program has written. With the embedded database, only that
 * program can read the data.
 */
const READS_BESIDE = 'tests/api/cli/{after-restore-program,certify,keys}.test.ts'

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    allowOnly: false,
    maxWorkers: WORKERS,
    reporters: REPORT ? ['dot', reportFiles(REPORT)] : ['default'],
    setupFiles: ['tests/run/measure-file.ts', 'tests/run/close-file.ts'],
    sequence: { sequencer: LongestFirst },
    // A test must fail if an event never comes, and not if a machine is slow. A file states a deadline of its own
    // only if it needs more.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 10_000,
    expect: { poll: { timeout: 120_000 } },
    // With `isolate: false`, test files share their modules. To load the modules again for each
    // file takes most of a short file's time. Therefore no file may leave a stub behind.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/*.test.ts', 'tests/{contracts,pwa,cluster}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/browser/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: [
            ...API_TESTS,
            'tests/chaos/**/*.test.ts',
            ...(IN_SOAK ? ['tests/soak/*.test.ts'] : []),
          ],
          isolate: false,
          exclude: [STARTS_EMBEDDED, FOREIGN],
          env: { TEST_DATABASE: 'postgres' },
          setupFiles: ['tests/support/server/check-limits.ts'],
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/server/provide-program.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-pglite',
          include: IN_SOAK ? API_TESTS : ON_EMBEDDED,
          isolate: false,
          exclude: [NEEDS_POSTGRES, FOREIGN, READS_BESIDE],
          env: { TEST_DATABASE: 'pglite' },
          setupFiles: ['tests/support/server/check-limits.ts'],
          globalSetup: [
            'tests/support/server/provide-pglite.ts',
            'tests/support/server/provide-program.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'foreign',
          include: [FOREIGN],
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['tests/support/server/provide-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          isolate: false,
          // On PostgreSQL, a server starts in half the time. Only `life.test.ts`, `start.test.ts`
          // and the files that need the samples use the embedded database.
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/browser/provide-app.ts',
            'tests/support/browser/provide-server.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/e2e/engines/*.test.ts'],
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/browser/provide-app.ts',
          ],
        },
      },
    ],
  },
})
