import type { TestProjectInlineConfiguration } from 'vitest/config'
import { formatAhead } from './support/clock.ts'

/**
 * The tests that `npm test` runs on the embedded database. They are the tests about differences
 * between the databases, and one file for each area.
 */
export const ON_EMBEDDED = [
  'tests/api/process.test.ts',
  'tests/api/database/!(*.race).test.ts',
  'tests/api/accounts/registration.test.ts',
  'tests/api/checkout/orders.test.ts',
  'tests/api/credentials/revoke.test.ts',
  'tests/api/exam/exam.test.ts',
  'tests/api/http/lists.test.ts',
  'tests/api/identity/ending-sessions.test.ts',
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
 * The time at which every run begins, whatever the real date. With the real date, tests would fail
 * after content or a certificate has expired.
 */
export const BEGINS = beginAt('2026-11-28T12:00:00Z')

/**
 * Further time zones and instants for tests that depend on the day. At 23:30 UTC, it is already the
 * next day in UTC+14, and still the same day in UTC-11.
 */
export const DAYS_ELSEWHERE = {
  'UTC+14': { TZ: 'Pacific/Kiritimati', ...beginAt('2026-11-28T23:30:00Z') },
  'UTC-11': { TZ: 'Pacific/Pago_Pago', ...beginAt('2026-12-01T23:30:00Z') },
} as const

/** The environment of a process that uses the machine's own clock. */
export const TODAY = { TEST_BEGINS: 'today', DATEFUDGE: formatAhead(0) }

function beginAt(instant: string) {
  return { TEST_BEGINS: instant, DATEFUDGE: formatAhead(Date.parse(instant) - Date.now()) }
}

export const TOUCHED_BY_DAYS = {
  unit: [
    'tests/contracts/verification/{first-day,judge*}.test.ts',
    'tests/contracts/interop/instance-window.test.ts',
    'tests/pwa/ui/format-date.test.ts',
    'tests/pwa/screens/admin/credentials/*.test.ts',
    'tests/pwa/screens/wallet/{count-credentials,wallet-stats}.test.*',
    'tests/pwa/screens/verification/verdict/shown-verdict.test.ts',
    'tests/pwa/device/presentation/expiry-notifications.test.tsx',
  ],
  api: ['tests/api/credentials/{issue,renew}.test.ts', 'tests/api/verification/first-day.test.ts'],
}

/**
 * A part of the soak. A soak runs the whole part. `npm test` runs it as a slice, for at most a
 * minute of processor time.
 */
export interface Part {
  name: string
  /** The project with the database and the programs that the part needs. */
  project: string
  files: string[]
  /** True when the part takes minutes, and `npm test` never uses it as a slice. */
  isLong?: boolean
  /**
   * True when `npm test` runs the part only as a slice, because other tests cover each of its
   * rules.
   */
  isSliceOnly?: boolean
}

const embedded = (name: string, ...folders: string[]): Part => ({
  name: `embedded-${name}`,
  project: 'api-pglite',
  files: folders.map((folder) => `${folder}/!(*.race).test.ts`),
})

const faults = (name: string, ...files: string[]): Part => ({
  name: `chaos-${name}`,
  project: 'api-postgres',
  files: files.map((file) => `tests/chaos/${file}.test.ts`),
})

const chance = (name: string, ...files: string[]): Part => ({
  name: `chance-${name}`,
  project: 'api-postgres',
  files: files.map((file) => `tests/api/${file}.test.ts`),
})

const journeys = (name: string, ...files: string[]): Part => ({
  name: `journeys-${name}`,
  project: 'e2e',
  files: files.map((file) => `tests/e2e/${file}.test.ts`),
  isSliceOnly: true,
})

const programs = (name: string, ...files: string[]): Part => ({
  name: `programs-${name}`,
  project: 'api-postgres',
  files: files.map((file) => `tests/api/cli/${file}.test.ts`),
  isSliceOnly: true,
})

const API = 'tests/api'

export const PARTS: readonly Part[] = [
  faults('chain', 'anchoring-accounts', 'anchoring-nodes', 'anchoring-transactions'),
  faults('sender', 'anchoring-crashes'),
  faults('payments', 'checkout-crashes'),
  faults('processes', 'processes'),
  faults('life', 'life', 'keys', 'production', 'revocation'),
  chance(
    'people',
    'accounts/last-admin.race',
    'accounts/lock-holders-at-random.race',
    'accounts/login-code.race',
    'accounts/taken-addresses.race',
    'accounts/undoing.race',
    'identity/ending-sessions.race',
  ),
  chance(
    'work',
    'audit/linking.race',
    'checkout/histories.race',
    'imports/issuing.race',
    'sync/convergence',
    'trust/builders.race',
  ),
  { name: 'hostile', project: 'api-postgres', files: ['tests/api/hostile-input.test.ts'] },
  {
    name: 'mutants',
    project: 'unit',
    files: [
      'tests/contracts/anchoring/merkle.test.ts',
      'tests/contracts/credentials/holder-name.test.ts',
      'tests/contracts/interop/formats/mutations.test.ts',
      'tests/contracts/verification/forgery.test.ts',
    ],
  },
  { name: 'queues', project: 'e2e', files: ['tests/e2e/importing.test.ts'] },
  { name: 'languages', project: 'e2e', files: ['tests/e2e/screens-in-languages.test.ts'] },
  journeys('kept', 'kept-before-shown'),
  journeys('pictures', 'scanning-pictures'),
  journeys('papers', 'ds160-companion'),
  journeys('packs', 'content-packs', 'learning-trouble'),
  journeys('practice', 'practising-aloud', 'practising-by-class'),
  journeys('learning', 'taking-the-next-test', 'practising-over-time'),
  journeys('wallets', 'other-wallets', 'asking-wallets'),
  journeys('devices', 'replacing', 'wallet-storage'),
  journeys('browsers', 'wallet-tabs', 'older-browsers'),
  journeys('account', 'profile', 'home-screen'),
  journeys('counter', 'generating-and-batches', 'wallet-settings'),
  journeys('console', 'administering-views'),
  programs('keys', 'keys'),
  programs('restore', 'after-restore-program', 'restoring'),
  embedded('people', `${API}/accounts`, `${API}/invitations`, `${API}/mail`),
  embedded('shop', `${API}/checkout`, `${API}/exam`, `${API}/learning`, `${API}/privacy`),
  embedded(
    'wallets',
    `${API}/interop`,
    `${API}/imports`,
    `${API}/presentations`,
    `${API}/identity`,
  ),
  embedded('chain', `${API}/anchoring`, `${API}/audit`, `${API}/credentials`),
  embedded('programs', `${API}/cli`, `${API}/cli/rehearsal`, `${API}/doctor`, `${API}/deploy`),
  embedded(
    'trust',
    `${API}/trust`,
    `${API}/trust/keys`,
    `${API}/trust/passes`,
    `${API}/verification`,
  ),
  embedded('rest', API, `${API}/database`, `${API}/http`, `${API}/settings`, `${API}/sync`),
  {
    name: 'days',
    project: 'api-postgres UTC+14',
    files: [`${API}/!(cli|database|doctor|processes)/**/!(*.race).test.ts`],
    isLong: true,
  },
  {
    name: 'measures',
    project: 'api-postgres',
    files: ['tests/soak/*.test.ts'],
    isLong: true,
  },
]

/** Chooses one part by the seed. All parts are equally likely. */
export function chooseSlice(seed: number): Part {
  const slices = PARTS.filter(({ isLong }) => !isLong)
  return slices[seed % slices.length] as Part
}

/** Returns the parts whose names begin with one of these words. Without words, returns all parts. */
export function findParts(words: readonly string[]): Part[] {
  const isNamed = ({ name }: Part) => words.some((word) => name.startsWith(word))
  return words.length === 0 ? [...PARTS] : PARTS.filter(isNamed)
}

interface Project extends TestProjectInlineConfiguration {
  test: TestProjectInlineConfiguration['test'] & { name: string; include: string[] }
}

/**
 * Chooses the projects of a run. A soak runs only its parts. `npm test` runs one slice of the soak
 * with more cases, and all other tests once. It leaves out the other parts with `isSliceOnly`. A
 * run of named files has no slice and leaves nothing out.
 */
export function chooseProjects(
  projects: readonly Project[],
  { TEST_DEPTH, TEST_PARTS = '' }: NodeJS.ProcessEnv = process.env,
): Project[] {
  const parts = PARTS.filter(({ name }) => TEST_PARTS.split(',').includes(name))
  if (TEST_DEPTH === 'soak') return projects.flatMap((project) => deepen(project, parts, 'soak'))
  const left =
    parts.length > 0 ? PARTS.filter((part) => parts.includes(part) || part.isSliceOnly) : []
  return [
    ...projects.map((project) => leaveOut(project, filesOf(project, left))),
    ...projects.flatMap((project) => deepen(project, parts, 'slice')),
  ]
}

function filesOf({ test }: Project, parts: readonly Part[]): string[] {
  return parts.filter(({ project }) => project === test.name).flatMap(({ files }) => files)
}

function leaveOut(project: Project, files: readonly string[]): Project {
  const { test } = project
  return { ...project, test: { ...test, exclude: [...(test.exclude ?? []), ...files] } }
}

/**
 * Returns the project with only the files of these parts. Returns no project when it has none of
 * these files.
 */
function deepen(project: Project, parts: readonly Part[], depth: 'slice' | 'soak'): Project[] {
  const { test } = project
  const include = filesOf(project, parts)
  if (include.length === 0) return []
  const env = { ...test.env, TEST_DEPTH: depth }
  return [{ ...project, test: { ...test, name: `${test.name} (${depth})`, include, env } }]
}
