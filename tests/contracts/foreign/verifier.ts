import { isTaken, readVisa } from './credentials.ts'
import {
  COUNT_MAX,
  type Fields,
  need,
  readFields,
  readNumber,
  readOctets,
  readPoint,
  readSigned,
  Refused,
  sha256,
  type Signed,
} from './octets.ts'
import { findToken } from './texts.ts'
import {
  CLOCKS,
  DAY,
  isInWindow,
  LIST_BITS,
  nameHeld,
  PASS_USE,
  take,
  type Trust,
  WEEK,
} from './trust.ts'
import type { ForeignCase, ForeignCode, ForeignInput, ForeignOutput } from './vectors-input.ts'

interface Times {
  iat: number
  exp: number
}

interface Pass extends Times {
  signed: Signed
  visa: Fields
  device: Buffer | null
}

interface Code {
  pass: Pass
  shown: (Times & { signed: Signed }) | null
}

function readTimes(claims: Fields): Times {
  return { iat: readNumber(claims.get(6)), exp: readNumber(claims.get(4)) }
}

function readPass(bytes: Uint8Array): Pass {
  const signed = readSigned(bytes)
  const claims = readFields(signed.claims, [4, 6, 7, -65537], [8])
  const visa = readFields(claims.get(-65537), [1, 2, 3, 4, 5, 6], [7, 8])
  readVisa(visa)
  readNumber(visa.get(5), COUNT_MAX)
  readOctets(claims.get(7), 16)
  readOctets(visa.get(6), 32)
  need(signed.kid !== null && claims.has(8) !== visa.has(7))
  need(!visa.has(8) || visa.get(8) === true)
  if (visa.has(7)) readOctets(visa.get(7), 16)
  const device = claims.has(8) ? readDevice(claims.get(8)) : null
  return { signed, visa, device, ...readTimes(claims) }
}

function readDevice(cnf: unknown): Buffer {
  const key = readFields(readFields(cnf, [1]).get(1), [1, -1, -2, -3])
  const isOdd = key.get(-3)
  need(key.get(1) === 2 && key.get(-1) === 1 && typeof isOdd === 'boolean')
  return Buffer.concat([Buffer.of(isOdd ? 3 : 2), readOctets(key.get(-2), 32)])
}

function readCode(digits: string): Code {
  const hex = BigInt(digits).toString(16)
  need(hex.length % 2 === 1 && hex.startsWith('1'))
  const bytes = Buffer.from(hex.slice(1), 'hex')
  const signed = readSigned(bytes)
  if (signed.kid !== null) return { pass: readPass(bytes), shown: null }
  const claims = readFields(signed.claims, [4, 6, 7, -65538])
  readOctets(claims.get(7), 8)
  const pass = readPass(readOctets(claims.get(-65538)))
  need(pass.device !== null)
  return { pass, shown: { signed, ...readTimes(claims) } }
}

function judgeTimes({ pass, shown }: Code, now: number): string | null {
  const code = shown ?? pass
  if (Math.max(code.iat, pass.iat) > now + CLOCKS) return 'TOKEN_NOT_YET_VALID'
  const isTooLong = pass.exp - pass.iat > (shown ? WEEK : DAY)
  const isLoose = shown && shown.exp - shown.iat > 900
  if (isTooLong || isLoose || code.exp <= code.iat) return 'TOKEN_OUT_OF_BOUNDS'
  if (code.iat < pass.iat - CLOCKS) return 'TOKEN_BEFORE_PASS'
  if (code.exp > pass.exp) return pass.exp < now - CLOCKS ? 'PASS_EXPIRED' : 'TOKEN_OUT_OF_BOUNDS'
  return code.exp < now - CLOCKS ? 'QR_TOKEN_EXPIRED' : null
}

async function judgeDevice({ pass, shown }: Code): Promise<string | null> {
  if (!pass.device) return null
  if (!shown) return 'DEVICE_SIGNATURE_MISSING'
  const point = await readPoint(pass.device).catch(() => null)
  const isSigned = point && shown.signed.isBy(point.key, 'vsg/presentation/1')
  return isSigned ? null : 'DEVICE_SIGNATURE_INVALID'
}

