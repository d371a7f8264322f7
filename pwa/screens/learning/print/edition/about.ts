import { FACT_STATUSES, STATUS_BADGES } from '#contracts/learning/dated.ts'
import { type Fact, LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { bulletPieces, type Piece } from './piece.ts'
import type { WholeGuide } from './whole-guide.ts'

/** Returns the introduction. It says how old the book is, and how to read an old book. */
export function aboutPieces({
  facts,
  free,
  bank,
}: WholeGuide & { facts: readonly Fact[] }): Piece[] {
  const checked = facts.map(({ verified }) => verified.on).sort()
  const evidence = facts.map(({ asOf }) => asOf).sort()
  const opened = facts.filter(({ verified }) => verified.officialPageOpened).length
  const span = (days: readonly string[]) =>
    `${formatDay(days[0] ?? '')} and ${formatDay(days.at(-1) ?? '')}`
  return [
    { main: [{ style: 'part', text: 'About this edition' }], holdsNext: true },
    paragraph(
      `It rests on ${String(facts.length)} facts. We checked them between ${span(checked)}; their newest evidence is from between ${span(evidence)}. ${opened === 0 ? 'For none of them did we open' : `For ${String(opened)} of them we opened`} the official page itself. Each fact at the end names its sources.`,
    ),
    paragraph(
      'Rules change faster than paper. Beside each text stands how far its evidence speaks, when we checked it, and by when to check it again. After that day, look at the official page first. The app has the newer texts.',
    ),
    heading('What the states mean'),
    ...bulletPieces([
      'Without a mark: in force, as far as our sources say.',
      ...FACT_STATUSES.flatMap((status) => {
        const count = facts.filter((fact) => fact.status === status).length
        return status === 'in-force' || count === 0
          ? []
          : [`${STATUS_BADGES[status]}: ${String(count)} of the facts.`]
      }),
    ]),
    heading('What is in it'),
    ...bulletPieces([
      `${String(bank.questions.length)} interview questions, two a page, with lines for your own points. ${TRUE_COUNT_LINE}`,
      `${String(free.notices.length)} dated notices, with their days and states.`,
      'The DS-160 to prepare with a pen. It is our worksheet, and not the form. Write neither the Application ID nor the security answer into it, and keep it where nobody else reads it.',
      'Not the practice tests: beside their answers nobody could take them. They stay in the app.',
    ]),
    heading('How to use a card'),
    paragraph(
      'Read the question aloud, and answer it aloud before you read on. Then compare: what did you leave out? The card names what to cover. The example is one true story of somebody else, and no script: yours counts. Learned words sound learned. Write your own points on the lines, in nouns.',
    ),
    paragraph(
      `${LEGAL_LINE} If a question here makes you doubt an answer on your form, ask a licensed immigration lawyer before the interview.`,
    ),
  ]
}

function paragraph(text: string): Piece {
  return { main: [{ style: 'body', text }] }
}

function heading(text: string): Piece {
  return { main: [{ style: 'section', text }], holdsNext: true }
}
