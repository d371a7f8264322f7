import { expect, test } from 'vitest'
import { bankContent } from '#api/learning/content/learning-content.ts'
import { chaptersOf } from '#pwa/screens/learning/bank/question-chapters.ts'

const { questions } = bankContent
const STUDENT = { readerClass: 'F-1', isFamily: false } as const

test('the chapters begin with the own class and what everybody is asked, and leave nothing out', () => {
  const chapters = chaptersOf(questions, { readerClass: 'B-1/B-2', isFamily: false })
  expect(chapters.slice(0, 2).map(({ title }) => title)).toEqual(['B-1/B-2', 'Every visa class'])
  const classes = chapters.map(({ interviewClass }) => interviewClass)
  expect(new Set(classes).size).toBe(classes.length)
  const shown = chapters.flatMap(({ themes }) => themes.flatMap((theme) => theme.questions))
  expect(new Set(shown.map(({ id }) => id)).size).toBe(questions.length)
})

test('a theme stands once in a chapter, with all its questions', () => {
  for (const { interviewClass, count, themes } of chaptersOf(questions, STUDENT)) {
    const names = themes.map(({ name }) => name)
    expect(new Set(names).size, interviewClass).toBe(names.length)
    expect(themes.reduce((sum, theme) => sum + theme.questions.length, 0)).toBe(count)
  }
})

test('to a member of the family, the own chapter begins with the questions to a family', () => {
  const markOf = (isFamily: boolean) => {
    const [own] = chaptersOf(questions, { ...STUDENT, isFamily })
    return own?.themes
      .flatMap((theme) => theme.questions)
      .map(({ forFamily }) => forFamily === true)
  }
  const marks = markOf(true)
  expect(marks).toContain(false)
  expect(marks?.indexOf(false)).toBe(marks?.filter(Boolean).length)
  expect(markOf(false)?.[0]).toBe(false)
  expect(markOf(false)).toHaveLength(marks?.length ?? 0)
})
