import type { DatedNotice, Fact } from '#contracts/learning/learning.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { badgeOf, byFactId, checkOf, datesBeside, datesOf } from './dates.ts'
import type { Piece } from './piece.ts'
import { PRINTED_CLASSES } from './printed-classes.ts'

/** Sorts the notices by their first class. The notices for all classes come first. */
export function noticePieces(notices: readonly DatedNotice[], today: string): Piece[] {
  return PRINTED_CLASSES.flatMap((name) => {
    const own = notices.filter(({ classes }) => classes[0] === name)
    if (own.length === 0) return []
    const title = name === 'All' ? 'For every visa class' : `For ${name}`
    return [
      {
        anchor: `notices-${name}`,
        chapter: title,
        holdsNext: true,
        main: [{ style: 'chapter', text: title } as const],
      },
      ...own.map((notice) => noticePiece(notice, today)),
    ]
  })
}

function noticePiece(notice: DatedNotice, today: string): Piece {
  const { id, title, text, classes } = notice
  return {
    anchor: `notice-${id}`,
    side: [{ style: 'besideHeading', text: '' }, ...datesBeside(notice, today)],
    main: [
      { style: 'heading', text: title },
      ...(classes.length > 1
        ? [{ style: 'source', text: `For ${classes.join(', ')}` } as const]
        : []),
      { style: 'body', text },
    ],
  }
}

/** Returns all facts in the order of their ids, each with all its sources. */
export function factPieces(facts: readonly Fact[], today: string): Piece[] {
  return [...facts]
    .sort((one, other) => byFactId(one.id, other.id))
    .map((fact) => ({
      anchor: `fact-${fact.id}`,
      side: [
        ...badgeOf(fact),
        { style: 'note', text: datesOf({ ...fact, ...checkedAs(fact) }) },
        checkOf({ ...fact, ...checkedAs(fact) }, today),
      ],
      main: [
        { style: 'body', lead: fact.id, text: fact.statement },
        { style: 'source', text: sourcesOf(fact) },
      ],
    }))
}

function checkedAs({ verified }: Fact) {
  return {
    edition: verified.on,
    checkedOn: verified.on,
    wasPageOpened: verified.officialPageOpened,
  }
}

function sourcesOf({ sources, officialPage }: Fact): string {
  const named = sources.map(({ name, date, url }) => {
    const dated = date === 'undated' ? name : `${name} (${formatDay(date)})`
    return url === undefined ? dated : `${dated}: ${url}`
  })
  return `${named.join(' · ')}. Official page: ${officialPage.name}.`
}

export function officialPagePieces(facts: readonly Fact[]): Piece[] {
  const pages = new Map(facts.map(({ officialPage }) => [officialPage.name, officialPage.url]))
  return [
    {
      anchor: 'official-pages',
      chapter: 'Official pages',
      holdsNext: true,
      main: [{ style: 'chapter', text: 'Official pages' }],
    },
    ...[...pages].map(([name, url]): Piece => ({
      main: [{ style: 'source', lead: name, text: url }],
    })),
  ]
}
