import { describe, expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { LearningModule, PracticeQuestion, READER_CLASSES } from '#contracts/learning/learning.ts'
import { PremiumContent } from '#contracts/learning/learning-content.ts'
import { CheatSheet, DocumentChecklist, ofKnownClasses } from '#contracts/learning/sheets.ts'
import { isModuleDone, modulesLeftOf } from '#contracts/learning/module-progress.ts'
import { foldProgress, type ProgressEvent } from '#contracts/sync.ts'
import { activitiesOf } from '#pwa/screens/learning/dashboard/activity.ts'
import {
  documentsName,
  isAnythingBegun,
  progressOf,
  statsOf,
  tipsOf,
} from '#pwa/screens/learning/path-progress.ts'
import { fromVisaCode, toVisaCode } from '#pwa/screens/learning/visa-code.ts'

function at(day: number) {
  return { id: crypto.randomUUID(), at: `2026-06-0${String(day)}T10:00:00Z` }
}

function completed(path: 'requirements' | 'social-media', module: string): ProgressEvent {
  return { ...at(1), kind: 'module_completed', payload: { path, module } }
}

function tested(score: number, totalQuestions: number, day = 2): ProgressEvent {
  const questions = Array.from({ length: totalQuestions }, (_, place) => place + 1)
  const result = { score, totalQuestions, correctAnswers: 0, timeSpent: 60, categoryScores: {} }
  const payload = { test: 'practice_test' as const, visaType: 'F-1', questions, result }
  return { ...at(day), kind: 'test_finished', payload }
}

function practised(question: string): ProgressEvent {
  return { ...at(1), kind: 'question_practiced', payload: { question } }
}

function pathOf(id: string) {
  const path = premiumContent.paths.find((one) => one.id === id)
  if (!path) throw new Error(`no path ${id}`)
  return path
}

function ticked(checklist: string, item: string, day: number, isDone = true): ProgressEvent {
  return { ...at(day), kind: 'checklist_item_set', payload: { checklist, item, isDone } }
}

function tickAll(checklist: string, items: readonly { id: string }[]): ProgressEvent[] {
  return items.map(({ id }) => ticked(checklist, id, 1))
}

describe('the progress of a path', () => {
  test('counts completed modules', () => {
    const progress = foldProgress([completed('requirements', 'overview')])
    expect(progressOf(pathOf('requirements'), progress)).toEqual({
      percent: 33,
      totalItems: 3,
      completedItems: 1,
    })
  })

  test('counts a checklist by what is ticked, whatever was said to be complete', () => {
    const path = pathOf('social-media')
    const [module] = path.modules
    if (module?.type !== 'checklist') throw new Error('not a checklist')
    const said = completed('social-media', 'audit-checklist')
    const nothing = foldProgress([said])
    expect(progressOf(path, nothing)).toMatchObject({ percent: 0, completedItems: 0 })
    expect(isModuleDone(path.id, module, nothing)).toBe(false)
    expect(activitiesOf(premiumContent, nothing, 6)).toEqual([])

    const ticks = tickAll('social-media/audit-checklist', module.content)
    const half = foldProgress([...ticks.slice(0, 4), said])
    expect(progressOf(path, half)).toMatchObject({ percent: 50, completedItems: 0 })
    const all = foldProgress(ticks)
    expect(progressOf(path, all)).toMatchObject({ percent: 100, completedItems: 1 })
    expect(isModuleDone(path.id, module, all)).toBe(true)
    expect(statsOf(premiumContent, all, undefined).checklistsDone).toBe(1)
  })
})

describe('the next step', () => {
  test('is the first of the modules that are left, and none when all are done', () => {
    const step = (events: ProgressEvent[]) =>
      modulesLeftOf(premiumContent.paths, foldProgress(events))[0]
    expect(step([])).toMatchObject({ path: { id: 'requirements' }, module: { id: 'overview' } })
    expect(step([completed('requirements', 'overview')])?.module.id).toBe('social-media-details')

    const everything = premiumContent.paths.flatMap(({ id, modules }) =>
      modules.flatMap((module): ProgressEvent[] =>
        module.type === 'checklist'
          ? tickAll(`${id}/${module.id}`, module.content)
          : [{ ...at(1), kind: 'module_completed', payload: { path: id, module: module.id } }],
      ),
    )
    expect(step(everything)).toBeUndefined()
  })

  test('is a start until a module, a test or a tick was begun', () => {
    const isBegun = (events: ProgressEvent[]) => isAnythingBegun(foldProgress(events))
    expect(isBegun([])).toBe(false)
    expect(isBegun([tested(60, 15)])).toBe(true)
    expect(isBegun([completed('requirements', 'overview')])).toBe(true)
    expect(isBegun(tickAll('plan', [{ id: 'check-barcode' }]))).toBe(true)
  })
})

describe('the dashboard', () => {
  test('has no best score before the first test', () => {
    expect(statsOf(premiumContent, foldProgress([]), undefined)).toMatchObject({
      overallPercent: 0,
      questionsPracticed: 0,
      bestScore: null,
      checklistsDone: 0,
    })
  })

  test('computes its figures from what was done', () => {
    const list = premiumContent.documentChecklists.find(({ visaType }) => visaType === 'B-1/B-2')
    if (!list) throw new Error('no list')
    const events = [
      completed('requirements', 'overview'),
      tested(60, 15),
      tested(80, 30, 3),
      ...tickAll(documentsName(list), list.items),
    ]
    expect(statsOf(premiumContent, foldProgress(events), 'B-1/B-2')).toMatchObject({
      overallPercent: 6,
      questionsPracticed: 30,
      bestScore: 80,
      checklistsDone: 1,
      checklists: 4,
    })
    expect(statsOf(premiumContent, foldProgress(events), 'F-1')).toMatchObject({
      checklistsDone: 0,
      checklists: 4,
    })
    expect(statsOf(premiumContent, foldProgress(events), 'O-1').checklists).toBe(4)
    expect(statsOf(premiumContent, foldProgress(events), undefined).checklists).toBe(3)
  })

  test('counts each question once, of tests and of the simulator', () => {
    const count = (events: ProgressEvent[]) =>
      statsOf(premiumContent, foldProgress(events), 'B-1/B-2').questionsPracticed
    const events = [tested(60, 15), tested(80, 15, 3), practised('purpose'), practised('duration')]
    expect(count(events)).toBe(17)
    expect(count([...events, practised('purpose')])).toBe(17)
    expect(count(events.toReversed())).toBe(17)
  })

  test('lists what was done lately, newest first', () => {
    const progress = foldProgress([completed('requirements', 'overview'), tested(60, 15)])
    const texts = activitiesOf(premiumContent, progress, 6).map(({ text }) => text)
    expect(texts).toEqual([
      'Practice test, F-1: 60%',
      `Completed 2025 Visa Requirements: ${pathOf('requirements').modules[0]?.title ?? ''}`,
    ])
  })

  test('names a checklist completed at its last tick, whether a button was pressed too or not', () => {
    const path = pathOf('social-media')
    const [module] = path.modules
    if (module?.type !== 'checklist') throw new Error('not a checklist')
    const [item = { id: '' }] = module.content
    const name = 'social-media/audit-checklist'
    const completions = (...events: ProgressEvent[]) =>
      activitiesOf(premiumContent, foldProgress([...tickAll(name, module.content), ...events]), 6)
    const text = `Completed ${path.title}: ${module.title}`
    const first = [{ id: name, at: at(1).at, text }]
    expect(completions()).toEqual(first)
    expect(completions(completed('social-media', 'audit-checklist'))).toEqual(first)

    const untick = ticked(name, item.id, 2, false)
    expect(completions(untick)).toEqual([])
    expect(completions(untick, ticked(name, item.id, 3))).toEqual([{ ...first[0], at: at(3).at }])
    expect(completions(ticked(name, item.id, 3))).toEqual(first)
  })

  test('names the papers of a visa completed at their last tick', () => {
    const [list] = premiumContent.documentChecklists
    if (!list) throw new Error('no list')
    const name = documentsName(list)
    const [item, ...others] = list.items
    const completions = (...events: ProgressEvent[]) =>
      activitiesOf(premiumContent, foldProgress(events), 6)
    const most = tickAll(name, others)
    expect(completions(...most)).toEqual([])
    expect(completions(...most, ticked(name, item?.id ?? '', 2))).toEqual([
      { id: name, at: at(2).at, text: `Completed ${list.title}` },
    ])
  })

  test('shows each tip of a cycle once, and the same ones all day', () => {
    const tips = ['a', 'b', 'c', 'd', 'e', 'f']
    expect([...tipsOf(tips, 20_000, 3), ...tipsOf(tips, 20_001, 3)].sort()).toEqual(tips)
    expect(tipsOf(tips, 20_000, 3)).toEqual(tipsOf(tips, 20_000, 3))
  })
})

test('every class has an address of its own, and its ticks stay under the same name', () => {
  const codes = ['f-1', 'h-1b', 'b-1-b-2', 'j-1', 'l-1', 'o-1', 'tn']
  expect(READER_CLASSES.map(toVisaCode)).toEqual(codes)
  expect(codes.map(fromVisaCode)).toEqual(READER_CLASSES)
  expect(fromVisaCode('x')).toBeUndefined()
  expect(premiumContent.documentChecklists.map(documentsName).toSorted()).toEqual(
    codes.map((code) => `documents/${code}`).toSorted(),
  )
})

test.each([
  ['cheat sheet', CheatSheet, premiumContent.cheatSheets],
  ['document checklist', DocumentChecklist, premiumContent.documentChecklists],
  ['practice question', PracticeQuestion, premiumContent.classQuestions],
] as const)('a %s of a class from the future is left out, a damaged one is not', (_, item, all) => {
  const schema = ofKnownClasses<
    typeof CheatSheet | typeof DocumentChecklist | typeof PracticeQuestion
  >(item)
  expect(schema.parse([{ ...all[0], visaType: 'P-1' }, ...all])).toEqual(all)
  expect(schema.parse([{ visaType: 'P-1' }])).toEqual([])
  expect(schema.safeParse([{ ...all[0], sources: undefined }]).success).toBe(false)
})

test('premium content of a device without questions for O-1 and TN is still read', () => {
  const { classQuestions: _, ...older } = premiumContent
  expect(PremiumContent.parse(older)).toEqual({ ...premiumContent, classQuestions: [] })
})

test('a module of a type from the future is accepted, a damaged one is not', () => {
  const [module] = pathOf('requirements').modules
  expect(LearningModule.parse({ ...module, type: 'video', content: 1 }).type).toBe('unsupported')
  expect(LearningModule.safeParse({ ...module, content: undefined }).success).toBe(false)
})
