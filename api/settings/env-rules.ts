/** The variables of the environment, without empty variables. */
export type Source = Readonly<Record<string, string | undefined>>

/**
 * The connections that must be encrypted in production. `PLAIN_LINKS` exempts connections that cross no
 * network.
 */
export const LINKS = ['database', 'chain', 'smtp'] as const
export type Link = (typeof LINKS)[number]

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host)
}

interface Rule {
  name: string
  /** Returns whether this value is forbidden together with the other variables. */
  breaks(value: string, source: Source): boolean
  sentence: string
}

const NOT_FOR_OTHERS =
  'Without NODE_ENV=production, only this machine may use the product: anyone could "pay" in the sandbox, and cookies are not Secure. Set NODE_ENV=production. Or set ALLOW_SANDBOX=1 to let others use the product nevertheless.'
const ONLY_FOR_TESTS = 'Must not be set in production: payments must go to the provider.'

const EVERYWHERE: readonly Rule[] = [
  {
    name: 'REQUIRE_WALLET_ATTESTATION',
    breaks: (flag, { WALLET_PROVIDERS }) => flag === '1' && !WALLET_PROVIDERS,
    sentence:
      'Needs WALLET_PROVIDERS: without a trusted provider, no wallet could get a credential.',
  },
]

const OUTSIDE_PRODUCTION: readonly Rule[] = [
  {
    name: 'HOST',
    breaks: (host, { ALLOW_SANDBOX }) => !isLoopback(host) && ALLOW_SANDBOX !== '1',
    sentence: NOT_FOR_OTHERS,
  },
  {
    name: 'PUBLIC_ORIGIN',
    breaks: (origin, { ALLOW_SANDBOX }) => origin.startsWith('https:') && ALLOW_SANDBOX !== '1',
    sentence: NOT_FOR_OTHERS,
  },
]

const IN_PRODUCTION: readonly Rule[] = [
  {
    name: 'PUBLIC_ORIGIN',
    breaks: (origin) => origin.startsWith('http:'),
    sentence: 'Must be https in production: the session cookie is Secure.',
  },
  {
    name: 'TRUST_PROXY_HOPS',
    breaks: (hops, { DIRECT_TLS }) => Number(hops) === 0 && DIRECT_TLS !== '1',
    sentence:
      'Must be the number of proxies before the product: with 0, all callers share the limits of one caller. If the program that ends TLS passes on each connection with the address of its caller, set DIRECT_TLS=1 as well.',
  },
  {
    name: 'DATABASE_URL',
    breaks: (url, source) => !isPlain('database', source) && !isVerified(url),
    sentence:
      'Must end in ?sslmode=verify-full in production: any other mode trusts every server that answers. Without a network between product and database, PLAIN_LINKS=database allows another mode.',
  },
  {
    name: 'CHAIN_RPC_URL',
    breaks: (url, source) => !isPlain('chain', source) && url.startsWith('http:'),
    sentence:
      'Must be https in production. Without a network between product and node, PLAIN_LINKS=chain allows http.',
  },
  {
    name: 'RATE_LIMIT_FACTOR',
    breaks: (factor) => Number(factor) > 1,
    sentence: 'Must be at most 1 in production: the limits protect against guessing.',
  },
  {
    name: 'ADMIN_PASSWORD',
    breaks: () => true,
    sentence:
      'Must not be set in production: there, accounts create-admin adds owners, with a passkey.',
  },
  { name: 'STRIPE_API_HOST', breaks: () => true, sentence: ONLY_FOR_TESTS },
  { name: 'STRIPE_API_PORT', breaks: () => true, sentence: ONLY_FOR_TESTS },
  { name: 'STRIPE_API_PROTOCOL', breaks: () => true, sentence: ONLY_FOR_TESTS },
]

/** Returns one sentence for each variable that would make the product insecure. */
export function openDoorsIn(source: Source): string[] {
  const rules = source.NODE_ENV === 'production' ? IN_PRODUCTION : OUTSIDE_PRODUCTION
  return [...EVERYWHERE, ...rules].flatMap(({ name, breaks, sentence }) => {
    const value = source[name]
    return value !== undefined && breaks(value, source) ? `${name}: ${sentence}` : []
  })
}

function isPlain(link: Link, { PLAIN_LINKS = '' }: Source): boolean {
  return PLAIN_LINKS.split(',').includes(link)
}

/**
 * Returns whether the driver checks the server's certificate. `sslmode` may appear only once in the URL,
 * because the driver ignores every value except the last.
 */
function isVerified(url: string): boolean {
  const modes = URL.canParse(url) ? new URL(url).searchParams.getAll('sslmode') : []
  return modes.length === 1 && modes[0] === 'verify-full'
}
