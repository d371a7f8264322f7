import type { ReactNode } from 'react'
import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { InterviewClass } from '#contracts/learning/learning.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { WordsHere } from '#pwa/device/glossary/words-here.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { describeReported } from './describe-reported.ts'
import { documentsOf } from './documents-of.ts'
import styles from './question-details.module.css'
import { SpokenExample } from './spoken-example.tsx'
import type { Learning } from './with-bank.tsx'
import { words } from './words.tsx'

interface QuestionDetailsProps {
  question: InterviewQuestion
  /** The class whose texts the details show. */
  interviewClass: InterviewClass
  learning: Learning
}

/** A sensitive question has neither a weak nor a strong answer, but the advice to ask a lawyer. */
export function QuestionDetails({ question, interviewClass, learning }: QuestionDetailsProps) {
  const { outline, followUps, redFlags, weak, strong, example, reported, lawyerLine } = question
  const documents = documentsOf(question, interviewClass, learning.content)
  const facts = learning.bank.facts.filter(({ id }) => question.facts.includes(id))
  return (
    <div className={styles['details']}>
      <p className={styles['tags']}>
        <StatusBadge item={question} />
        <Badge>{learningWords.difficulties[question.difficulty]}</Badge>
        {question.classes.map((name) => (
          <Badge key={name}>{name === 'All' ? words.everyClass : name}</Badge>
        ))}
      </p>
      {lawyerLine !== undefined && <Notice tone="warn">{lawyerLine}</Notice>}
      <DatedText item={question}>
        {reported && (
          <Part title={words.details.howOften}>
            <p>{describeReported(reported)}</p>
          </Part>
        )}
        <Part title={words.details.assessed}>
          <p>{unbroken(question.assesses[interviewClass] ?? '')}</p>
        </Part>
        <Part title={words.details.outline}>
          <List isOrdered texts={outline[interviewClass] ?? []} />
        </Part>
        {weak !== undefined && (
          <Part title={words.details.weak}>
            <p>{unbroken(weak)}</p>
          </Part>
        )}
        {strong !== undefined && (
          <Part title={words.details.strong}>
            <p>{unbroken(strong)}</p>
            {example && <SpokenExample example={example} />}
          </Part>
        )}
        <Part title={words.details.mayFollow}>
          <ul className={styles['list']}>
            {(followUps[interviewClass] ?? []).map((followUp) => (
              <li key={followUp.question}>
                <Both english={englishOf(followUp).question} own={followUp.question} />
              </li>
            ))}
          </ul>
        </Part>
        {redFlags.length > 0 && (
          <Part title={words.details.redFlags}>
            <List texts={redFlags} />
          </Part>
        )}
        {documents.length > 0 && (
          <Part title={words.details.documents}>
            <List texts={documents.map(({ text }) => text)} />
          </Part>
        )}
        <Part title={words.details.facts}>
          <ul className={styles['list']}>
            {facts.map((fact) => (
              <li key={fact.id}>
                <StatusBadge item={fact} /> {unbroken(fact.statement)}{' '}
                <span className={styles['date']}>{words.details.asOf(formatDay(fact.asOf))}</span>
              </li>
            ))}
          </ul>
        </Part>
        <WordsHere texts={[weak ?? '', strong ?? '', ...redFlags, ...facts.map(statementOf)]} />
      </DatedText>
    </div>
  )
}

function statementOf({ statement }: { statement: string }): string {
  return statement
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className={styles['part']}>{title}</h5>
      {children}
    </div>
  )
}

function List({ texts, isOrdered = false }: { texts: readonly string[]; isOrdered?: boolean }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag className={styles['list']}>
      {texts.map((text) => (
        <li key={text}>{unbroken(text)}</li>
      ))}
    </Tag>
  )
}
