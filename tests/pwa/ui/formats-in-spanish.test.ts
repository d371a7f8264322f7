import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('document', {
    documentElement: { lang: 'es' },
    getElementById: () => ({ hasChildNodes: () => true }),
  })
  const { bring } = await import('#pwa/language/words.ts')
  const { ui } = await import('#pwa/translations/es/ui.ts')
  bring((part) => (part === 'ui' ? ui : undefined))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const loadDates = () => import('#pwa/ui/format-date.ts')
const loadCounts = () => import('#pwa/ui/format-count.ts')

test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a day has its Spanish month, and is the same day when it is read in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { formatDay } = await loadDates()
    expect(formatDay('2026-08-12')).toBe('12 ago 2026')
    expect(formatDay('2027-01-01')).toBe('1 ene 2027')
    expect(formatDay('2026-12-31')).toBe('31 dic 2026')
  },
)

test('a last day names its end where it does not end at midnight', async () => {
  vi.stubEnv('TZ', 'America/Mexico_City')
  const { formatLastDay } = await loadDates()
  expect(formatLastDay('2026-11-25')).toBe('25 nov 2026, 24:00 UTC')
  vi.stubEnv('TZ', 'UTC')
  expect(formatLastDay('2026-11-25')).toBe('25 nov 2026')
})

test("an instant is in the reader's own time zone, with all 24 hours", async () => {
  const evening = new Date(2026, 7, 9, 21, 5)
  const { formatInstant, formatLocalDay, formatMoment } = await loadDates()
  expect(formatLocalDay(evening)).toBe('9 ago 2026')
  expect(formatInstant(evening.toISOString())).toBe('9 ago 2026, 21:05')
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
  expect(formatMoment(evening)).toBe('9 ago 2026, 21:05 UTC−05:00')
  vi.restoreAllMocks()
})

test('counts and shares are written as in the United States', async () => {
  const { formatCount, formatPercent, formatShare } = await loadCounts()
  expect(formatCount(12_847)).toBe('12,847')
  expect(formatShare(1, 8)).toBe('12.5%')
  expect(formatShare(0, 0)).toBe('–')
  expect(formatPercent(50)).toBe('50%')
})
