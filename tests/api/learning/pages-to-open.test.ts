import { expect, test } from 'vitest'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import type { WrittenFact } from '#api/learning/content/facts/written-fact.ts'
import { pagesToOpen } from '#api/learning/packs/pages-to-open.ts'
import { addDays } from '#contracts/time.ts'

const TODAY = '2026-11-25'
const pages = pagesToOpen(buildContent, TODAY)

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

test('a page that somebody opened is to be opened again when the next check is due', () => {
  const facts = Object.entries(BUILD_SOURCES.facts).map(([id, fact]) => {
    const { checkBy: _, endsOn: __, ...lasting } = fact as WrittenFact
    return [id, { ...lasting, isPageOpened: true, verifiedOn: TODAY }]
  })
  const opened = atOnce(
    composeContent({ ...BUILD_SOURCES, facts: Object.fromEntries(facts) as never }),
  )
  expect(opened.free.notices.every(({ wasPageOpened }) => wasPageOpened)).toBe(true)
  expect(pagesToOpen(opened, TODAY)).toEqual([])
  expect(pagesToOpen(opened, addDays(TODAY, 30))).not.toEqual([])
})
