import { toBase64Url, toHex } from '#contracts/bytes.ts'
import { compressPoint, kidOf, toPublicPoint } from '#contracts/presentation/keys.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import type { IssuerKey, KeyUse } from '#contracts/trust/issuer-key.ts'
import { hashRoot, type NewKey, signKeySet } from '#contracts/trust/key-set.ts'
import { signManifest } from '#contracts/trust/manifest.ts'
import { formatPin } from '#contracts/trust/pin.ts'
import { hashShard, markRevoked, packShard } from '#contracts/trust/shard.ts'
import { weekOf } from '#contracts/trust/week.ts'

const DAY_MS = 24 * 3_600_000

export interface Pair {
  point: Uint8Array<ArrayBuffer>
  kid: Uint8Array
  privateKey: CryptoKey
}

export async function makePair(): Promise<Pair> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return {
    point: compressPoint(raw),
    kid: kidOf(toPublicPoint(raw)),
    privateKey: pair.privateKey,
  }
}

interface Publishing {
  /** The number of the root that signs the key set. The earlier roots have signed key sets too. */
  generation?: number
  keySetAt?: Date
  issuedAt?: Date
  passes?: readonly Pair[]
  stopped?: readonly Pair[]
  compromised?: readonly Pair[]
  revoked?: readonly number[]
  /**
   * The root that the signing root names as its successor. By default it is the issuer's next root.
   * A thief with a stolen root names another root.
   */
  heir?: Pair
}

/** An issuer with its roots and keys. `publish` returns the answers of the issuer's server. */
export interface Issuer {
  pin: string
  pass: Pair
  publish(publishing?: Publishing): Promise<Published>
}

export interface Published {
  answer: Trust
  /** Maps the name of each list to the packed list. */
  lists: Map<string, Uint8Array<ArrayBuffer>>
}

export async function makeIssuer(now: Date): Promise<Issuer> {
  const roots = await Promise.all([makePair(), makePair(), makePair()])
  const [pass, status] = await Promise.all([makePair(), makePair()])
  const hashOfNext = (generation: number) => hashRoot((roots[generation + 1] ?? status).point)
  const keyOf = (
    use: KeyUse,
    { point }: Pair,
    compromisedAt: IssuerKey['compromisedAt'] = null,
  ) => ({
    use,
    point,
    notBefore: new Date(now.getTime() - 10 * DAY_MS),
    notAfter: new Date(now.getTime() + 35 * DAY_MS),
    compromisedAt,
  })
  const signSet = async (generation: number, issuedAt: Date, keys: NewKey[], heir?: Pair) => {
    const root = roots[generation] ?? status
    const bytes = await signKeySet(root.privateKey, {
      issuer: 'visa.example',
      issuedAt,
      expiresAt: new Date(now.getTime() + 100 * DAY_MS),
      generation,
      rootPoint: root.point,
      nextRootHash: heir ? hashRoot(heir.point) : hashOfNext(generation),
      keys,
    })
    return toBase64Url(bytes)
  }

  async function publish({
    generation = 0,
    keySetAt = new Date(now.getTime() - DAY_MS),
    issuedAt = now,
    passes = [pass],
    stopped = [],
    compromised = [],
    revoked = [],
    heir,
  }: Publishing = {}): Promise<Published> {
    const keys = [
      keyOf('status', status),
      ...passes.map((one) => keyOf('pass', one, compromised.includes(one) ? issuedAt : null)),
    ]
    const keySets = await Promise.all(
      roots.slice(0, generation + 1).map((_, of) => signSet(of, keySetAt, keys, heir)),
    )
    const packed = await Promise.all([
      packShard(markRevoked(0, revoked)),
      packShard(markRevoked(0, [7])),
    ])
    const lists = new Map(packed.map((bytes) => [hashShard(bytes), bytes]))
    const week = weekOf(now)
    const manifest = await signManifest(
      { ...status, issuer: 'visa.example' },
      {
        issuedAt,
        keySet: { generation, issuedAt: keySetAt },
        weeks: new Map(packed.map((bytes, at) => [week + at, [hashShard(bytes)]])),
        stopped: stopped.map(({ kid }) => toHex(kid)),
      },
    )
    return { answer: { keySets, manifest: toBase64Url(manifest) }, lists }
  }

  const first = { rootPoint: roots[0].point, nextRootHash: hashOfNext(0) }
  return { pin: formatPin(first), pass, publish }
}
