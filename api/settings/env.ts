import { ISSUER_NAME } from '#contracts/trust/issuer-trust.ts'
import { messageOf } from '#contracts/describe-input.ts'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { Email, NewPassword, Username } from '#contracts/accounts/registration.ts'
import { parsePin, PIN_PATTERN } from '#contracts/trust/pin.ts'
import { isLoopback, LINKS, openDoorsIn, type Source } from './env-rules.ts'
import { MasterKeys, openSecrets, SECRET_BYTES, SessionKeys } from './secrets.ts'
import { WalletProviders } from './wallet-providers.ts'

const DEFAULT_PORT = 3000
const DEFAULT_CONFIRMATIONS = 12
const DEFAULT_MAX_FEE_GWEI = 100
const PROCESSES_MAX = 64

const REQUIRED_IN_PRODUCTION = [
  'PUBLIC_ORIGIN',
  'DATABASE_URL',
  'CHAIN_RPC_URL',
  'CHAIN_ISSUER_KEY',
  'CHAIN_REVOKER_KEY',
  'CONTRACT_ADDRESS',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SESSION_KEYS',
  'MASTER_KEY',
  'ROOT_KEY',
  'TRUST_PROXY_HOPS',
  'METRICS_TOKEN',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_TAX_NUMBER',
] as const

/** Either all variables of a group must be set, or none. */
const GROUPS = [
  ['CHAIN_RPC_URL', 'CHAIN_ISSUER_KEY', 'CHAIN_REVOKER_KEY', 'CONTRACT_ADDRESS'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

const Url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `Must be an address such as ${example}.` })
const Whole = (minimum: number, maximum: number) =>
  z.coerce
    .number('Must be a whole number.')
    .int('Must be a whole number.')
    .min(minimum, `Must be at least ${String(minimum)}.`)
    .max(maximum, `Must be at most ${String(maximum)}.`)
const Flag = z.enum(['0', '1'], 'Must be 0 or 1.').transform((flag) => flag === '1')

const PrivateKey = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'Must be 0x and 64 hexadecimal digits.')

/** The pin: the public key of the root that signs key sets, and the hash of the next root. */
const RootKey = z
  .string()
  .regex(PIN_PATTERN, 'Must be the 87 characters that root make prints.')
  .transform(parsePin)

/** Ed25519 public keys, each 32 bytes in base64url. */
const ContentKeys = z
  .string()
  .transform((keys) => keys.split(','))
  .pipe(z.array(z.string().regex(/^[\w-]{43}$/, 'Must be keys as content make-key prints them.')))

const PlainLinks = z
  .string()
  .transform((links) => links.split(','))
  .pipe(z.array(z.enum(LINKS, `Must name some of ${LINKS.join(',')}.`)))

const AddressLines = z
  .string()
  .transform((lines) => lines.split(';').map((line) => line.trim()))
  .refine((lines) => lines.every((line) => line !== ''), {
    error: 'Must be lines that are separated by semicolons, without an empty line.',
  })

