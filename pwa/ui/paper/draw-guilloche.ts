import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The number of path units in one drawing unit. One path unit is a tenth, so that paths contain
 * only whole numbers, which need fewer characters.
 */
export const PATH_SCALE = 10

/** The greatest distance of a point of the rosette from the origin. */
export const ROSETTE_REACH = 100

/** The size of the waves. They can be stretched to any width. */
export const WAVES_WIDTH = 340
export const WAVES_HEIGHT = 80

const WAVE_LINES = 15
const WAVE_STEP = 4
const WAVE_SAMPLE = 17
const LOBE_SAMPLES = 10
const MIN_SAMPLES = 40
const TURN = 2 * Math.PI

export interface Guilloche {
  /** The outer lace of the rosette. */
  lace: string
  /** The inner ring, whose line is thicker. */
  ring: string
  /** The small star in the middle. */
  star: string
  waves: string
}

interface Point {
  x: number
  y: number
}

interface Ring {
  radius: number
  swing: number
  lobes: number
  strands: number
  /** The size of a second, slower wave, which makes the lace uneven. */
  drift: number
  driftLobes: number
  phase: number
}

/** The same id always gives the same lines. The pattern does not prove that the credential is genuine. */
export function drawGuilloche(credentialId: string): Guilloche {
  const pick = pickFrom(sha256(utf8ToBytes(credentialId)))
  const lobes = Math.round(pick(5, 12))
  const driftLobes = Math.round(pick(2, 4))

  const lace = drawRing({
    radius: pick(52, 64),
    swing: pick(13, 24),
    lobes,
    strands: 6,
    drift: pick(0, 8),
    driftLobes,
    phase: pick(0, TURN),
  })
  const ring = drawRing({
    radius: pick(30, 40),
    swing: pick(6, 15),
    lobes: Math.round(pick(3, 8)),
    strands: 4,
    drift: pick(0, 4),
    driftLobes,
    phase: pick(0, TURN),
  })
  const star = drawRing({
    radius: pick(9, 15),
    swing: pick(5, 11),
    lobes: Math.round(pick(4, 9)),
    strands: 2,
    drift: 0,
    driftLobes: 0,
    phase: pick(0, TURN),
  })
  return { lace, ring, star, waves: drawWaves(pick) }
}

type Pick = (from: number, to: number) => number

/** Returns a function that turns the next byte of the hash into a number in a range. */
function pickFrom(hash: Uint8Array): Pick {
  let at = 0
  return (from, to) => {
    const byte = hash[at % hash.length] ?? 0
    at += 1
    return from + ((to - from) * byte) / 255
  }
}

function drawRing({ radius, swing, lobes, strands, drift, driftLobes, phase }: Ring): string {
  const samples = Math.max(MIN_SAMPLES, lobes * LOBE_SAMPLES)
  const strandPoints = (strand: number) => {
    const shift = phase + (TURN * strand) / strands
    // A curve begins and ends halfway between two points, so a full turn needs two more points.
    return range(samples + 2).map((step) => {
      const angle = (TURN * step) / samples
      const swung = swing * Math.sin(lobes * angle + shift)
      const reach = radius + swung + drift * Math.sin(driftLobes * angle + phase)
      return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) }
    })
  }
  return range(strands)
    .map((strand) => toCurve(strandPoints(strand)))
    .join('')
}

/** Draws a band of lines that come closer and separate again, as an engraver's machine draws them. */
function drawWaves(pick: Pick): string {
  const [long, short] = [pick(0.012, 0.02), pick(0.028, 0.048)]
  const [longPhase, shortPhase] = [pick(0, TURN), pick(0, TURN)]
  const [longSwing, shortSwing] = [pick(6, 11), pick(2, 5)]
  const gather = pick(0.06, 0.16)

  const linePoints = (index: number) =>
    range(WAVES_WIDTH / WAVE_SAMPLE + 3).map((step) => {
      const x = (step - 1) * WAVE_SAMPLE
      const slow = longSwing * Math.sin(long * x + longPhase + index * gather)
      const quick = shortSwing * Math.sin(short * x + shortPhase - index * gather * 1.7)
      return { x, y: longSwing + shortSwing + index * WAVE_STEP + slow + quick }
    })
  return range(WAVE_LINES)
    .map((index) => toCurve(linePoints(index)))
    .join('')
}

/** Returns a smooth curve through the midpoints of the points, in relative whole numbers. */
function toCurve(points: readonly Point[]): string {
  let path = ''
  let at: Point | null = null
  points.forEach((point, index) => {
    const next = points[index + 1]
    if (!next) return
    const middle = toWhole({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })
    const control = toWhole(point)
    path += at
      ? write(control.x - at.x, control.y - at.y) + write(middle.x - at.x, middle.y - at.y)
      : `M${write(middle.x, middle.y)}q`
    at = middle
  })
  return path
}

function toWhole({ x, y }: Point): Point {
  return { x: Math.round(x * PATH_SCALE), y: Math.round(y * PATH_SCALE) }
}

/**
 * A positive number has a space before it. A negative number needs none, because its minus sign separates the
 * numbers.
 */
function write(x: number, y: number): string {
  return (x < 0 ? String(x) : ` ${String(x)}`) + (y < 0 ? String(y) : ` ${String(y)}`)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
