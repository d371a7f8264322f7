import {
  type LearningModule,
  type SimulatorQuestion,
  VISA_TYPES,
} from '#contracts/learning/learning.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './book.module.css'
import { moduleAnchor, type WholeGuide } from './outline.ts'
import { Bullets, Chapter, Checks, Dates, Line, Reading } from './pieces.tsx'

/** Shows the guide for everybody, then the visa classes, then the learning paths module by module. */
export function GuidePart({ free: { guide, visaCards, notices }, premium: { paths } }: WholeGuide) {
  const titles = new Map(notices.map(({ id, title }) => [id, title]))
  return (
    <>
      {guide.map((section) => (
        <Chapter
          key={section.id}
          anchor={`guide-${section.id}`}
          title={section.title}
          lede={section.summary}
          dates={<Dates item={section} />}
        >
          <Reading content={section.content} />
        </Chapter>
      ))}
      {visaCards.map((card) => (
        <Chapter
          key={card.id}
          anchor={`visa-${card.id}`}
          title={card.title}
          lede={card.description}
          dates={<Dates item={card} />}
        >
          <Bullets texts={card.requirements} />
        </Chapter>
      ))}
      {paths.flatMap((path) =>
        path.modules.map((module, place) => (
          <Chapter
            key={moduleAnchor(path.id, module.id)}
            anchor={moduleAnchor(path.id, module.id)}
            title={module.title}
            lede={place === 0 ? `${path.title}. ${path.description}` : `${path.title}.`}
            dates={<Dates item={module} />}
          >
            <Module module={module} />
            <ModuleNotices module={module} titles={titles} />
          </Chapter>
        )),
      )}
    </>
  )
}

function Module({ module }: { module: LearningModule }) {
  switch (module.type) {
    case 'reading':
      return <Reading content={module.content} />
    case 'checklist':
      return <Checks items={module.content} />
    case 'interactive':
      return module.content.questions.map((question) => (
        <Question key={question.id} question={question} />
      ))
    default:
      return null
  }
}

function Question({ question }: { question: SimulatorQuestion }) {
  return (
    <div className={styles['question']}>
      <Dates item={question} />
      <h4 className={styles['heading']}>{unbroken(question.question)}</h4>
      <Reading content={question.answer} />
      <h5 className={styles['subheading']}>By visa class</h5>
      {VISA_TYPES.map((visaType) => (
        <div key={visaType} className={styles['whole']}>
          <p>
            <b>{visaType}:</b> {unbroken(question.assesses[visaType])}
          </p>
          <p>
            <b>What may follow:</b> {unbroken(question.followUps[visaType])}
          </p>
        </div>
      ))}
      <h5 className={styles['subheading']}>Tips</h5>
      <Bullets texts={question.tips} />
      <p>{unbroken(question.feedback)}</p>
    </div>
  )
}

function ModuleNotices({
  module: { notices },
  titles,
}: {
  module: LearningModule
  titles: ReadonlyMap<string, string>
}) {
  const found = notices.filter((id) => titles.has(id))
  if (found.length === 0) return null
  return (
    <>
      <h5 className={styles['subheading']}>Dated notices on this</h5>
      {found.map((id) => (
        <Line key={id} anchor={`notice-${id}`}>
          {titles.get(id)}
        </Line>
      ))}
    </>
  )
}