/** All variables of the product. Each has a row in `docs/configuration.md` and a line in `.env.example`. */
export const Variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'Must be production, development or test.')
    .default('development'),
  HOST: z.string().default('localhost'),
  PORT: Whole(0, 65_535).default(DEFAULT_PORT),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PUBLIC_ORIGIN: Url(/^https?$/, 'https://visa.example.org')
    .refine((origin) => new URL(origin).origin === origin, {
      error: 'Must be an origin: no path and no slash at the end.',
    })
    .optional(),
  PROCESSES: Whole(1, PROCESSES_MAX).optional(),
  DATABASE_URL: Url(/^postgres(ql)?$/, 'postgres://user@host/name').optional(),
  CHAIN_RPC_URL: Url(/^https?$/, 'https://rpc.example.org').optional(),
  CHAIN_ISSUER_KEY: PrivateKey.optional(),
  CHAIN_REVOKER_KEY: PrivateKey.optional(),
  CONTRACT_ADDRESS: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'Must be 0x and 40 hexadecimal digits.')
    .optional(),
  CHAIN_CONFIRMATIONS: Whole(0, 1000).default(DEFAULT_CONFIRMATIONS),
  CHAIN_MAX_FEE_GWEI: Whole(1, 1_000_000).default(DEFAULT_MAX_FEE_GWEI),
  EXPLORER_URL: Url(/^https?$/, 'https://explorer.example.org').optional(),
  NETWORK_NAME: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_HOST: z.string().optional(),
  STRIPE_API_PORT: Whole(1, 65_535).optional(),
  STRIPE_API_PROTOCOL: z.enum(['http', 'https'], 'Must be http or https.').optional(),
  ALLOW_SANDBOX: Flag.default(false),
  SELLER_NAME: z.string().default('Visa Success Guide'),
  SELLER_ADDRESS: AddressLines.optional(),
  SELLER_TAX_NUMBER: z.string().optional(),
  TAX_RATE_BP: Whole(0, 10_000).default(0),
  SMTP_URL: Url(/^smtps?$/, 'smtps://user:password@mail.example.org')
    .refine((url) => !URL.canParse(url) || new URL(url).search === '', {
      error: 'Must end after host and port: a parameter after a ? could switch encryption off.',
    })
    .optional(),
  MAIL_FROM: z.string().default('Visa Success Guide <no-reply@localhost>'),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'Must be a name, such as s1.')
    .optional(),
  SUPPORT_EMAIL: z._default(Email, 'support@example.com'),
  SESSION_KEYS: SessionKeys.optional(),
  MASTER_KEY: MasterKeys.optional(),
  ISSUER: z.string().regex(ISSUER_NAME, 'Give a host name, such as visa.example.org.').optional(),
  ROOT_KEY: RootKey.optional(),
  CONTENT_KEYS: ContentKeys.optional(),
  WALLET_PROVIDERS: WalletProviders.optional(),
  REQUIRE_WALLET_ATTESTATION: Flag.default(false),
  TRUST_PROXY_HOPS: Whole(0, 10).default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'Must be the name of a header, such as CF-IPCountry.')
    .optional(),
  DIRECT_TLS: Flag.default(false),
  PLAIN_LINKS: PlainLinks.default([]),
  RATE_LIMIT_FACTOR: z.coerce.number('Must be a number.').positive('Must be above 0.').default(1),
  REQUIRE_CONFIRMED_EMAIL: Flag.optional(),
  METRICS_TOKEN: z.string().min(SECRET_BYTES, 'Use at least 32 characters.').optional(),
  ADMIN_USERNAME: z.optional(Username),
  ADMIN_EMAIL: z.optional(Email),
  ADMIN_PASSWORD: z.optional(NewPassword),
})
type Variables = z.infer<typeof Variables>

export type Env = Readonly<ReturnType<typeof toEnv>>

/** The error with all faults of the environment, one in each line. */
export class EnvironmentError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The environment has errors. Set these variables and start again:\n${faults
        .map((fault) => `  ${fault}`)
        .join('\n')}`,
    )
    this.name = 'EnvironmentError'
    this.faults = faults
  }
}

/** Reads the environment. Outside production, creates missing secrets in the data folder. */
export function readEnv(source: Source): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(present)
  const invalid = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${messageOf(issue)}`)
  const faults = [...invalid, ...missingIn(present), ...tooManyIn(present), ...openDoorsIn(present)]
  if (!parsed.success || faults.length > 0) throw new EnvironmentError([...new Set(faults)])
  return toEnv(parsed.data)
}

function missingIn(source: Source): string[] {
  const required: readonly string[] =
    source.NODE_ENV === 'production'
      ? REQUIRED_IN_PRODUCTION
      : GROUPS.filter((group) => group.some((name) => source[name])).flat()
  return required
    .filter((name) => !source[name])
    .map((name) =>
      source.NODE_ENV === 'production'
        ? `${name}: Required in production.`
        : `${name}: Required together with the other variables of its group.`,
    )
}

function tooManyIn({ PROCESSES, DATABASE_URL }: Source): string[] {
  if (DATABASE_URL !== undefined || !(Number(PROCESSES) > 1)) return []
  return [
    'PROCESSES: Must be 1 without DATABASE_URL: only one process can use the embedded database.',
  ]
}

