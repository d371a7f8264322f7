import { expect, test } from 'vitest'
import { isScreen } from '#contracts/screen-paths.ts'

test.each([
  '/',
  '/guide',
  '/guide/',
  '/gu%69de',
  '/es',
  '/es/',
  '/es/guide',
  '/ar/practice-test',
  '/learn',
  '/learn/documents',
  '/learn/no-such-module',
  '/dashboard/ds160',
  '/dashboard/ds160/personal',
  '/dashboard/downloads/f-1/cheat-sheet',
  '/account/receipts/1f0c',
  '/auth/reset',
  '/start',
  '/checkout',
  '/success',
])('%s has a screen', (path) => {
  expect(isScreen(path)).toBe(true)
})

test.each([
  '/nowhere',
  '/guide/more',
  '/GUIDE',
  '/es/wallet',
  '/fr/guide',
  '/learn/documents/more',
  '/learn%2Fdocuments',
  '/dashboard/downloads/f-1',
  '/account/receipts',
  '/account',
])('%s has none', (path) => {
  expect(isScreen(path)).toBe(false)
})
