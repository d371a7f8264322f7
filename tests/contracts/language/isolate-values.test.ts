import { expect, test } from 'vitest'
import { isolateValues } from '#contracts/language/isolate-values.ts'

const words = isolateValues({
  price: (amount: string) => `السعر ${amount}`,
  wait: (minutes: string) => `${String(Number(minutes))} دقيقة`,
  count: (count: number) => `العدد ${String(count)}`,
  kinds: { sample: 'عيّنة' },
})

test('a text in a sentence from right to left is isolated', () => {
  expect(words.price('$19.99')).toBe('السعر \u2068$19.99\u2069')
})

test('a number in a sentence is not isolated, so the sentence can count with it', () => {
  expect(words.wait('15')).toBe('15 دقيقة')
  expect(words.count(3)).toBe('العدد 3')
})

test('texts without values stay as they are', () => {
  expect(words.kinds).toEqual({ sample: 'عيّنة' })
})
