import {
  type LearningModule,
  type SimulatorQuestion,
  VISA_TYPES,
} from '#contracts/learning/learning.ts'
import type { FreeContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import { datesBeside } from './dates.ts'
import { bulletPieces, type Piece, readingPieces } from './piece.ts'
import { checkPieces } from './sheets.ts'
import type { Words } from './words.ts'

type Chapters = Pick<FreeContent, 'guide' | 'visaCards' | 'notices'> & Pick<PremiumContent, 'paths'>

/** Returns the guide for everybody, then the visa classes, then the learning paths module by module. */
export function chapterPieces(content: Chapters, today: string): Piece[] {
  const { guide, visaCards, paths, notices } = content
  const titles = new Map(notices.map(({ id, title }) => [id, title]))
  return [
    ...guide.flatMap((section) => [
      chapterHead(
        `guide-${section.id}`,
        section.title,
        section.summary,
        datesBeside(section, today),
      ),
      ...readingPieces(section.content),
    ]),
    ...visaCards.flatMap((card) => [
      chapterHead(`visa-${card.id}`, card.title, card.description, datesBeside(card, today)),
      ...bulletPieces(card.requirements),
    ]),
    ...paths.flatMap((path) =>
      path.modules.flatMap((module, place) => [
        chapterHead(
          `module-${path.id}-${module.id}`,
          module.title,
          place === 0 ? `${path.title}. ${path.description}` : `${path.title}.`,
          datesBeside(module, today),
          module.type !== 'interactive',
        ),
        ...modulePieces(module, today),
        ...noticePieces(module, titles),
      ]),
    ),
  ]
}

function chapterHead(
  anchor: string,
  title: string,
  lede: string,
  side: readonly Words[],
  runsOn = true,
): Piece {
  return {
    anchor,
    chapter: title,
    holdsNext: true,
    runsOn,
    main: [
      { style: 'chapter', text: title },
      { style: 'source', text: lede },
    ],
    side: [{ style: 'besideChapter', text: '' }, ...side],
  }
}

function modulePieces(module: LearningModule, today: string): Piece[] {
  switch (module.type) {
    case 'reading':
      return readingPieces(module.content)
    case 'checklist':
      return checkPieces(module.content)
    case 'interactive':
      return module.content.questions.flatMap((question) => questionPieces(question, today))
    default:
      return []
  }
}

function questionPieces(question: SimulatorQuestion, today: string): Piece[] {
  return [
    {
      main: [{ style: 'heading', text: question.question }],
      side: [{ style: 'besideHeading', text: '' }, ...datesBeside(question, today).slice(0, 2)],
      holdsNext: true,
      runsOn: true,
    },
    ...readingPieces(question.answer),
    { main: [{ style: 'subheading', text: 'By visa class' }], holdsNext: true },
    ...VISA_TYPES.map((visaType): Piece => ({
      main: [
        { style: 'bullet', lead: `${visaType}:`, text: question.assesses[visaType] },
        { style: 'bullet', lead: 'What may follow:', text: question.followUps[visaType] },
      ],
    })),
    { main: [{ style: 'subheading', text: 'Tips' }], holdsNext: true },
    ...bulletPieces(question.tips),
    { main: [{ style: 'body', text: question.feedback }] },
  ]
}

function noticePieces(
  { notices }: Pick<LearningModule, 'notices'>,
  titles: ReadonlyMap<string, string>,
): Piece[] {
  const found = notices.flatMap((id) => {
    const text = titles.get(id)
    return text === undefined ? [] : [{ id, text }]
  })
  if (found.length === 0) return []
  return [
    { main: [{ style: 'subheading', text: 'Dated notices on this' }], holdsNext: true },
    ...found.map(({ id, text }): Piece => ({
      main: [{ style: 'contentsChapter', text, pageOf: `notice-${id}` }],
    })),
  ]
}
