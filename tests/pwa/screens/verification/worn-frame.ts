import QRCode from 'qrcode'
import { qrSegments } from '#contracts/presentation/qr.ts'

const WIDTH = 640
const HEIGHT = 480
const QUIET_MODULES = 4
const PAPER = 225
const INK = 40
/**
 * The light comes from the right. This number is the brightness at the left edge divided by the
 * brightness at the right edge.
 */
const SHADOW = 0.6
const NOISE = 18
/**
 * Each pixel is the average over a square. The side of this square has this length in pixels.
 * `BLUR_STEPS` is the number of samples along each side.
 */
const BLUR = 2.5
const BLUR_STEPS = 4

interface Wear {
  level: 'L' | 'M'
  /** The angle of the rotation in radians. */
  turn: number
  seed: number
}

/**
 * Draws a code in the quality of a cheap camera. The code is rotated, out of focus, lit from one
 * side, and noisy.
 */
export function drawWornFrame(url: string, { level, turn, seed }: Wear): ImageData {
  const { size, data: modules } = QRCode.create(qrSegments(url), {
    errorCorrectionLevel: level,
  }).modules
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const spread = Math.abs(sine) + Math.abs(cosine)
  const module = HEIGHT / ((size + 2 * QUIET_MODULES) * spread)

  function isDark(x: number, y: number): boolean {
    const [fromLeft, fromTop] = [x - WIDTH / 2, y - HEIGHT / 2]
    const column = Math.floor((fromLeft * cosine + fromTop * sine) / module + size / 2)
    const row = Math.floor((fromTop * cosine - fromLeft * sine) / module + size / 2)
    if (column < 0 || row < 0 || column >= size || row >= size) return false
    return modules[row * size + column] === 1
  }

  function readInk(x: number, y: number): number {
    let dark = 0
    for (let step = 0; step < BLUR_STEPS ** 2; step++) {
      const dx = ((step % BLUR_STEPS) + 0.5) / BLUR_STEPS - 0.5
      const dy = (Math.floor(step / BLUR_STEPS) + 0.5) / BLUR_STEPS - 0.5
      if (isDark(x + 0.5 + dx * BLUR, y + 0.5 + dy * BLUR)) dark += 1
    }
    return dark / BLUR_STEPS ** 2
  }

  const random = createRandom(seed)
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const light = SHADOW + ((1 - SHADOW) * x) / WIDTH
    const brightness = (PAPER + (INK - PAPER) * readInk(x, y)) * light + NOISE * bell(random)
    data.fill(brightness, at * 4, at * 4 + 3)
  }
  return { width: WIDTH, height: HEIGHT, data, colorSpace: 'srgb' }
}

/** Returns a random number from the normal distribution with mean 0 and standard deviation 1. */
function bell(random: () => number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()))
  return radius * Math.cos(2 * Math.PI * random())
}

/** Returns a generator of random numbers from 0 to 1. The same seed gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
