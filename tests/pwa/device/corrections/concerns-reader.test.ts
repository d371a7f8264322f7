import { expect, test } from 'vitest'
import type { Correction } from '#contracts/learning/correction.ts'
import { concernsReader } from '#pwa/device/corrections/concerns-reader.ts'
import type { KnownReader } from '#pwa/device/nationality/use-known-reader.ts'

type Concerned = Pick<Correction, 'classes' | 'nationalities'>

const EVERYBODY: Concerned = { classes: ['All'] }
const ACHIEVERS: Concerned = { classes: ['O-1'] }
const CHINA: Concerned = { classes: ['All'], nationalities: ['China'] }
const VISITORS: Concerned = { classes: ['B-1/B-2'], nationalities: ['Japan', 'South Korea'] }

const NOBODY: KnownReader = { classes: [], nationalities: [] }
const STUDENT: KnownReader = { classes: ['F-1'], nationalities: [] }
const CHINESE: KnownReader = { classes: [], nationalities: ['Italy', 'China'] }
const JAPANESE_VISITOR: KnownReader = { classes: ['F-1', 'B-1/B-2'], nationalities: ['Japan'] }

test.each<[string, Concerned, KnownReader, boolean]>([
  ['a correction for everybody, a reader with a class', EVERYBODY, STUDENT, true],
  ['a correction for everybody, a reader with a nationality', EVERYBODY, CHINESE, true],
  ['a correction for everybody, an unknown visitor', EVERYBODY, NOBODY, false],
  ['another class', ACHIEVERS, STUDENT, false],
  ['the own class', ACHIEVERS, { classes: ['O-1'], nationalities: [] }, true],
  ['one of two nationalities', CHINA, CHINESE, true],
  ['an unknown nationality', CHINA, STUDENT, false],
  ['another nationality', CHINA, JAPANESE_VISITOR, false],
  ['the class and the nationality', VISITORS, JAPANESE_VISITOR, true],
  ['the nationality without the class', VISITORS, { classes: [], nationalities: ['Japan'] }, false],
])('%s', (_case, correction, reader, isConcerned) => {
  expect(concernsReader(correction, reader)).toBe(isConcerned)
})
