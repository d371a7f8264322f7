import type { ChecklistItem } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { toVisaCode } from '#pwa/screens/learning/visa-code.ts'
import { datesBeside } from './dates.ts'
import type { Piece } from './piece.ts'
import type { Words } from './words.ts'

type Sheets = Pick<PremiumContent, 'cheatSheets' | 'documentChecklists' | 'planSteps' | 'tips'>

const RULE: Words = { style: 'rule', text: '' }

/**
 * Returns the cheat sheets and the document lists, one page for each class. The plan and the daily
 * tips follow.
 */
export function sheetPieces(content: Sheets, today: string): Piece[] {
  const { cheatSheets, documentChecklists, planSteps, tips } = content
  return [
    ...cheatSheets.flatMap((sheet, place) => [
      sheetHead(`sheet-${toVisaCode(sheet.visaType)}`, sheet.title, {
        side: datesBeside(sheet, today),
        opensPage: place > 0,
      }),
      ...sheet.blocks.map(({ heading, points }): Piece => ({
        side: [{ style: 'sheetHeading', text: heading }],
        main: points.map((text) => ({ style: 'sheetPoint', text })),
      })),
    ]),
    ...documentChecklists.flatMap((list) => [
      sheetHead(`papers-${toVisaCode(list.visaType)}`, list.title, {
        side: datesBeside(list, today),
      }),
      ...checkPieces(list.items),
      {
        isToFill: true,
        side: [{ style: 'label', text: 'What your own post asks for' } as const],
        main: [RULE, RULE, RULE, RULE],
      },
    ]),
    sheetHead('plan', 'Your plan until the interview'),
    ...planSteps.map(({ text, due }): Piece => ({
      isToFill: true,
      side: [{ style: 'note', text: 'My day' }, RULE],
      main: [
        { style: 'check', text },
        { style: 'checkNote', text: `${String(due.amount)} ${due.unit} before the interview` },
      ],
    })),
    { main: [{ style: 'subheading', text: 'One for each day' }], holdsNext: true },
    ...tips.map((text): Piece => ({ isToFill: true, main: [{ style: 'box', text }] })),
  ]
}

function sheetHead(
  anchor: string,
  title: string,
  { side, opensPage = true }: Pick<Piece, 'side'> & { opensPage?: boolean } = {},
): Piece {
  return {
    anchor,
    chapter: title,
    opensPage,
    holdsNext: true,
    main: [{ style: 'chapter', text: title }],
    side: [{ style: 'besideChapter', text: '' }, ...(side ?? [])],
  }
}

export function checkPieces(items: readonly ChecklistItem[]): Piece[] {
  return items.map(({ text, description, note }) => ({
    isToFill: true,
    main: [
      { style: 'check', text },
      { style: 'checkNote', text: description },
      ...(note === undefined ? [] : [{ style: 'checkNote', text: note } as const]),
    ],
  }))
}
