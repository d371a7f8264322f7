import { describe, expect, test } from 'vitest'
import { findNationalities } from '#pwa/device/nationality/find-nationalities.ts'

const lookup = {
  nationalities: [
    ['Spain'],
    ['Austria'],
    ['Australia'],
    ['Burma', 'Myanmar'],
    ['Mexico'],
    ['Germany'],
    ['Jordan'],
    ['Saudi Arabia'],
    ['Syria'],
    ['Ethiopia'],
    ['Uzbekistan'],
  ],
  lists: [],
}

const SPANISH = {
  Spain: 'España',
  Germany: 'Alemania',
  Ethiopia: 'Etiopía',
  Uzbekistan: 'Uzbekistán',
  Mexico: 'México',
  Jordan: 'Jordania',
  'Saudi Arabia': 'Arabia Saudita',
}
const ARABIC = {
  Spain: 'إسبانيا',
  Australia: 'أستراليا',
  Germany: 'ألمانيا',
  Jordan: 'الأردن',
  'Saudi Arabia': 'المملكة العربية السعودية',
  Syria: 'سوريا',
  Ethiopia: 'إثيوبيا',
  Mexico: 'المكسيك',
  Burma: 'بورما',
}

function findIn(names: Readonly<Record<string, string>>, format: string, typed: string) {
  return findNationalities(lookup, typed, { nameOf: (name) => names[name] ?? name, format })
}

describe('a nationality is found, and named in English,', () => {
  test.each([
    ['España', 'Spain'],
    ['espana', 'Spain'],
    ['MEXICO', 'Mexico'],
    ['etiopia', 'Ethiopia'],
    ['saudita', 'Saudi Arabia'],
    ['Spain', 'Spain'],
    ['myanmar', 'Burma'],
  ])('by a Spanish reader who types %s', (typed, name) => {
    expect(findIn(SPANISH, 'es-US', typed)).toEqual([name])
  })

  test.each([
    ['إسبانيا', 'Spain'],
    ['اسبانيا', 'Spain'],
    ['أَلْمانيا', 'Germany'],
    ['المانيا', 'Germany'],
    ['الاردن', 'Jordan'],
    ['أردن', 'Jordan'],
    ['سعودية', 'Saudi Arabia'],
    ['السعوديه', 'Saudi Arabia'],
    ['سوريـــا', 'Syria'],
    ['Spain', 'Spain'],
    ['myanmar', 'Burma'],
  ])('by an Arabic reader who types %s', (typed, name) => {
    expect(findIn(ARABIC, 'ar', typed)).toEqual([name])
  })
})

test('nationalities that match alike are in the order of the language', () => {
  const names = {
    Ethiopia: 'Ñandú',
    Spain: 'Oca',
    Syria: 'Nutria',
    Jordan: 'Ébano',
    Mexico: 'Faro',
  }
  const order = (letters: string, format: string) =>
    findNationalities(
      { nationalities: Object.keys(names).map((name) => [name, letters]), lists: [] },
      letters,
      { nameOf: (name) => names[name as keyof typeof names], format },
    )
  expect(order('x', 'es-US')).toEqual(['Jordan', 'Mexico', 'Syria', 'Ethiopia', 'Spain'])
})
