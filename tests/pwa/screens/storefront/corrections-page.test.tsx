// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { wipeStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { CorrectionsPage } from '#pwa/screens/storefront/corrections/corrections-page.tsx'

beforeEach(async () => {
  await wipeStore(VISITOR)
  answer(learningContent, () => freeContent)
})

async function open() {
  return showScreen(<CorrectionsPage />, { path: '/corrections', user: null })
}

test('each correction says what was wrong from when to when, what is right, and whom it concerned', async () => {
  const page = await open()
  const china = await page.findByRole('article', { name: 'China: how long a visa is valid' })
  expect(china.textContent).toContain(
    'We said it from 25 Nov 2026. We corrected it on 30 Nov 2026.',
  )
  expect(china.textContent).toContain('For every visa class')
  expect(china.textContent).toContain('For nationals of China')
  expect(china.textContent).toMatch(/We said: Reported since July 2025.*Right is: For China only O/)
  const links = within(china)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/guide#issuance-fees',
    expect.stringMatching(/^https:\/\/travel\.state\.gov\//),
  ])
})

test('every correction is a heading below one title, and its chapter is in the guide', async () => {
  const page = await open()
  await page.findAllByRole('article')
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    freeContent.corrections.map(({ title }) => title),
  )
  expect(document.title).toBe('Corrections · Visa Success Guide')
})

test('a long list of countries is collapsed', async () => {
  const page = await open()
  const waiver = await page.findByRole('article', {
    name: 'The Visa Waiver and travel to North Korea',
  })
  const summary = within(waiver).getByText('For nationals of 42 countries or territories')
  const list = summary.closest('details')
  expect(list?.hasAttribute('open')).toBe(false)
  expect(list?.textContent).toContain('Japan')
})

test('a device with older content says that it knows of none', async () => {
  const { corrections: _absent, ...older } = freeContent
  answer(learningContent, () => older)
  const page = await open()
  await page.findByText(/names no correction/)
  expect(page.queryAllByRole('article')).toEqual([])
})
