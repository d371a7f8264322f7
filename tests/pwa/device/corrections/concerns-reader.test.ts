import { expect, test } from 'vitest'
import type { Correction } from '#contracts/learning/correction.ts'
import { concernsReader, type GuideReader } from '#pwa/device/corrections/concerns-reader.ts'

type Concerned = Pick<Correction, 'classes' | 'nationalities'>

const until = '2026-11-30'
const since = Date.parse('2026-11-29T23:59:59Z')

const EVERYBODY: Concerned = { classes: ['All'] }
const ACHIEVERS: Concerned = { classes: ['O-1'] }
const CHINA: Concerned = { classes: ['All'], nationalities: ['China'] }
const VISITORS: Concerned = { classes: ['B-1/B-2'], nationalities: ['Japan', 'South Korea'] }

const NOBODY: GuideReader = { classes: [], nationalities: [], since: Infinity }
const STUDENT: GuideReader = { classes: ['F-1'], nationalities: [], since }
const CHINESE: GuideReader = { classes: [], nationalities: ['Italy', 'China'], since }
const NEW_CHINESE: GuideReader = { ...CHINESE, since: Date.parse('2026-11-30T00:00:00Z') }
const JAPANESE_VISITOR: GuideReader = {
  classes: ['F-1', 'B-1/B-2'],
  nationalities: ['Japan'],
  since,
}

test.each<[string, Concerned, GuideReader, boolean]>([
  ['a correction for everybody, a reader with a class', EVERYBODY, STUDENT, true],
  ['a correction for everybody, a reader with a nationality', EVERYBODY, CHINESE, true],
  ['a correction for everybody, an unknown visitor', EVERYBODY, NOBODY, false],
  ['another class', ACHIEVERS, STUDENT, false],
  ['the own class', ACHIEVERS, { ...STUDENT, classes: ['O-1'] }, true],
  ['one of two nationalities', CHINA, CHINESE, true],
  ['the nationality of a reader since the correction', CHINA, NEW_CHINESE, false],
  ['an unknown nationality', CHINA, STUDENT, false],
  ['another nationality', CHINA, JAPANESE_VISITOR, false],
  ['the class and the nationality', VISITORS, JAPANESE_VISITOR, true],
  ['the nationality without the class', VISITORS, { ...CHINESE, nationalities: ['Japan'] }, false],
])('%s', (_case, correction, reader, isConcerned) => {
  expect(concernsReader({ ...correction, until }, reader)).toBe(isConcerned)
})
