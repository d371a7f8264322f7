import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { InterviewClass } from '#contracts/learning/learning.ts'
import { documentsOf } from '#pwa/screens/learning/bank/documents-of.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './book.module.css'
import cards from './cards.module.css'
import { questionsByClass, type WholeGuide } from './outline.ts'
import { Chapter, Dates, EntryTitle, Rules } from './pieces.tsx'

const POINT_LINES = 2
const OWN_LINES = 6

type Checklists = WholeGuide['premium']['documentChecklists']

/** Shows each question on a card, by class and theme. */
export function QuestionsPart({ premium: { documentChecklists }, bank }: WholeGuide) {
  return questionsByClass(bank).map(({ name, title, questions }) => (
    <Chapter key={name} anchor={`class-${name}`} title={title} opensPage isWide>
      {questions.map((question) => (
        <Card key={question.id} question={question} documentChecklists={documentChecklists} />
      ))}
      <div className={cards['card']}>
        <h4 className={styles['entryTitle']}>A question of your own</h4>
        <p className={styles['note']}>What it is, what you will cover, and which paper shows it.</p>
        <Rules count={OWN_LINES} />
      </div>
    </Chapter>
  ))
}

interface CardProps {
  question: InterviewQuestion
  documentChecklists: Checklists
}

function Card({ question, documentChecklists }: CardProps) {
  const { id, theme, title, difficulty, classes } = question
  const names = classes.map((name) => (name === 'All' ? 'every visa class' : name)).join(', ')
  return (
    <div className={cards['card']} data-card={id} data-class={classes[0]}>
      <EntryTitle anchor={`question-${id}`} title={title} />
      <p className={styles['note']}>{[theme, difficulty, names].join(' · ')}</p>
      {halve(textsOf(question, documentChecklists)).map((texts, at) => (
        <div key={at} className={cards['half']}>
          {texts.map(({ title: name, lines, isOrdered }) => (
            <div key={name}>
              <p className={cards['cardPart']}>{name}</p>
              {lines.map((line, place) => (
                <p key={line}>
                  {isOrdered && `${String(place + 1)}. `}
                  {unbroken(line)}
                </p>
              ))}
            </div>
          ))}
        </div>
      ))}
      <div className={cards['cardFoot']}>
        <p className={styles['note']}>Your own points</p>
        <Rules count={POINT_LINES} />
        <Dates item={question} isInMargin={false} />
      </div>
    </div>
  )
}

interface CardText {
  title: string
  lines: readonly string[]
  isOrdered?: boolean
}

function textsOf(question: InterviewQuestion, documentChecklists: Checklists): CardText[] {
  const { classes, lawyerLine, weak, strong, example, redFlags } = question
  const documents = documentsOf(question, classes[0] ?? 'All', { documentChecklists })
  return [
    ...(lawyerLine === undefined ? [] : [{ title: lawyerLine, lines: [] }]),
    ...classes.flatMap((name) => textsFor(question, name)),
    ...named('A weak answer', weak),
    ...named('A strong answer', strong),
    // The text says who this person is, so that no reader learns the answer as their own.
    ...named('An example, spoken', example && `${example.who}: “${example.text}”`),
    ...named('Red flags', redFlags),
    ...named(
      'Documents',
      documents.map(({ text }) => text),
    ),
  ]
}

/** Their titles name the class when the question is for several classes. */
function textsFor(question: InterviewQuestion, name: InterviewClass): CardText[] {
  const { classes, assesses, outline, followUps } = question
  const of = classes.length > 1 ? `, ${name}` : ''
  return [
    ...named(`What is assessed${of}`, assesses[name]),
    ...named(`What to cover, in this order${of}`, outline[name] ?? [], true),
    ...named(
      `What may follow${of}`,
      (followUps[name] ?? []).map((followUp) => followUp.question),
    ),
  ]
}

/** Returns nothing when there is no text below the title. */
function named(
  title: string,
  text: string | readonly string[] | undefined,
  isOrdered = false,
): CardText[] {
  const lines = typeof text === 'string' ? [text] : (text ?? [])
  return lines.length === 0 ? [] : [{ title, lines, isOrdered }]
}

/** Splits the texts into two columns of nearly equal length, in the same order. */
function halve(texts: readonly CardText[]): [CardText[], CardText[]] {
  const lengths = texts.map(({ title, lines }) => [title, ...lines].join(' ').length)
  const sum = (some: readonly number[]) => some.reduce((total, length) => total + length, 0)
  const longest = (at: number) => Math.max(sum(lengths.slice(0, at)), sum(lengths.slice(at)))
  const cut = texts.reduce((best, _, at) => (longest(at + 1) < longest(best) ? at + 1 : best), 1)
  return [texts.slice(0, cut), texts.slice(cut)]
}
