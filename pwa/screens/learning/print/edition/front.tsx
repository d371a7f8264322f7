import { FACT_STATUSES, STATUS_BADGES } from '#contracts/learning/dated.ts'
import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import styles from './book.module.css'
import {
  factsOf,
  indexOf,
  type Outline,
  PRINTED_CLASSES,
  titleOf,
  type WholeGuide,
} from './outline.ts'
import { Bullets, Line } from './pieces.tsx'

/** The introduction says how old the book is, and how to read an old book. */
export function About(guide: WholeGuide) {
  const facts = factsOf(guide)
  const opened = facts.filter(({ verified }) => verified.officialPageOpened).length
  const checked = facts.map(({ verified }) => verified.on).sort()
  const evidence = facts.map(({ asOf }) => asOf).sort()
  const span = (days: readonly string[]) =>
    `${formatDay(days[0] ?? '')} and ${formatDay(days.at(-1) ?? '')}`
  const states = FACT_STATUSES.flatMap((status) => {
    const count = facts.filter((fact) => fact.status === status).length
    return status === 'in-force' || count === 0
      ? []
      : [`${STATUS_BADGES[status]}: ${String(count)} of the facts.`]
  })
  return (
    <section className={styles['onNewPage']}>
      <h2 className={styles['part']}>About this edition</h2>
      <p>
        It rests on {facts.length} facts. We checked them between {span(checked)}; their newest
        evidence is from between {span(evidence)}.{' '}
        {opened === 0 ? 'For none of them did we open' : `For ${String(opened)} of them we opened`}{' '}
        the official page itself. Each fact at the end names its sources.
      </p>
      <p>
        Rules change faster than paper. Beside each text stands how far its evidence speaks, when we
        checked it, and by when to check it again. After that day, look at the official page first.
        The app has the newer texts.
      </p>
      <p>
        The contents and the index give the numbers of headings, such as 1.4 for the fourth chapter
        of the first part.
      </p>
      <h3 className={styles['heading']}>What the states mean</h3>
      <Bullets texts={['Without a mark: in force, as far as our sources say.', ...states]} />
      <h3 className={styles['heading']}>What is in it</h3>
      <Bullets
        texts={[
          `${String(guide.bank.questions.length)} interview questions, each on a card with lines for your own points. ${TRUE_COUNT_LINE}`,
          `${String(guide.free.notices.length)} dated notices, with their days and states.`,
          'The DS-160 to prepare with a pen. It is our worksheet, and not the form. Write neither the Application ID nor the security answer into it, and keep it where nobody else reads it.',
          'Not the practice tests: beside their answers nobody could take them. They stay in the app.',
        ]}
      />
      <h3 className={styles['heading']}>How to use a card</h3>
      <p>
        Read the question aloud, and answer it aloud before you read on. Then compare: what did you
        leave out? The card names what to cover. The example is one true story of somebody else, and
        no script: yours counts. Learned words sound learned. Write your own points on the lines, in
        nouns.
      </p>
      <p>
        {LEGAL_LINE} If a question here makes you doubt an answer on your form, ask a licensed
        immigration lawyer before the interview.
      </p>
    </section>
  )
}

/** The parts, chapters and themes, each with its number. */
export function Contents({ parts }: Outline) {
  return (
    <nav aria-labelledby="contents" className={styles['onNewPage']}>
      <h2 id="contents" className={styles['part']}>
        Contents
      </h2>
      {parts.map((part) => (
        <div key={part.anchor} className={styles['lines']}>
          <h3 className={styles['heading']}>
            <Line anchor={part.anchor}>{part.title}</Line>
          </h3>
          {part.chapters.map(({ anchor, title, themes }) => (
            <div key={anchor}>
              <Line anchor={anchor}>{title}</Line>
              {themes.map((theme) => (
                <Line key={theme.anchor} anchor={theme.anchor}>
                  {theme.title}
                </Line>
              ))}
            </div>
          ))}
        </div>
      ))}
      <Line anchor="index">Index by visa class</Line>
    </nav>
  )
}

export function Index(guide: WholeGuide) {
  return (
    <nav aria-labelledby="index" className={styles['onNewPage']}>
      <h2 id="index" className={styles['part']}>
        Index by visa class
      </h2>
      {PRINTED_CLASSES.map((name) => (
        <div key={name} className={styles['lines']} data-index={name}>
          <h3 className={styles['heading']}>{titleOf(name)}</h3>
          {indexOf(guide, name).map(({ text, anchor }) => (
            <Line key={anchor} anchor={anchor}>
              {text}
            </Line>
          ))}
        </div>
      ))}
    </nav>
  )
}
