import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import {
  BEGINS,
  chooseProjects,
  DAYS_ELSEWHERE,
  ON_EMBEDDED,
  TODAY,
  TOUCHED_BY_DAYS,
} from './parts.ts'
import { LongestFirst } from './run/longest-first.ts'
import { reportFiles } from './run/reporter.ts'
import { FAKED } from './support/clock.ts'

/** The path to which each run of `npm test` writes the reports of the test files. */
const REPORT = process.env.TEST_REPORT
const WORKERS = Math.min(availableParallelism(), 4)

const API_TESTS = ['tests/api/**/*.test.ts']
const NEEDS_POSTGRES = 'tests/**/*.race.test.ts'
/** This test starts the product as a program. The program uses the embedded database. */
const STARTS_EMBEDDED = 'tests/api/process.test.ts'

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

// Sets the clock for this process and for all processes that it starts: the tests, and the global
// set-up of each project. Each project reads this file again, but the clock must be set only once.
if (!process.env.TEST_BEGINS) Object.assign(process.env, FAKED, BEGINS)

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    allowOnly: false,
    maxWorkers: WORKERS,
    reporters: REPORT ? ['dot', reportFiles(REPORT)] : ['default'],
    setupFiles: ['tests/run/check-date.ts', 'tests/run/measure-file.ts', 'tests/run/close-file.ts'],
    sequence: { sequencer: LongestFirst },
    // The deadlines are long. A test must fail if an event never comes, and not if a machine is
    // slow.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 10_000,
    expect: { poll: { timeout: 60_000 } },
    projects: chooseProjects([
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
          include: [...API_TESTS, 'tests/chaos/**/*.test.ts'],
          isolate: false,
          exclude: [STARTS_EMBEDDED, FOREIGN],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/server/provide-program.ts',
          ],
        },
      },
      ...Object.entries(DAYS_ELSEWHERE).map(([where, env]) => ({
        extends: true as const,
        test: { name: `unit ${where}`, include: TOUCHED_BY_DAYS.unit, env },
      })),
      {
        extends: true,
        test: {
          name: 'api-postgres UTC+14',
          include: TOUCHED_BY_DAYS.api,
          isolate: false,
          exclude: [STARTS_EMBEDDED, FOREIGN],
          env: { TEST_DATABASE: 'postgres', ...DAYS_ELSEWHERE['UTC+14'] },
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
          include: ON_EMBEDDED,
          isolate: false,
          exclude: [NEEDS_POSTGRES, FOREIGN, READS_BESIDE],
          env: { TEST_DATABASE: 'pglite' },
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
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/browser/provide-app.ts',
            'tests/support/browser/provide-server.ts',
          ],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/e2e/engines/*.test.ts'],
          isolate: false,
          env: { TEST_DATABASE: 'postgres', ...TODAY },
          globalSetup: [
            'tests/support/server/provide-postgres.ts',
            'tests/support/browser/provide-app.ts',
          ],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ]),
  },
})