function judgeFacts(code: Code, trust: Trust, now: number): string | null {
  const { visa, exp, iat } = code.pass
  const index = readNumber(visa.get(5))
  const name = trust.weeks.get(Math.floor(exp / WEEK))?.[Math.floor(index / LIST_BITS)]
  const list = name === undefined ? undefined : trust.lists.get(name)
  if (list?.getStatus(index % LIST_BITS) === 1) return 'PASS_REVOKED'
  const broken = judgeTimes(code, now)
  const isOver = broken === 'QR_TOKEN_EXPIRED' || broken === 'PASS_EXPIRED'
  const isToCome = now < (readNumber(visa.get(3)) - 1) * DAY
  if (broken && !(isOver && isToCome && !visa.has(8))) return broken
  if (visa.has(8)) return 'CREDENTIAL_IS_SAMPLE'
  if (isToCome) return 'CREDENTIAL_NOT_YET_VALID'
  if ((readNumber(visa.get(4)) + 1) * DAY <= now) return 'CREDENTIAL_EXPIRED'
  if (now >= trust.keySet.exp) return 'KEY_SET_EXPIRED'
  const age = now - trust.iat
  const { named, keySet } = trust
  const isOurs = named.generation <= keySet.generation && named.iat <= keySet.iat
  const isCurrent = age >= -CLOCKS && age < DAY && isOurs
  return isCurrent && (list ?? iat > trust.iat) ? null : 'REVOCATION_NOT_CHECKED'
}

async function judge(given: string, trust: Trust | null, now: number): Promise<string | null> {
  const digits = findToken(given)
  if (digits === null) return 'TOKEN_MISSING'
  let code: Code
  try {
    code = readCode(digits)
  } catch (error) {
    if (error instanceof Refused) return 'TOKEN_MALFORMED'
    throw error
  }
  if (!trust) return 'TRUST_MISSING'
  const { signed, iat } = code.pass
  const key = trust.keySet.keys.get(signed.kid ?? '')
  if (key?.use !== PASS_USE) return 'ISSUER_NOT_KNOWN_HERE'
  if (!signed.isBy(key.key, 'vsg/pass/2') || !isInWindow(key, iat)) return 'SIGNATURE_INVALID'
  if (key.isStolen || trust.stopped.includes(key.kid)) return 'PASS_RECALLED'
  return (await judgeDevice(code)) ?? judgeFacts(code, trust, now)
}

function describe({ keySet, stopped, lists }: Trust): ForeignOutput['taken'][number] {
  const revoked = [...lists].map(([name, list]): [string, number[]] => [
    name,
    Array.from({ length: LIST_BITS }, (_, index) => index).filter(
      (index) => list.getStatus(index) === 1,
    ),
  ])
  return { keys: [...keySet.keys.keys()], stopped, revoked: Object.fromEntries(revoked) }
}

function seconds(iso: string): number {
  return Date.parse(iso) / 1000
}

function judgeAll(codes: readonly ForeignCode[], trust: Trust | null): Promise<(string | null)[]> {
  return Promise.all(codes.map(({ text, at }) => judge(text, trust, seconds(at))))
}

function identify(digits: string): string {
  const { pass, shown } = readCode(digits)
  const message = shown
    ? shown.signed.messageOf('vsg/presentation/1')
    : pass.signed.messageOf('vsg/pass/2')
  return sha256(message).toString('hex')
}

async function followSteps({ pin, steps }: ForeignCase, lists: Record<string, string>) {
  const found: ForeignOutput['cases'][number] = []
  let held: Trust | null = null
  for (const { at, answer, codes } of steps) {
    held = await take(answer, pin === null ? null : readPin(pin), held, seconds(at), lists)
    found.push({ holds: held && nameHeld(held), verdicts: await judgeAll(codes, held) })
  }
  return found
}

function readPin(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

export async function verifyAll(input: ForeignInput): Promise<ForeignOutput> {
  const [pin, now] = [readPin(input.pin), seconds(input.now)]
  const taken = await Promise.all(
    input.answers.map((answer) => take(answer, pin, null, now, input.lists)),
  )
  const [trust] = taken
  if (!trust) throw new Error('The first answer is the genuine one')
  const others = await judgeAll(
    input.unsure.map(({ text, orElse }) => ({ text, at: orElse })),
    trust,
  )
  const own = await judgeAll(input.unsure, trust)
  return {
    taken: taken.map((one) => one && describe(one)),
    verdicts: await judgeAll(input.codes, trust),
    unsure: own.map((code, at) => (code === others[at] ? code : 'CLOCK_UNSURE')),
    tokens: input.texts.map(findToken),
    identities: input.identities.map(identify),
    signed: input.signed.map(({ kind, bytes }) => isTaken(kind, Buffer.from(bytes, 'hex'), trust)),
    cases: await Promise.all(input.cases.map((one) => followSteps(one, input.lists))),
  }
}
