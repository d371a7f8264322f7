import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const OWN_TABLE = 'A table is queried by its own model: give its row a method.'

/** Besides the models: migrations, the check of all that is stored, and the log that every verification writes. */
const QUERIES_TABLES = [
  'api/database/migrations/**',
  'api/**/*-row.ts',
  'api/**/check-*.ts',
  'api/verification/record.ts',
]

const RAW_HTML = 'Raw HTML is how a script gets in: render elements.'

/** Programs that talk to a person on a terminal. */
const TALKS_TO_A_TERMINAL = [
  'api/main.ts',
  'api/cli/**',
  'tests/bench/**',
  'tests/soak/**',
  'tests/bench/measure.ts',
]

/** A default export only where a tool demands one. */
const READ_BY_A_TOOL = [
  '*.config.{js,ts}',
  'tests/vitest.config.ts',
  'tests/support/*/provide-*.ts',
  'knexfile.ts',
]

const EVERYWHERE = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: RAW_HTML },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: RAW_HTML },
]

const TABLES = [
  { selector: 'MemberExpression[object.name=/Row$/][property.name="query"]', message: OWN_TABLE },
  { selector: 'CallExpression[callee.name=/^(database|trx)$/]', message: OWN_TABLE },
]

export default defineConfig(
  globalIgnores(['dist/', '.data/', 'contracts/anchoring/visa-registry.ts']),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      // Our services are closures in plain objects: nothing in them reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      // A class with only static members is how a table describes itself to Objection.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    // A query is a promise too: the callback that narrows one answers it and nobody awaits it there.
    files: ['api/**/*.ts'],
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false } },
      ],
    },
  },
  {
    files: ['api/**/*.ts'],
    ignores: QUERIES_TABLES,
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...TABLES] },
  },
  { files: ['pwa/**'], extends: [reactHooks.configs.flat.recommended] },
  { files: TALKS_TO_A_TERMINAL, rules: { 'no-console': 'off' } },
  { files: READ_BY_A_TOOL, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
)
