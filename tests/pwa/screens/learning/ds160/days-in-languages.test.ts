import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OtherLanguage } from '#contracts/language/languages.ts'
import { learningDs160DayNames as arabic } from '#pwa/translations/ar/learning-ds160-day-names.ts'
import { learningDs160DayNames as spanish } from '#pwa/translations/es/learning-ds160-day-names.ts'

type Days = typeof import('#pwa/screens/learning/ds160/days.ts')

/** Loads the app's reading of days in a language. */
async function loadDays(language: OtherLanguage): Promise<Days> {
  vi.resetModules()
  const { bring } = await import('#pwa/language/words.ts')
  bring((part) =>
    part === 'learningDs160DayNames' ? { es: spanish, ar: arabic }[language] : undefined,
  )
  return import('#pwa/screens/learning/ds160/days.ts')
}

describe.each<
  [OtherLanguage, [text: string, day: string | null][], [text: string, days: number[]][]]
>([
  [
    'es',
    [
      ['3 marzo 2024', '2024-03-03'],
      ['3 de marzo de 2024', '2024-03-03'],
      ['3 de Marzo del 2024', '2024-03-03'],
      ['1.º de enero de 2024', '2024-01-01'],
      ['14-ENE-2020', '2020-01-14'],
      ['marzo 3, 2024', '2024-03-03'],
      ['setiembre de 2024', '2024-09'],
      ['12 sept. 2024', '2024-09-12'],
      ['14 March 2020', '2020-03-14'],
      ['31 de abril de 2024', null],
      ['3/4/2024', null],
      ['pronto', null],
    ],
    [
      ['Me quedo 2 semanas.', [14]],
      ['Dos semanas, quizás tres.', [14]],
      ['un año y seis meses', [365, 180]],
      ['24 meses', [720]],
      ['two weeks', [14]],
      ['diez días', [10]],
      ['como diga el curso', []],
    ],
  ],
  [
    'ar',
    [
      ['3 مارس 2024', '2024-03-03'],
      ['٣ مارس ٢٠٢٤', '2024-03-03'],
      ['3 مارس، 2024', '2024-03-03'],
      ['١٤ أغسطس ٢٠٢٠', '2020-08-14'],
      ['14 اغسطس 2020', '2020-08-14'],
      ['5 كانون الثاني 2021', '2021-01-05'],
      ['تشرين الأول 2021', '2021-10'],
      ['٢٠٢٠-٠٣-١٤', '2020-03-14'],
      ['\u20683 مارس 2024\u2069', '2024-03-03'],
      ['14 March 2020', '2020-03-14'],
      ['٣/٤/٢٠٢٤', null],
      ['قريبا', null],
    ],
    [
      ['لمدة أسبوعين', [14]],
      ['لأسبوعين', [14]],
      ['٣ أسابيع', [21]],
      ['ثلاثة أشهر', [90]],
      ['شهراً واحداً أو 12 شهراً', [360]],
      ['أسبوع واحد', [7]],
      ['سنتين وستة أشهر', [730, 180]],
      ['two weeks', [14]],
      ['حسب الدورة', []],
    ],
  ],
])('in %s', (language, days, lengths) => {
  let read: Days
  beforeAll(async () => {
    read = await loadDays(language)
  })
  afterAll(() => {
    vi.resetModules()
  })

  test.each(days)('%j is read as the day %j', (text, day) => {
    expect(read.readDay(text)).toBe(day)
  })

  test.each(lengths)('%j has the lengths %j', (text, found) => {
    expect(read.findLengths(text).map(({ days: length }) => length)).toEqual(found)
  })

  test('a length is quoted as it was written, but for its marks', () => {
    const text = { es: 'unas 2 Semanas.', ar: 'نحو ٣ أسابيع.' }[language]
    const quoted = { es: '2 Semanas', ar: '٣ أسابيع' }[language]
    expect(read.findLengths(text)).toMatchObject([{ words: quoted }])
  })
})

test('an amount in Arabic digits counts', async () => {
  const { toDays } = await loadDays('ar')
  expect(toDays('٣', 'Weeks')).toBe(21)
})
