import { type FormField, type FormStep } from '#contracts/learning/form-step.ts'
import { linesFor } from '#pwa/screens/learning/ds160/worksheet.ts'
import { datesBeside } from './dates.ts'
import { bulletPieces, type Piece } from './piece.ts'
import type { Words } from './words.ts'

/** Returns the DS-160 in the order of the form, for every class. The reader fills it in with a pen. */
export function formPieces(steps: readonly FormStep[], today: string): Piece[] {
  return steps
    .filter(({ number }) => number !== undefined)
    .flatMap((step) => stepPieces(step, today))
}

function stepPieces(step: FormStep, today: string): Piece[] {
  const { id, number, title, asks, why, atHand, mistakes, lawyerLine, fields } = step
  return [
    {
      anchor: `form-${id}`,
      chapter: `${String(number)}. ${title}`,
      holdsNext: true,
      runsOn: true,
      main: [
        { style: 'chapter', text: `${String(number)}. ${title}` },
        { style: 'body', text: `${asks} ${why}` },
      ],
      side: [{ style: 'besideChapter', text: '' }, ...datesBeside(step, today)],
    },
    ...(lawyerLine === undefined
      ? []
      : [{ main: [{ style: 'callout', lead: 'Important:', text: lawyerLine } as const] }]),
    { main: [{ style: 'subheading', text: 'Have at hand' }], holdsNext: true },
    ...bulletPieces(atHand),
    { main: [{ style: 'subheading', text: 'Common mistakes' }], holdsNext: true },
    ...bulletPieces(mistakes),
    ...fields.map((field) => fieldPiece(field)),
  ]
}

function fieldPiece(field: FormField): Piece {
  const { label, hint, classes } = field
  const notes = [hint, classes && `Only ${classes.join(', ')}.`].filter(
    (text) => text !== undefined,
  )
  return {
    isToFill: true,
    side: [
      { style: 'label', text: label },
      ...notes.map((text): Words => ({ style: 'note', text })),
    ],
    main: roomFor(field),
  }
}

function roomFor({ type, options, ...field }: FormField): Words[] {
  if (type === 'paper')
    return [{ style: 'label', text: 'On another sheet, and apart from this one.' }]
  if (type === 'yes-no') return [boxes(['Yes', 'No'])]
  if (type === 'choice' && options) return [boxes(options)]
  return Array.from({ length: linesFor({ type, ...field }) }, () => ({ style: 'rule', text: '' }))
}

/**
 * Returns one line with a box before each option. A non-breaking space keeps each box next to its
 * option.
 */
function boxes(options: readonly string[]): Words {
  return { style: 'boxes', text: options.map((option) => `☐\u00a0${option}`).join(' \u2003 ') }
}
