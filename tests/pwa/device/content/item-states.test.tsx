// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { freeContent } from '#api/learning/content/learning-content.ts'
import type { FactStatus, Life } from '#contracts/learning/dated.ts'
import type { DatedNotice } from '#contracts/learning/learning.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { NoticeList } from '#pwa/device/notices/notice-list.tsx'

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
  const page = await showScreen(<DatedText item={item}>The text.</DatedText>)
  const text = page.container.textContent
  return {
    before: text.slice(0, text.indexOf('The text.')),
    line: page.container.querySelector('summary')?.textContent,
    behind: page.container.querySelector('details > p')?.textContent,
    links: page.getAllByRole('link', { name }),
  }
}

describe('an item', () => {
  test('that is fresh tells its day, when it was checked, and the page that decides', async () => {
    const { before, line, behind, links } = await readLine('2026-12-15')
    expect(before).toBe('')
    expect(line).toBe('As of 6 Oct 2026 · Source ')
    expect(behind).toMatch(
      /^Checked on 20 Nov 2026, without opening the official page\. Source: .* Official page: /,
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual([url])
  })

  test('whose official page was opened does not say otherwise', async () => {
    const { behind } = await readLine('2026-12-15', { ...notice, wasPageOpened: true })
    expect(behind).toMatch(/^Checked on 20 Nov 2026\. Source: /)
  })

  test.each<[Life, string, string]>([
    ['practice', '2027-01-15', 'On 6 Oct 2026 it was so; it may have changed. Check: '],
    ['rule', '2027-01-15', 'Last checked on 20 Nov 2026. The rule may have changed. Check: '],
    ['money', '2026-12-16', 'Not checked since 20 Nov 2026. Open the official page first: '],
    ['money', '2027-01-15', 'The figures are covered, because they were last checked on 20 Nov'],
    ['warning', '2026-12-16', 'It was in force on 6 Oct 2026, and may have changed. Look here: '],
    ['warning', '2029-01-15', 'It was in force on 6 Oct 2026, and may have changed. Look here: '],
    ['moving', '2026-12-16', 'Not known since 6 Oct 2026. Look here: '],
    ['assurance', '2026-12-16', 'Not checked since 20 Nov 2026. Open the official page first: '],
  ])('of the class %s says before its text on %s: %s', async (life, day, remark) => {
    const item = { ...notice, life, status: 'in-force' as const }
    const { before, line } = await readLine(day, item)
    expect(before).toContain(remark)
    expect(line).toBe('As of 6 Oct 2026 · Source ')
  })

  test('that is only reported never says that it was in force', async () => {
    const reported = { ...notice, life: 'warning' as const, status: 'unknown' as const }
    const { before } = await readLine('2026-12-16', reported)
    expect(before).toContain('Not known since 6 Oct 2026. Look here: ')
  })

  test('without a class is a practice, because content on a device can be older', async () => {
    const { life: _life, ...older } = notice
    expect((await readLine('2027-01-15', older)).before).toContain('On 6 Oct 2026 it was so')
  })

  test.each(['practice', 'rule'] as const)(
    'of the class %s only says in its line that a check is due',
    async (life) => {
      const { before, line } = await readLine('2026-12-16', { ...notice, life })
      expect(before).toBe('')
      expect(line).toBe('As of 6 Oct 2026 · Check due by 15 Dec 2026 · Source ')
    },
  )

  test('that begins or has ended says on which day', async () => {
    const window = { ...notice, startsOn: '2026-12-01', endsOn: '2026-12-31' }
    expect((await readLine('2026-11-30', window)).line).toContain('· Begins on 1 Dec 2026 ·')
    expect((await readLine('2027-01-01', window)).line).toContain('· Ended on 31 Dec 2026 ·')
  })

  test('is not younger on a device whose clock is behind', async () => {
    const life = 'practice' as const
    const old = { ...notice, life, checkBy: '2026-11-01', expires: '2026-11-20' }
    expect((await readLine('2020-01-01', old)).before).toContain('it may have changed')
  })
})

describe('a source', () => {
  const SOURCES = [
    { name: 'ICE, I-901 SEVIS fee, 7 October 2026', url: 'https://www.ice.gov/sevis/i901' },
    { name: 'golawcorp.com, a law firm (undated)' },
  ]

  test('leads to the page where it can be read; one without an address says so', async () => {
    setDay('2026-11-25')
    const page = await showScreen(
      <DatedText item={{ ...notice, sources: SOURCES }}>The text.</DatedText>,
    )
    const link = page.getByRole('link', { name: /I-901 SEVIS fee/ })
    expect(link.getAttribute('href')).toBe('https://www.ice.gov/sevis/i901')
    expect(page.container.textContent).toContain('golawcorp.com, a law firm (undated) (no link)')
    expect(page.container.textContent.match(/no link/g)).toHaveLength(1)
  })
})

describe('a notice', () => {
  async function show(shown: DatedNotice) {
    setDay('2026-11-25')
    const reader = { classes: [], nationalities: [] }
    const { lookup } = freeContent
    const page = await showScreen(
      <NoticeList notices={[shown]} lookup={lookup} reader={reader} level={3} />,
    )
    const details = page.container.querySelector('details')
    if (!details) throw new Error('There is no notice.')
    return { details, headline: details.querySelector('summary')?.textContent }
  }

  test.each<[FactStatus, string]>([
    ['blocked', 'Blocked by a court'],
    ['proposed', 'Proposed, not in force'],
    ['scheduled', 'Not in force yet'],
    ['ended', 'Ended'],
    ['unknown', 'Not known whether it applies today'],
  ])('that is %s says so before its title', async (status, words) => {
    const { headline } = await show({ ...notice, status })
    expect(headline).toMatch(new RegExp(`^${words}${notice.title}`))
  })

  test('that is in force begins with its title, its day, and the classes it concerns', async () => {
    const classes: DatedNotice['classes'] = ['F-1', 'J-1']
    const { headline } = await show({ ...notice, status: 'in-force', classes })
    expect(headline).toBe(`${notice.title}As of 6 Oct 2026 · For F-1, J-1`)
  })

  test('that is folded has its text in the document', async () => {
    const folded = freeContent.notices.find(({ id }) => id === 'fees')
    if (!folded) throw new Error('There is no notice on fees.')
    const { details } = await show(folded)
    expect(details.hasAttribute('open')).toBe(false)
    expect(details.textContent).toContain(folded.text)
  })
})
