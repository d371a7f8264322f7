import { describe, expect, test } from 'vitest'
import { LANGUAGE_NAMES, OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { listTexts } from '#contracts/learning/texts.ts'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { checkLanguage } from '#api/learning/translations/check-language.ts'
import { checkText } from '#api/learning/translations/check-text.ts'
import { spanishBanned } from '#api/learning/translations/es/banned.ts'
import { spanishTerms } from '#api/learning/translations/es/glossary.ts'
import { openTranslator } from '#api/learning/translations/translator.ts'
import { translatePart } from '#api/learning/translations/translate-part.ts'

const spanish = openTranslator('es', {
  'The fee is {FE1.B} since {FE1.from}.': 'La tarifa es de {FE1.B} desde el {FE1.from}.',
  'What is asked': 'Qué se pregunta',
  '15 days': '15 días',
  France: 'Francia',
})

describe('a translator', () => {
  test('keeps the marks of a reading, and finds its lines one by one', () => {
    expect(spanish.find('## What is asked\n\n- The fee is {FE1.B} since {FE1.from}.')).toBe(
      '## Qué se pregunta\n\n- La tarifa es de {FE1.B} desde el {FE1.from}.',
    )
  })

  test('keeps the mark of a highlighted header, which the app names in each language', () => {
    expect(spanish.find('Documents: What is asked')).toBe('Documents: Qué se pregunta')
    expect(spanish.find('Requirements:')).toBe('Requirements:')
  })

  test('finds no text of which one line is not translated', () => {
    expect(spanish.find('## What is asked\nSomething new.')).toBeUndefined()
  })

  test.each([
    ['a day', '2026-10-06', '6 de octubre de 2026'],
    ['an amount', '$20,000', '$20,000'],
    ['words', '15 days', '15 días'],
    ['a list', ['France', '15 days', 'Mali'], 'Francia, 15 días y Mali'],
  ])('writes %s as the language does', (_what, value, written) => {
    expect(spanish.writeValue(value)).toBe(written)
  })

  test('finds nothing under the names that every object has', () => {
    expect(spanish.find('constructor')).toBeUndefined()
  })
})

describe('a translated part', () => {
  const [notice] = BUILD_SOURCES.notices
  const own = openTranslator('es', { [notice?.title ?? '']: 'Título propio' })
  const inSpanish = atOnce(composeContent(BUILD_SOURCES, own))

  test('has the texts in the order of the English part, and null where English is shown', () => {
    const { of, texts } = translatePart('es', buildContent.free, inSpanish.free)
    expect(of).toBe(buildContent.free.version)
    const english = listTexts(buildContent.free)
    expect(texts).toHaveLength(english.length)
    expect(new Set(texts)).toEqual(new Set([null, 'Título propio']))
    expect(english[texts.indexOf('Título propio')]).toBe(notice?.title)
  })

  test('shows English for a text that a pack has changed, until it is translated', () => {
    const notices = BUILD_SOURCES.notices.map((other, at) =>
      at === 0 ? { ...other, title: 'A title of today' } : other,
    )
    const changed = atOnce(composeContent({ ...BUILD_SOURCES, notices }, own))
    expect(changed.free.notices[0]?.title).toBe('A title of today')
  })

  test('takes a changed value of a fact into the translated sentence', () => {
    const facts = Object.entries(BUILD_SOURCES.facts)
    const [id, fact] = facts.find(([, { statement }]) => statement.includes('.from}')) ?? []
    const statement = fact?.statement ?? ''
    const translator = openTranslator('es', { [statement]: `Desde el {${id ?? ''}.from}.` })
    const moved = {
      ...BUILD_SOURCES,
      facts: {
        ...BUILD_SOURCES.facts,
        [id ?? '']: { ...fact, values: { ...fact?.values, from: '2026-12-24' } },
      },
    } as typeof BUILD_SOURCES
    const composed = atOnce(composeContent(moved, translator)).facts.find(
      (found) => found.id === id,
    )
    expect(composed?.statement).toBe('Desde el 24 de diciembre de 2026.')
  })
})

describe('the check of a translation finds', () => {
  test.each([
    ['a lost placeholder', 'Pay {FE1.B}.', 'Paga.', 'placeholders'],
    ['a changed number', 'Wait 60 days.', 'Espera 90 días.', 'numbers'],
    ['a text that is too long', 'Go', 'Continúa con esto, que es muy largo', 'letters'],
    ['another word for a term', 'The officer asks.', 'El funcionario pregunta.', 'oficial'],
    ['a promise', 'Most are approved.', 'La visa se garantiza.', 'guarantee'],
    ['an empty text', 'Go', '', 'empty'],
  ])('%s', (_fault, english, own, named) => {
    expect(checkText(english, own, spanishTerms, spanishBanned).join(' ')).toContain(named)
  })

  test('nothing in a sound translation', () => {
    expect(
      checkText(
        'The officer asks about your petition since {L1.from}.',
        'El oficial pregunta por tu petición desde el {L1.from}.',
        spanishTerms,
        spanishBanned,
      ),
    ).toEqual([])
  })
})

describe('the translations of this build', () => {
  test.each(OTHER_LANGUAGES)(
    'have no fault, and no text that is not there any more: %s',
    (language) => {
      const { faults, stale } = checkLanguage(language)
      expect({ faults, stale }).toEqual({ faults: [], stale: [] })
    },
  )

  test('exist for each language', () => {
    expect(['en', ...OTHER_LANGUAGES]).toEqual(LANGUAGE_NAMES)
  })
})
