import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** The ground on which every pattern is drawn; ratio of an identity card. */
export const GUILLOCHE_WIDTH = 340
export const GUILLOCHE_HEIGHT = 214

const WAVE_TOP = 150
const WAVE_LINES = 15
const WAVE_STEP = 4
const WAVE_SAMPLE = 10
const TURN = 2 * Math.PI

export interface Guilloche {
  /** The outer lace of the rosette. */
  lace: string
  /** The inner ring, drawn heavier. */
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
  /** A second, slower swing that makes the lace uneven. */
  drift: number
  driftLobes: number
  phase: number
}

/**
 * The engraved pattern that belongs to a credential id: the same id always draws the same lines. It
 * is for recognition only and proves nothing.
 */
export function drawGuilloche(credentialId: string): Guilloche {
  const pick = pickFrom(sha256(utf8ToBytes(credentialId)))
  const center = { x: 232 + pick(0, 30), y: 84 + pick(0, 22) }
  const lobes = Math.round(pick(5, 12))
  const driftLobes = Math.round(pick(2, 4))

  const lace = drawRing(center, {
    radius: pick(52, 64),
    swing: pick(13, 24),
    lobes,
    strands: 6,
    drift: pick(0, 8),
    driftLobes,
    phase: pick(0, TURN),
  })
  const ring = drawRing(center, {
    radius: pick(30, 40),
    swing: pick(6, 15),
    lobes: Math.round(pick(3, 8)),
    strands: 4,
    drift: pick(0, 4),
    driftLobes,
    phase: pick(0, TURN),
  })
  const star = drawRing(center, {
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

/** Each call spends one byte of the hash. */
function pickFrom(hash: Uint8Array): Pick {
  let at = 0
  return (from, to) => {
    const byte = hash[at % hash.length] ?? 0
    at += 1
    return from + ((to - from) * byte) / 255
  }
}

function drawRing(center: Point, ring: Ring): string {
  const { radius, swing, lobes, strands, drift, driftLobes, phase } = ring
  const samples = Math.max(48, lobes * 14)
  const strandPath = (strand: number) => {
    const shift = phase + (TURN * strand) / strands
    return range(samples).map((step) => {
      const angle = (TURN * step) / samples
      const reach =
        radius +
        swing * Math.sin(lobes * angle + shift) +
        drift * Math.sin(driftLobes * angle + phase)
      return { x: center.x + reach * Math.cos(angle), y: center.y + reach * Math.sin(angle) }
    })
  }
  return range(strands)
    .map((strand) => `${toPath(strandPath(strand))}z`)
    .join('')
}

/** A band of lines that gather and part, as an engraver's ruling machine draws them. */
function drawWaves(pick: Pick): string {
  const [long, short] = [pick(0.012, 0.02), pick(0.028, 0.048)]
  const [longPhase, shortPhase] = [pick(0, TURN), pick(0, TURN)]
  const [longSwing, shortSwing] = [pick(6, 11), pick(2, 5)]
  const gather = pick(0.06, 0.16)

  const line = (index: number) =>
    range(GUILLOCHE_WIDTH / WAVE_SAMPLE + 1).map((step) => {
      const x = step * WAVE_SAMPLE
      const y =
        WAVE_TOP +
        index * WAVE_STEP +
        longSwing * Math.sin(long * x + longPhase + index * gather) +
        shortSwing * Math.sin(short * x + shortPhase - index * gather * 1.7)
      return { x, y }
    })
  return range(WAVE_LINES)
    .map((index) => toPath(line(index)))
    .join('')
}

/** Relative lines of one decimal: short to write, and without accumulated rounding. */
function toPath(points: readonly Point[]): string {
  const rounded = points.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }))
  return rounded
    .map(({ x, y }, index) => {
      const before = rounded[index - 1]
      if (!before) return `M${String(x / 10)} ${String(y / 10)}l`
      return `${String((x - before.x) / 10)} ${String((y - before.y) / 10)}`
    })
    .join(' ')
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
