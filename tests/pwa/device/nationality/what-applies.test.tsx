// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer, askedPaths } from '#tests/support/browser/answers.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { wipeStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { WhatApplies } from '#pwa/device/nationality/what-applies.tsx'

type Shown = Awaited<ReturnType<typeof showScreen>>

beforeEach(async () => {
  // The look-up says what it assures for sixty days after the check.
  const { edition } = freeContent.lookup.lists[0] ?? { edition: '' }
  vi.useFakeTimers({ now: new Date(`${edition}T12:00:00Z`), toFake: ['Date'] })
  await wipeStore(VISITOR)
  answer(learningContent, () => freeContent)
})

async function open(readerClass?: 'B-1/B-2' | 'H-1B'): Promise<Shown> {
  const page = await showScreen(<WhatApplies readerClass={readerClass} />)
  await waitFor(() => {
    expect(page.getByLabelText('Nationality or travel document').hasAttribute('disabled')).toBe(
      false,
    )
  })
  return page
}

async function choose(page: Shown, typed: string, name?: string) {
  const field = page.getByLabelText('Nationality or travel document')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.keyDown(field, { key: 'Enter' })
  if (name !== undefined) await page.findByRole('button', { name: `Remove ${name}` })
}

function textOf(page: Shown, group: string): string {
  return page.container.querySelector(`[data-group="${group}"]`)?.textContent ?? ''
}

test('a nationality is found in its own spelling, and answered with source, day and what is unknown', async () => {
  const page = await open('B-1/B-2')
  await choose(page, 'cote d', "Côte d'Ivoire")
  expect(textOf(page, 'suspension')).toContain('In part: B, F, M, J and immigrant visas')
  expect(textOf(page, 'bond')).toContain('On the bond list since 21 January 2026')
  expect(textOf(page, 'bond')).toMatch(/\$10,000.*Newark.*Not known to us.*As of 6 Jan 2026/)
  expect(textOf(page, 'visa-waiver')).toContain(
    'Not on the lists that we read (8 Oct 2026); open the official page before you pay',
  )
})

test('who is on no list is never told that nothing applies', async () => {
  const page = await open('B-1/B-2')
  await choose(page, 'kenya', 'Kenya')
  for (const group of ['suspension', 'bond']) {
    expect(textOf(page, group)).toContain('open the official page before you pay')
  }
  expect(textOf(page, 'validity')).toContain('Not known to us')
  expect(page.container.textContent).not.toMatch(/not affected|nothing applies/i)
})

test('of two nationalities the strictest is shown and named, and what is removed counts no more', async () => {
  const page = await open('B-1/B-2')
  await choose(page, 'italy', 'Italy')
  await choose(page, 'nepal', 'Nepal')
  expect(textOf(page, 'bond')).toContain('Visa bond: Nepal')
  expect(textOf(page, 'visa-waiver')).toContain('Visa waiver (ESTA): Nepal')
  fireEvent.click(page.getByRole('button', { name: 'Remove Nepal' }))
  await waitFor(() => {
    expect(page.queryByRole('button', { name: 'Remove Nepal' })).toBeNull()
  })
  expect(textOf(page, 'visa-waiver')).toContain('In the Visa Waiver Program')
})

test('what was chosen stays on this device alone, until it is to be forgotten', async () => {
  const first = await open('H-1B')
  await choose(first, 'nigeria', 'Nigeria')
  first.unmount()
  const again = await open('H-1B')
  await again.findByRole('button', { name: 'Remove Nigeria' })
  expect(textOf(again, 'suspension')).toContain('H, L and O visas are not suspended')
  fireEvent.click(again.getByRole('button', { name: 'Forget it' }))
  await waitFor(() => {
    expect(again.queryByRole('button', { name: 'Remove Nigeria' })).toBeNull()
  })
  expect(askedPaths().join()).not.toMatch(/nigeria/i)
})

test('a name that we do not know is told, and nothing is guessed', async () => {
  const page = await open('B-1/B-2')
  await choose(page, 'atlantis')
  expect(page.getByText(/We know no nationality of this name/)).toBeTruthy()
  expect(textOf(page, 'bond')).toBe('')
})
