import { useState } from 'react'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { EnglishFirst } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import type { Reader } from '#pwa/screens/learning/use-reader-class.ts'
import { type Chapter, chaptersOf } from './question-chapters.ts'
import { QuestionDetails } from './question-details.tsx'
import styles from './questions-page.module.css'
import type { Learning } from './with-bank.tsx'
import { words } from './words.tsx'

/**
 * The number of chapters that are open at the start: the chapter for the reader's own class, and
 * the chapter for all classes.
 */
const OPEN_CHAPTERS = 2

interface BankChaptersProps {
  learning: Learning
  reader: Reader
}

/** The chapter for the reader's own class is first. */
export function BankChapters({ learning, reader }: BankChaptersProps) {
  return chaptersOf(learning.bank.questions, reader).map((chapter, place) => (
    <ChapterSection
      key={chapter.interviewClass}
      chapter={chapter}
      learning={learning}
      isInitiallyOpen={place < OPEN_CHAPTERS}
    />
  ))
}

function inEnglish({ content, bank, ...learning }: Learning): Learning {
  return { ...learning, content: englishOf(content), bank: englishOf(bank) }
}

interface ChapterSectionProps {
  chapter: Chapter
  learning: Learning
  isInitiallyOpen: boolean
}

function ChapterSection({ chapter, learning, isInitiallyOpen }: ChapterSectionProps) {
  const { interviewClass, title, count, themes } = chapter
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  const id = `chapter-${interviewClass}`
  return (
    <section className={styles['chapter']} data-class={interviewClass} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{unbroken(title)}</h2>
        <span className={styles['small']}>{words.chapter.count(count)}</span>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.chapter.close(title) : words.chapter.open(title)}
        </Button>
      </div>
      {isOpen &&
        themes.map(({ name, questions }) => (
          <div key={name} className={styles['theme']}>
            <h3>{unbroken(labelOf(name))}</h3>
            <div>
              {questions.map((question) => (
                <Disclosure
                  key={question.id}
                  width="full"
                  title={
                    <h4 className={styles['title']}>
                      <Both english={englishOf(question).title} own={question.title} />
                    </h4>
                  }
                >
                  <EnglishFirst item={question}>
                    {(shown) => (
                      <QuestionDetails
                        question={shown}
                        interviewClass={interviewClass}
                        learning={shown === question ? learning : inEnglish(learning)}
                      />
                    )}
                  </EnglishFirst>
                </Disclosure>
              ))}
            </div>
          </div>
        ))}
    </section>
  )
}
