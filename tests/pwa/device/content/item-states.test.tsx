// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { freeContent } from '#api/learning/content/learning-content.ts'
import type { FactStatus, Life } from '#contracts/learning/dated.ts'
import type { DatedNotice } from '#contracts/learning/learning.ts'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { DatedNotices } from '#pwa/screens/storefront/guide/dated-notices.tsx'

const [some] = freeContent.notices
if (!some) throw new Error('There is no notice.')
const notice: DatedNotice = {
  ...some,
  asOf: '2026-10-06',
  checkedOn: '2026-11-20',
  edition: '2026-11-21',
  checkBy: '2026-12-15',
  expires: '2027-01-14',
}
const { name, url } = notice.officialPage

function setDay(day: string) {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })
}

async function readLine(day: string, item: DatedNotice = notice) {
  setDay(day)
  const page = await showScreen(<SourceLine item={item} />)
  return { text: page.container.textContent, links: page.getAllByRole('link', { name }) }
}

describe('an item', () => {
  test('that is fresh tells its day, when it was checked, and the page that decides', async () => {
    const { text, links } = await readLine('2026-12-15')
    expect(text).toContain(
      'As of 6 Oct 2026. Checked on 20 Nov 2026, without opening the official page.',
    )
    expect(text).not.toMatch(/Not checked since|may have changed/)
    expect(links.map((link) => link.getAttribute('href'))).toEqual([url])
  })

  test('whose official page was opened does not say otherwise', async () => {
    const { text } = await readLine('2026-12-15', { ...notice, wasPageOpened: true })
    expect(text).toContain('Checked on 20 Nov 2026.')
  })

  test.each<[Life, string, string]>([
    ['practice', '2026-12-16', 'The next check was due by 15 Dec 2026.'],
    ['practice', '2027-01-15', 'On 6 Oct 2026 it was so; it may have changed. Check: '],
    ['rule', '2026-12-16', 'The next check was due by 15 Dec 2026.'],
    ['rule', '2027-01-15', 'Last checked on 20 Nov 2026. The rule may have changed. Check: '],
    ['money', '2026-12-16', 'Not checked since 20 Nov 2026. Look here first: '],
    ['money', '2027-01-15', 'The figures are covered, because they were last checked on 20 Nov'],
    ['warning', '2026-12-16', 'It was in force on 6 Oct 2026, and may have changed. Look here: '],
    ['warning', '2029-01-15', 'It was in force on 6 Oct 2026, and may have changed. Look here: '],
    ['moving', '2026-12-16', 'Not known since 6 Oct 2026. Look here: '],
    ['assurance', '2026-12-16', 'Not checked since 20 Nov 2026. Look here first: '],
  ])('of the class %s says on %s: %s', async (life, day, remark) => {
    const item = { ...notice, life, status: 'in-force' as const }
    expect((await readLine(day, item)).text).toContain(remark)
  })

  test('that is only reported never says that it was in force', async () => {
    const reported = { ...notice, life: 'warning' as const, status: 'unknown' as const }
    const { text } = await readLine('2026-12-16', reported)
    expect(text).toContain('Not known since 6 Oct 2026. Look here: ')
  })

  test('without a class is a practice, because content on a device can be older', async () => {
    const { life: _life, ...older } = notice
    expect((await readLine('2027-01-15', older)).text).toContain('On 6 Oct 2026 it was so')
  })

  test('of a class that only waits for a check has one quiet line, and no warning', async () => {
    const { links } = await readLine('2026-12-16', { ...notice, life: 'practice' })
    expect(links).toHaveLength(1)
  })

  test('that begins or has ended says on which day', async () => {
    const window = { ...notice, startsOn: '2026-12-01', endsOn: '2026-12-31' }
    expect((await readLine('2026-11-30', window)).text).toContain('It begins on 1 Dec 2026.')
    expect((await readLine('2027-01-01', window)).text).toContain('It ended on 31 Dec 2026.')
  })

  test('is not younger on a device whose clock is behind', async () => {
    const life = 'practice' as const
    const old = { ...notice, life, checkBy: '2026-11-01', expires: '2026-11-20' }
    expect((await readLine('2020-01-01', old)).text).toContain('it may have changed')
  })
})

describe('a source', () => {
  const SOURCES = [
    { name: 'ICE, I-901 SEVIS fee, 7 October 2026', url: 'https://www.ice.gov/sevis/i901' },
    { name: 'golawcorp.com, a law firm (undated)' },
  ]

  test('leads to the page where it can be read; one without an address says so', async () => {
    setDay('2026-11-25')
    const page = await showScreen(<SourceLine item={{ ...notice, sources: SOURCES }} />)
    const link = page.getByRole('link', { name: /I-901 SEVIS fee/ })
    expect(link.getAttribute('href')).toBe('https://www.ice.gov/sevis/i901')
    expect(page.container.textContent).toContain('golawcorp.com, a law firm (undated) (no link)')
    expect(page.container.textContent.match(/no link/g)).toHaveLength(1)
  })

  test('among many stands behind one press', async () => {
    setDay('2026-11-25')
    const many = Array.from({ length: 9 }, (_, place) => ({
      name: `A page with a long title, number ${String(place)}`,
    }))
    const page = await showScreen(<SourceLine item={{ ...notice, sources: many }} />)
    expect(page.container.querySelector('details')?.textContent).toContain('number 8')
  })
})

describe('a notice', () => {
  test.each<[FactStatus, string]>([
    ['blocked', 'Blocked by a court'],
    ['proposed', 'Proposed, not in force'],
    ['scheduled', 'Not in force yet'],
    ['ended', 'Ended'],
    ['unknown', 'Not known whether it applies today'],
  ])('that is %s says so before its title', async (status, words) => {
    const page = await showScreen(<DatedNotices id="notices" notices={[{ ...notice, status }]} />)
    expect(page.getByRole('article').textContent.startsWith(`${words}${notice.title}`)).toBe(true)
  })

  test('that is in force begins with its title, and names the classes it concerns', async () => {
    const classes: DatedNotice['classes'] = ['F-1', 'J-1']
    const shown: DatedNotice = { ...notice, status: 'in-force', classes }
    const page = await showScreen(<DatedNotices id="notices" notices={[shown]} />)
    expect(page.getByRole('article').textContent.startsWith(`${notice.title}For F-1, J-1`)).toBe(
      true,
    )
  })
})
