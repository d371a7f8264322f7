import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/browser/render-screen.tsx'
import { Sparkline } from '#pwa/ui/sparkline.tsx'

function draw(...values: number[]) {
  const markup = renderScreen(<Sparkline values={values} label="Guests per day" />)
  return {
    line: /points="([^"]*)"/.exec(markup)?.[1],
    name: /role="img" aria-label="([^"]*)"/.exec(markup)?.[1],
  }
}

test('a sparkline goes from its lowest to its highest value, and has a name', () => {
  expect(draw(2, 6, 4)).toEqual({
    line: '0,24 50,0 100,12',
    name: 'Guests per day',
  })
})

test('values that do not change are a line in the middle', () => {
  expect(draw(7, 7).line).toBe('0,12 100,12')
  expect(draw(0).line).toBe('0,12')
})

test('no values are no line', () => {
  expect(draw()).toEqual({ line: '', name: 'Guests per day' })
})
