import { expect, test } from 'vitest'
import { drawGuilloche, PATH_SCALE, ROSETTE_REACH } from '#pwa/ui/paper/draw-guilloche.ts'

const ID = 'urn:uuid:3f2b6a52-1c0e-4b7e-9d55-7a0e4bc9e117'

function idOf(number: number): string {
  return `urn:uuid:00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** Returns all points and control points of a path. */
function pointsOf(path: string): { x: number; y: number }[] {
  const toNumbers = (text: string) =>
    (text.match(/-?\d+/g) ?? []).map((digits) => Number(digits) / PATH_SCALE)
  return path
    .split('M')
    .slice(1)
    .flatMap((strand) => {
      const [start = '', curve = ''] = strand.split('q')
      const [x0 = 0, y0 = 0] = toNumbers(start)
      const numbers = toNumbers(curve)
      const at = { x: x0, y: y0 }
      const points = [{ ...at }]
      for (let index = 0; index + 3 < numbers.length; index += 4) {
        const [cx = 0, cy = 0, x = 0, y = 0] = numbers.slice(index, index + 4)
        points.push({ x: at.x + cx, y: at.y + cy })
        at.x += x
        at.y += y
        points.push({ ...at })
      }
      return points
    })
}

test('the same credential draws the same pattern, character by character', () => {
  expect(drawGuilloche(ID)).toEqual(drawGuilloche(ID))
  expect(drawGuilloche(ID).star.slice(0, 44)).toMatchInlineSnapshot(
    `"M 139 7q 28 6 44 15 16 10 14 17-2 8-22 10-19"`,
  )
})

test('three hundred credentials draw three hundred patterns', () => {
  const patterns = Array.from({ length: 300 }, (_, number) => drawGuilloche(idOf(number)))
  expect(new Set(patterns.map(({ lace }) => lace)).size).toBe(300)
  expect(new Set(patterns.map(({ waves }) => waves)).size).toBe(300)
})

test('every line stays within its ground and is a number', () => {
  for (let number = 0; number < 60; number += 1) {
    const { lace, ring, star, waves } = drawGuilloche(idOf(number))
    for (const { x, y } of pointsOf(lace + ring + star)) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(ROSETTE_REACH)
    }
    expect(pointsOf(waves).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
  }
})

test('a strand of the rosette ends where it began', () => {
  for (const strand of drawGuilloche(ID).lace.split('M').slice(1)) {
    const points = pointsOf(`M${strand}`)
    const [first, last] = [points[0], points.at(-1)]
    expect(
      Math.hypot((first?.x ?? 0) - (last?.x ?? 0), (first?.y ?? 0) - (last?.y ?? 0)),
    ).toBeLessThan(0.3)
  }
})

test('twenty cards are light', () => {
  const sizes = Array.from({ length: 20 }, (_, number) => {
    const { lace, ring, star, waves } = drawGuilloche(idOf(number))
    return (lace + ring + star + waves).length
  })
  expect(Math.max(...sizes)).toBeLessThan(20_000)
})
