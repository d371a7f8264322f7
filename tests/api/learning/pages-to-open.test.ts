import { expect, test } from 'vitest'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { pagesToOpen } from '#api/learning/packs/pages-to-open.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const pages = pagesToOpen(buildContent, NOW)

test('pages to open stand in the order of their day, and then of the texts that rest on them', () => {
  const order = pages.map(({ checkBy, texts }) => `${checkBy} ${String(10_000 - texts)}`)
  expect(order).toEqual(order.toSorted())
})

test('a page is named with all its facts that are due within two weeks, and no other', () => {
  const bonds = pages.find(({ facts }) => facts.includes('BO6'))
  expect(bonds?.page.url).toMatch(/countries-subject-to-visa-bonds/)
  expect(bonds?.facts).toEqual(expect.arrayContaining(['BO3', 'BO12', 'BO17']))
  expect(pages.flatMap(({ facts }) => facts)).not.toContain('FO1')
  expect(pages.flatMap(({ facts }) => facts)).not.toContain('BO1')
})

test('a fact whose page somebody opened asks nobody to open it again', () => {
  const facts = Object.fromEntries(
    Object.entries(BUILD_SOURCES.facts).map(([id, fact]) => [id, { ...fact, isPageOpened: true }]),
  )
  const opened = atOnce(composeContent({ ...BUILD_SOURCES, facts }))
  expect(pagesToOpen(opened, NOW)).toEqual([])
  expect(opened.free.notices.every(({ wasPageOpened }) => wasPageOpened)).toBe(true)
})
