import { expect, test } from 'vitest'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { whatAges } from '#api/learning/packs/what-ages.ts'
import { addDays } from '#contracts/time.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { examineApp, line } from './examining.ts'

const app = await startTestApp()
const [firstCheck = ''] = buildContent.facts.map(({ verified }) => verified.on).toSorted()

function askOn(day: string): Promise<string[]> {
  app.clock.set(new Date(`${day}T12:00:00Z`))
  return examineApp(app, 'content')
}

test('content is green while nothing is lost and no check is due', async () => {
  expect(await askOn(addDays(firstCheck, -60))).toEqual([
    'green Readers lose nothing within 30 days',
  ])
})

test('content is amber thirty days before an assurance disappears, and red from that day', async () => {
  const { losses } = whatAges(buildContent, '2100-01-01')
  const day = losses.find((loss) => loss.of === 'assurances')?.day ?? ''
  expect(await askOn(addDays(day, -30))).toContainEqual(line(`amber On ${writeDay(day)}, `))
  expect(await askOn(day)).toContainEqual(line('red '))
})

test('content that nobody checks for years is red, and its pages are counted', async () => {
  expect(await askOn(addDays(firstCheck, 4 * 365))).toEqual([
    line('red The exam is closed for F-1, '),
    expect.stringMatching(/^red \d+ assurances have disappeared, the first on /),
    line('for 180 days.'),
    line('for 365 days.'),
    expect.stringMatching(/^amber The figures of \d+ texts are covered, /),
    expect.stringMatching(/^amber \d+ official pages to open within 30 days, \d+ of them past /),
  ])
})
