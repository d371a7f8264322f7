import { expect, test } from 'vitest'
import { rememberEach } from '#api/remember.ts'

test('what was done for a key is not done again, and what failed is', async () => {
  const remember = rememberEach<string>()
  let asked = 0
  const open = () => {
    asked += 1
    return asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve('opened')
  }
  await expect(remember('a', open)).rejects.toThrow('away')
  expect(await remember('a', open)).toBe('opened')
  expect(await remember('a', open)).toBe('opened')
  expect(asked).toBe(2)
})
