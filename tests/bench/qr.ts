import { create } from 'qrcode'
import { fromHex } from '#contracts/bytes.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { qrSegments } from '#contracts/presentation/qr.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import { buildTrust, ISSUER } from '#tests/contracts/presentation/fixtures.ts'
import { readQr } from '#tests/pwa/screens/wallet/read-qr.ts'
import { drawWornFrame } from '#tests/pwa/screens/verification/worn-frame.ts'
import { QUICK } from '#pwa/screens/verification/scanner/read-options.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }

export interface QrRow {
  code: string
  level: 'L' | 'M'
  bytes: number
  digits: number
  version: number
  modules: number
  /** The largest QR version that a camera of 640 x 480 pixels read well in our trials. */
  limit: number
  /** The length, in characters, of the longest host whose code is within the limit. */
  longestHost: number
}

const LIMITS = { L: 13, M: 15 } as const
/** A length of a host. The codes of such a host must be within the limits. */
const HOST_GOAL = 62
const HOST_MAX = 253

/**
 * Measures the size of both kinds of codes, for a host of 24 characters. Throws when a code is
 * above its limit.
 */
export function measureQr(): Promise<QrRow[]> {
  const codes = {
    'shown by a device': vectors.presentation,
    'minted by the server': vectors.tokenPass,
  }
  const rows = Object.entries(codes).flatMap(([code, hex]) =>
    (['L', 'M'] as const).map((level) => measureCode(code, fromHex(hex), level)),
  )
  const tooLarge = rows.find(({ version, limit }) => version > limit)
  if (tooLarge) throw new Error(`A code needs version ${String(tooLarge.version)}`)
  const narrow = rows.find(({ longestHost }) => longestHost < HOST_GOAL)
  if (narrow) throw new Error(`A host of ${String(narrow.longestHost + 1)} needs a larger version`)
  return Promise.resolve(rows)
}

function measureCode(code: string, token: Uint8Array, level: 'L' | 'M'): QrRow {
  const text = toTokenText(token)
  const { version, modules } = draw(ISSUER, text, level)
  return {
    code,
    level,
    bytes: token.length,
    digits: text.length,
    version,
    modules: modules.size,
    limit: LIMITS[level],
    longestHost: findLongestHost(text, level),
  }
}

function findLongestHost(text: string, level: 'L' | 'M'): number {
  const lengths = Array.from({ length: HOST_MAX }, (_, before) => before + 1)
  const first = lengths.find(
    (length) => draw('h'.repeat(length), text, level).version > LIMITS[level],
  )
  return (first ?? HOST_MAX + 1) - 1
}

function draw(host: string, text: string, level: 'L' | 'M') {
  return create(qrSegments(linkTo(host, text)), { errorCorrectionLevel: level })
}

function linkTo(host: string, text: string): string {
  return `https://${host}/verify?token=${text}`
}

const FRAMES = 10
const TURN_MAX = Math.PI / 4

export interface ReadingRow {
  level: 'L' | 'M'
  frames: number
  read: number
}

/**
 * Counts how many of ten worn frames the camera's reader of codes can read. The frames have 640 x
 * 480 pixels. Each frame is rotated a little more than the frame before, up to 45 degrees. Throws
 * when the reader misses a frame.
 */
export async function measureReading(): Promise<ReadingRow[]> {
  const rows = [await readFrames('L'), await readFrames('M')]
  const poor = rows.find(({ read }) => read < FRAMES)
  if (poor) throw new Error(`Only ${String(poor.read)} frames at level ${poor.level} were read`)
  return rows
}

async function readFrames(level: 'L' | 'M'): Promise<ReadingRow> {
  const url = linkTo(ISSUER, vectors.presentationText)
  let read = 0
  for (let frame = 0; frame < FRAMES; frame++) {
    const turn = (frame / (FRAMES - 1)) * TURN_MAX
    if ((await readQr(drawWornFrame(url, { level, turn, seed: frame }), QUICK)) === url) read += 1
  }
  return { level, frames: FRAMES, read }
}

const ROUNDS = 2_000

export interface AuthenticationRow {
  code: string
  rounds: number
  microseconds: number
  /** The processor time of all threads together. Other work on the machine is not in it. */
  cpuMicroseconds: number
}

/** Measures the time to parse a code and check its signatures on one processor. */
export async function measureAuthentication(): Promise<AuthenticationRow[]> {
  return [
    await timeCode('shown by a device', vectors.presentationText),
    await timeCode('minted by the server', toTokenText(fromHex(vectors.tokenPass))),
  ]
}

async function timeCode(code: string, text: string): Promise<AuthenticationRow> {
  const trust = buildTrust()
  for (let round = 0; round < ROUNDS / 4; round++) await authenticate(text, trust)
  const start = performance.now()
  const cpuStart = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) await authenticate(text, trust)
  const { user, system } = process.cpuUsage(cpuStart)
  return {
    code,
    rounds: ROUNDS,
    microseconds: Math.round(((performance.now() - start) * 1000) / ROUNDS),
    cpuMicroseconds: Math.round((user + system) / ROUNDS),
  }
}
