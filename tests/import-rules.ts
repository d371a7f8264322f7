import {
  cruise,
  type ICruiseResult,
  type IReachabilityForbiddenRuleType,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser'

/**
 * The areas of `api/` that each area may use. Each area may also use itself, `accounts/`, `audit/` and the
 * folders in `GROUND`.
 */
const AREAS: Record<string, string[]> = {
  audit: ['anchoring'],
  accounts: ['checkout', 'presentations'],
  anchoring: [],
  checkout: ['credentials'],
  exam: ['credentials', 'learning', 'sync', 'trust'],
  learning: [],
  trust: [],
  credentials: ['anchoring', 'trust'],
  invitations: ['credentials', 'trust'],
  imports: ['credentials', 'invitations', 'trust'],
  overview: ['checkout', 'imports', 'invitations', 'learning'],
  presentations: ['credentials', 'trust'],
  verification: ['anchoring', 'credentials', 'presentations', 'trust'],
  interop: ['credentials', 'presentations', 'trust', 'verification'],
  sync: ['trust', 'verification'],
  doctor: ['anchoring', 'checkout', 'interop', 'learning'],
  privacy: [
    'anchoring',
    'checkout',
    'credentials',
    'exam',
    'imports',
    'interop',
    'invitations',
    'learning',
    'presentations',
    'trust',
    'verification',
    'sync',
  ],
}
const GROUND = ['http', 'database', 'mail', 'processes', 'settings']

/**
 * The folders of `pwa/`. Each folder may use the folders after it.
 * Decision: `docs/decisions/20-rooms-in-one-line.md`.
 */
const LAYERS = [
  'build',
  'translations',
  'app',
  'screens',
  'device',
  'session',
  'network',
  'ui',
  'language',
]

/**
 * Files of screens that other screens may import. Several screens quote the claims and testimonials, and the
 * home page shows the interview simulator.
 */
const SHOWN_ELSEWHERE = [
  '^pwa/screens/storefront/(claims/claims|testimonials/testimonials)\\.ts$',
  '^pwa/screens/interview/interview-simulator\\.tsx$',
]

const SERVER_PACKAGES = [
  '@electric-sql/pglite',
  '@foundry-rs/anvil',
  '@koa/router',
  '@node-rs/argon2',
  'csv-parse',
  'helmet',
  'keygrip',
  'knex',
  'koa',
  '@koa/send',
  'koa-session',
  'nodemailer',
  'objection',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'stripe',
]

const rule = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, severity: 'error', from, to })

/**
 * The machine with the root keys has no network and no database. Therefore the code that handles
 * the roots must not use the server's settings or the database.
 */
const ROOTS_ALONE: IReachabilityForbiddenRuleType = {
  name: 'the roots without database and environment',
  severity: 'error',
  from: {
    path: '^api/cli/(root-make|root-sign|root-folder|ceremony|check-audit|check-proof|run)\\.ts$',
  },
  to: {
    path: '^api/(settings/env|database/)|(^|node_modules/)(knex|objection|pg)(/|$)',
    reachable: true,
  },
}

/** The program must load the code of a verb only when this verb runs. */
const VERBS_WHEN_THEY_RUN = rule(
  'the commands load no verb before it runs',
  { path: '^api/cli/(program|run|visa)\\.ts$' },
  {
    path: '^(api|contracts)/',
    pathNot: '^api/cli/(print|program|run)\\.ts$',
    dynamic: false,
    dependencyTypesNot: ['type-only'],
  },
)

const oneOf = (names: string[]) => `(${names.join('|')})`

const RULES: (IRegularForbiddenRuleType | IReachabilityForbiddenRuleType)[] = [
  ROOTS_ALONE,
  VERBS_WHEN_THEY_RUN,
  rule('nothing in a circle', {}, { circular: true }),
  rule('every import leads somewhere', {}, { couldNotResolve: true }),
  rule('contracts alone', { path: '^contracts/' }, { path: '^(api|pwa|tests)/' }),
  ...['api', 'pwa'].map((side): IReachabilityForbiddenRuleType => ({
    name: `contracts only for what ${side} uses too`,
    severity: 'error',
    from: { path: `^${side}/` },
    to: { path: '^contracts/', reachable: false },
  })),
  {
    name: 'no jose in the app',
    severity: 'error',
    from: { path: '^pwa/' },
    to: { path: '(^|node_modules/)jose(/|$)', reachable: true },
  },
  rule('contracts without node', { path: '^contracts/' }, { dependencyTypes: ['core'] }),
  rule(
    'the app without node',
    { path: '^pwa/', pathNot: '^pwa/build/' },
    { dependencyTypes: ['core'] },
  ),
  rule('the two sides apart', { path: '^api/' }, { path: '^pwa/' }),
  rule('the two sides apart', { path: '^pwa/' }, { path: '^api/' }),
  rule('the product without its tests', { path: '^(api|pwa)/' }, { path: '^tests/' }),
  rule(
    'server packages only on the server',
    { path: '^(contracts|pwa)/' },
    { path: `(^|node_modules/)${oneOf(SERVER_PACKAGES)}(/|$)` },
  ),
  rule(
    'the server without development packages',
    { path: '^(api|contracts)/', pathNot: '^api/vite\\.config\\.ts$' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'the ground of the server uses no area',
    { path: `^api/${oneOf(GROUND)}/` },
    { path: `^api/${oneOf(Object.keys(AREAS))}/`, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'accounts take the paid right and the adoption of purchases, and end devices and codes',
    { path: '^api/accounts/' },
    {
      path: '^api/(checkout|presentations)/',
      pathNot: [
        '^api/checkout/(adopt-purchases|has-paid)\\.ts$',
        '^api/presentations/(device-row|end-codes|end-device)\\.ts$',
      ],
    },
  ),
  ...Object.entries(AREAS).map(([area, used]) =>
    rule(
      'an area uses only earlier areas',
      { path: `^api/${area}/` },
      {
        path: '^api/[^/]+/',
        pathNot: `^api/${oneOf([area, 'accounts', 'audit', ...used, ...GROUND])}/`,
      },
    ),
  ),
  ...LAYERS.map((layer, at) =>
    rule(
      'screens over device over session over network over ui',
      { path: `^pwa/${layer}/` },
      { path: '^pwa/', pathNot: `^pwa/${oneOf([layer, ...LAYERS.slice(at + 1)])}/` },
    ),
  ),
  rule(
    'screens apart',
    { path: '^pwa/screens/([^/]+)/' },
    { path: '^pwa/screens/', pathNot: ['^pwa/screens/$1/', ...SHOWN_ELSEWHERE] },
  ),
]

export interface ImportReport {
  /** The number of files that were read. With 0, the check has proved nothing. */
  filesSeen: number
  /** One line for each import that breaks a rule. */
  violations: string[]
}

/** Reads every import below `root`, and finds the imports that break the rules. */
export async function checkImports(root: string): Promise<ImportReport> {
  const { output } = await cruise(
    ['api', 'contracts', 'pwa', 'tests'],
    {
      baseDir: root,
      ruleSet: { forbidden: RULES },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      // Reads imports of types too. For this, and for editors, `typescript` is installed.
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      // Imports such as `./style.css?inline` are left out. The bundler resolves them, and they are
      // no modules of the repository.
      exclude: { path: '\\?|^virtual:|\\.(css|woff2|svg|wasm|json)$' },
    },
    {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  )
  const { modules, summary } = output as ICruiseResult
  return {
    filesSeen: modules.filter(({ source }) => /^(api|contracts|pwa)\/.*\.tsx?$/.test(source))
      .length,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}