function toEnv(variables: Variables) {
  const isProduction = variables.NODE_ENV === 'production'
  const dataDir = resolve(variables.DATA_DIR)
  const secrets = variables.SESSION_KEYS && variables.MASTER_KEY ? undefined : openSecrets(dataDir)
  const { CHAIN_RPC_URL: rpcUrl, STRIPE_SECRET_KEY: stripeKey } = variables
  return {
    isProduction,
    host: variables.HOST,
    isLoopback: isLoopback(variables.HOST),
    port: variables.PORT,
    dataDir,
    logLevel: variables.LOG_LEVEL,
    publicOrigin: variables.PUBLIC_ORIGIN,
    databaseUrl: variables.DATABASE_URL,
    /** The number of processes on the port. */
    processes: variables.PROCESSES ?? (variables.DATABASE_URL ? countCores() : 1),
    /** The external chain. Absent when the product starts its own chain. */
    chain: rpcUrl
      ? {
          rpcUrl,
          issuerKey: variables.CHAIN_ISSUER_KEY ?? '',
          revokerKey: variables.CHAIN_REVOKER_KEY ?? '',
          contractAddress: variables.CONTRACT_ADDRESS ?? '',
          confirmations: variables.CHAIN_CONFIRMATIONS,
          maxFeeGwei: variables.CHAIN_MAX_FEE_GWEI,
        }
      : undefined,
    explorerUrl: variables.EXPLORER_URL,
    networkName: variables.NETWORK_NAME,
    /** The account at the payment provider. Absent when the product uses the payment sandbox. */
    stripe: stripeKey
      ? {
          secretKey: stripeKey,
          publishableKey: variables.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: variables.STRIPE_WEBHOOK_SECRET ?? '',
          /** The address of an API that replaces the provider's own API. Tests and proxies use it. */
          api: {
            ...(variables.STRIPE_API_HOST && { host: variables.STRIPE_API_HOST }),
            ...(variables.STRIPE_API_PORT && { port: variables.STRIPE_API_PORT }),
            ...(variables.STRIPE_API_PROTOCOL && { protocol: variables.STRIPE_API_PROTOCOL }),
          },
        }
      : undefined,
    seller: {
      name: variables.SELLER_NAME,
      addressLines: variables.SELLER_ADDRESS ?? [],
      taxNumber: variables.SELLER_TAX_NUMBER ?? null,
    },
    taxRateBp: variables.TAX_RATE_BP,
    /** The address of the mail server. Absent when the product writes mails to files in the data folder. */
    smtpUrl: variables.SMTP_URL,
    isMailEncrypted: isProduction && !variables.PLAIN_LINKS.includes('smtp'),
    mailFrom: variables.MAIL_FROM,
    /** The selector of the mail server's DKIM key, which only the doctor reads. */
    mailDkimSelector: variables.MAIL_DKIM_SELECTOR,
    supportEmail: variables.SUPPORT_EMAIL,
    sessionKeys: variables.SESSION_KEYS ?? secrets?.sessionKeys ?? [],
    masterKeys: variables.MASTER_KEY ?? secrets?.masterKeys ?? [],
    issuer: variables.ISSUER ?? new URL(variables.PUBLIC_ORIGIN ?? 'http://localhost').host,
    /**
     * The pin of the root that signs in ceremonies. Absent when the product signs with a root in the data
     * folder.
     */
    rootKey: variables.ROOT_KEY,
    /** The public keys of the editors. A content pack must have the signature of one of them. */
    contentKeys: variables.CONTENT_KEYS ?? [],
    /** The public keys of wallet providers. An attestation by one of them proves the name of a wallet. */
    walletProviders: variables.WALLET_PROVIDERS ?? [],
    requireWalletAttestation: variables.REQUIRE_WALLET_ATTESTATION,
    trustProxyHops: variables.TRUST_PROXY_HOPS,
    countryHeader: variables.COUNTRY_HEADER,
    rateLimitFactor: variables.RATE_LIMIT_FACTOR,
    requireConfirmedEmail: variables.REQUIRE_CONFIRMED_EMAIL ?? isProduction,
    metricsToken: variables.METRICS_TOKEN,
    admin: {
      username: variables.ADMIN_USERNAME,
      email: variables.ADMIN_EMAIL,
      password: variables.ADMIN_PASSWORD,
    },
  }
}

function countCores(): number {
  return Math.min(PROCESSES_MAX, availableParallelism())
}
