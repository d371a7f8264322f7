import { isolate } from './isolate.ts'

/** The parameters of Punycode (RFC 3492). This file only decodes Punycode. */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_POINT] = [36, 1, 26, 38, 700, 72, 128]
const A_LABEL = 'xn--'

/**
 * The sets of scripts that may appear together in one label of a domain. With any other mix, a
 * letter of one script could imitate a letter of another script.
 */
const TOGETHER = [
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}]*$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Latin}]*$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Latin}]*$/u,
]
const SCRIPT_OF = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Georgian',
  'Ethiopic',
  'Khmer',
  'Myanmar',
].map((script) => new RegExp(`^\\p{Script=${script}}*$`, 'u'))

/**
 * Returns an address for people to read. Each label of the domain is in its own script. A label
 * whose letters could imitate other letters is in ASCII.
 */
export function showAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const labels = address.slice(at).split('.').map(showLabel)
  return address.slice(0, at) + labels.join('.')
}

/** Returns an address for people to read, isolated from the sentence around it. */
export function isolateAddress(address: string): string {
  return isolate(showAddress(address))
}

function showLabel(label: string): string {
  if (!label.startsWith(A_LABEL)) return label
  const shown = decode(label.slice(A_LABEL.length))
  if (shown === undefined) return label
  const letters = shown.replaceAll(/[\p{M}\p{N}\p{Cf}-]/gu, '')
  const isOfOne = [...SCRIPT_OF, ...TOGETHER].some((scripts) => scripts.test(letters))
  return isOfOne ? shown : label
}

function decode(encoded: string): string | undefined {
  const end = Math.max(0, encoded.lastIndexOf('-'))
  const points = Array.from(encoded.slice(0, end), (letter) => letter.charCodeAt(0))
  let [point, bias, place] = [FIRST_POINT, FIRST_BIAS, 0]
  let at = end === 0 ? 0 : end + 1
  while (at < encoded.length) {
    const before = place
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = parseInt(encoded.charAt(at), BASE)
      if (Number.isNaN(digit)) return undefined
      at += 1
      // In Punycode, the letters are the digits 0 to 25, and `0` to `9` are the digits 26 to 35.
      place += (digit < 10 ? digit + 26 : digit - 10) * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if ((digit < 10 ? digit + 26 : digit - 10) < threshold) break
      weight *= BASE - threshold
    }
    const count = points.length + 1
    bias = adapt(place - before, count, before === 0)
    point += Math.floor(place / count)
    place %= count
    if (point > 0x10ffff) return undefined
    points.splice(place, 0, point)
    place += 1
  }
  return String.fromCodePoint(...points)
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2))
  left += Math.floor(left / count)
  let k = 0
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW))
}
