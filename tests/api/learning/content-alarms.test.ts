import { expect, test } from 'vitest'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { watchContent } from '#api/learning/packs/watch-content.ts'
import { whatAges } from '#api/learning/packs/what-ages.ts'
import { addDays } from '#contracts/time.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { lastingContent } from './lasting-content.ts'
import { PACKS } from './packs.ts'

const app = await startTestApp()
const { services } = app

/** The first day on which readers of the delivered content no longer see an assurance. */
const FIRST_GONE =
  whatAges(buildContent, '2100-01-01').losses.find((loss) => loss.of === 'assurances')?.day ?? ''
const isAfter = (days: number) => {
  app.clock.set(new Date(`${addDays(FIRST_GONE, days)}T12:00:00Z`))
}
const raised = () => services.contentAlarms.raised()

test('an assurance that disappears raises an alarm thirty days before, and no day earlier', async () => {
  isAfter(-31)
  await watchContent(services)
  expect(raised()).not.toHaveProperty('assurances_end')
  isAfter(-30)
  await watchContent(services)
  expect(raised().assurances_end).toContain(`On ${writeDay(FIRST_GONE)}, `)
  const { body } = await app.visit().get('/metrics')
  expect(body).toContain('content_alarm{alarm="assurances_end"} 1')
  expect(body).toContain('content_alarm{alarm="exam_closes"} 0')
})

test('the console says the same to an owner', async () => {
  isAfter(-30)
  const owner = await app.signIn(await app.buildAdmin())
  expect(await owner.get(`${PACKS}/losses`)).toMatchObject({
    status: 200,
    body: whatAges(buildContent, addDays(FIRST_GONE, -30)).losses.map(({ text }) => text),
  })
})

test('a closed exam and old warnings raise their alarms, until somebody checks the facts', async () => {
  isAfter(4 * 365)
  await watchContent(services)
  expect(raised()).toMatchObject({
    exam_closes: expect.stringMatching(/^The exam is closed for F-1, /) as string,
    warnings_old: expect.stringMatching(
      /^Nobody has checked \d+ warnings for 180 days\./,
    ) as string,
  })
  const content = lastingContent(addDays(FIRST_GONE, 4 * 365))
  await watchContent({ ...services, content: { read: () => Promise.resolve({ content }) } })
  expect(raised()).toEqual({})
})

test('due checks and covered figures wake nobody', async () => {
  isAfter(0)
  const content = lastingContent(FIRST_GONE)
  for (const fact of content.facts) fact.checkBy = addDays(FIRST_GONE, -5)
  for (const { figures = [] } of content.free.lookup.lists) {
    for (const figure of figures) figure.expires = addDays(FIRST_GONE, -5)
  }
  const { pages, losses } = whatAges(content, FIRST_GONE)
  expect(pages).not.toEqual([])
  expect(losses).toMatchObject([{ of: 'figures' }])
  await watchContent({ ...services, content: { read: () => Promise.resolve({ content }) } })
  expect(raised()).toEqual({})
})
