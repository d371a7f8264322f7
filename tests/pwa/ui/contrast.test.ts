import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const CSS = readFileSync(new URL('../../../pwa/ui/tokens.css', import.meta.url), 'utf8')

const TEXT = 4.5
const CONTROL = 3

function tokensOf(selector: string): Map<string, string> {
  const blocks = CSS.split('}').filter((block) => {
    const selectors =
      block
        .split('{')[0]
        ?.replace(/\/\*.*?\*\//gs, '')
        .split(',') ?? []
    return selectors.some((text) => text.trim() === selector)
  })
  const pairs = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)])
  return new Map(pairs.map(([, name = '', colour = '']) => [name, colour]))
}

/** Returns the relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const CLASSES = ['f1', 'h1b', 'b', 'j1', 'l1', 'o1', 'tn', 'course']
const GROUNDS = ['paper', 'sheet', 'sunken']
const TINTS = CLASSES.map((name) => `${name}-tint`)

const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'muted', 'seal', 'ok', 'warn', 'note'].map((text): [string, string, number] => [
      text,
      ground,
      TEXT,
    ]),
  ),
  ...TINTS.flatMap((tint): [string, string, number][] => [
    ['ink', tint, TEXT],
    ['muted', tint, TEXT],
  ]),
  ...CLASSES.flatMap((name): [string, string, number][] => [
    [`${name}-text`, `${name}-tint`, TEXT],
    [`${name}-text`, 'paper', TEXT],
    ['on-class', `${name}-bar`, TEXT],
  ]),
  ...['seal', 'ok', 'warn', 'note'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-tint`, TEXT],
    ['ink', `${tone}-tint`, TEXT],
    ['muted', `${tone}-tint`, TEXT],
  ]),
  ...['green', 'yellow', 'orange', 'red'].map((fill): [string, string, number] => [
    'on-score',
    `score-${fill}`,
    TEXT,
  ]),
  ['on-ink', 'ink', TEXT],
  ['on-ink', 'ink-hover', TEXT],
  ['on-seal', 'seal', TEXT],
  ['on-seal', 'seal-hover', TEXT],
  ['edge', 'paper', CONTROL],
  ['edge', 'sheet', CONTROL],
]

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  const tokens = new Map([...tokensOf(':root'), ...tokensOf(`[data-theme='${theme}']`)])

  test.each(PAIRS)('%s on %s has a contrast of %f at least', (text, ground, least) => {
    const colours = [text, ground].map((name) => {
      const colour = tokens.get(name)
      if (!colour) throw new Error(`tokens.css has no --${name}`)
      return colour
    })
    const [one = '', other = ''] = colours
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least)
  })
})
