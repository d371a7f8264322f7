import { NEVER } from '#contracts/learning/dated.ts'
import { type Fact, GRADES } from '#contracts/learning/learning.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { KNOWN_LINKS } from './known-links.ts'
import { type CheckedContent, type Finding, itemsOf, scoredOf } from './checked-content.ts'

const OFFICIAL_HOSTS = /(^|\.)gov$|^www\.fmjfee\.com$/
/**
 * Names that no text may contain: the names of private files, which readers cannot open, and of sites without
 * a responsible publisher.
 */
const PRIVATE_NAMES =
  /admetia|okwan|\bbais\b|public code|public change log|a public (source|guide)|community-5|longform\.social|globebanner|dowling\.edu|greencard-us|maxstore|fistcock|key-void|busyad|eb3compass/i
const LIVE_TEXT = /[a-z]+:\/\/|javascript:|<[a-z!/]/i

function gradeOf({ sources }: Fact) {
  return GRADES.find((grade) => sources.some((source) => source.grade === grade))
}

/**
 * Rule 1: the dates of a fact are in the right order. `LIFE_RULES` limits the days of its check and of its end.
 * A scored question cites only facts that are in force and have a strong source. A fact that has expired
 * elsewhere is no finding, because it would forbid every other correction.
 */
export function checkRecords(content: CheckedContent): Finding[] {
  const { facts, edition } = content
  const scored = new Set(scoredOf(content).flatMap((question) => question.facts))
  return facts.flatMap((fact) => {
    const { id, asOf, checkBy, status, verified, startsOn = '', endsOn = NEVER } = fact
    const wrong = [
      verified.on > edition && `the day of its check is in the future: ${verified.on}`,
      asOf > edition && `its day is later than the day of the edition: ${asOf}`,
      checkBy < asOf && 'its next check is before the day of the fact',
      endsOn < startsOn && 'ends before it starts',
      ...fact.sources.map(
        ({ name, date }) =>
          date !== 'undated' && date > edition && `${name}: ${date} is in the future`,
      ),
      scored.has(id) &&
        gradeOf(fact) === 'C' &&
        'is in a scored question, but has only one weak source',
      scored.has(id) &&
        status !== 'in-force' &&
        `is in a scored question, although it is ${status}`,
    ]
    return wrong.flatMap((what) => (what ? [{ rule: 1, where: id, what }] : []))
  })
}

/** The members by which an item is short enough to disappear as a whole. */
const SHORT = ['text', 'note', 'meaning', 'question']

/**
 * Rule 22: an assurance stands alone. At its end the whole item disappears, so the item contains neither a
 * warning as its main fact nor a long text about other things.
 */
export function checkAssurances(content: CheckedContent): Finding[] {
  const lives = new Map(content.facts.map(({ id, life }) => [id, life]))
  return itemsOf(content)
    .filter(({ item }) => item.life === 'assurance' && !('question' in item))
    .flatMap(({ where, item }) => {
      const [first = ''] = item.facts
      const wrong = [
        lives.get(first) === 'warning' && 'is a warning and would disappear with an assurance',
        !SHORT.some((member) => member in item) && 'is a long text with an assurance in it',
      ]
      return wrong.flatMap((what) => (what ? [{ rule: 22, where, what }] : []))
    })
}

/** Rule 17: every link of a source is in `KNOWN_LINKS`. No text names a private file. */
export function checkSources(content: CheckedContent): Finding[] {
  const links = content.facts.flatMap(({ id, sources }) =>
    sources.flatMap(({ url }) =>
      url === undefined || KNOWN_LINKS.has(url)
        ? []
        : [{ rule: 17, where: id, what: `nobody has confirmed that this page was read: ${url}` }],
    ),
  )
  const said = [
    ...itemsOf(content),
    ...content.facts.map(({ id, statement, sources }) => ({
      where: id,
      texts: [statement, ...sources.map(({ name }) => name)],
    })),
  ].flatMap(({ where, texts }) => texts.map((text) => ({ where, text })))
  const names = said
    .filter(({ text }) => PRIVATE_NAMES.test(text))
    .map(({ where, text }) => ({ rule: 17, where, what: `no reader can look this up: ${text}` }))
  return [...links, ...names]
}

/**
 * Rule 2: an item is as old as its oldest fact. If one of its facts is not in force, the item says so.
 */
export function checkAges(content: CheckedContent): Finding[] {
  const known = new Map(content.facts.map((fact) => [fact.id, fact]))
  const notices = new Set<object>(content.free.notices)
  return itemsOf(content).flatMap(({ where, item }) =>
    item.facts.flatMap((id) => {
      const fact = known.get(id)
      if (!fact) return [{ rule: 2, where, what: `names no known fact: ${id}` }]
      const isShown = fact.status === 'in-force' || item.status !== 'in-force' || notices.has(item)
      const wrong = [
        item.expires > fact.expires && `still shown as fresh when ${id} has expired`,
        item.checkBy > fact.checkBy && `still shown as fresh when the next check of ${id} is due`,
        !isShown && `${id} is ${fact.status}, but the text does not say so`,
      ]
      return wrong.flatMap((what) => (what ? [{ rule: 2, where, what }] : []))
    }),
  )
}

/** Rule 4: the number of entries in a list is equal to the count in the text. */
export function checkLists({ values }: CheckedContent): Finding[] {
  return Object.entries(values).flatMap(([id, named]) => {
    const lists = Object.values(named).filter((value) => typeof value !== 'string')
    const { count } = named
    const [list] = lists
    if (typeof count !== 'string' || list === undefined || lists.length > 1) return []
    const isUnique = new Set(list).size === list.length
    if (String(list.length) === count && isUnique) return []
    return [
      { rule: 4, where: id, what: `${count} are announced, ${String(list.length)} are named` },
    ]
  })
}

/** Rule 14: every official page has an official address. No text contains a link or code. */
export function checkLinks(content: CheckedContent): Finding[] {
  const said = itemsOf(content).flatMap(({ where, texts }) =>
    texts.map((text) => ({ where, text })),
  )
  const stated = content.facts.map(({ id, statement }) => ({ where: id, text: statement }))
  const live = [...said, ...stated]
    .filter(({ text }) => LIVE_TEXT.test(text))
    .map(({ where, text }) => ({ rule: 14, where, what: `more than text: ${text}` }))
  return [...live, ...wrongPages(content)]
}

function wrongPages(content: CheckedContent): Finding[] {
  const pages = [
    ...itemsOf(content).map(({ where, item }) => ({ where, url: item.officialPage.url })),
    ...content.facts.map(({ id, officialPage }) => ({ where: id, url: officialPage.url })),
  ]
  const wrong = new Set([...new Set(pages.map(({ url }) => url))].filter(isElsewhere))
  return pages
    .filter(({ url }) => wrong.has(url))
    .map(({ where, url }) => ({ rule: 14, where, what: `not an official address: ${url}` }))
}

function isElsewhere(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'https:' || !OFFICIAL_HOSTS.test(hostname)
}

/**
 * Returns one warning for each fact whose `checkBy` or `expires` is before `today`. Unlike a finding, a
 * warning does not prevent the import of a pack.
 */
export function oldToday({ facts }: Pick<CheckedContent, 'facts'>, today: string): string[] {
  return facts.flatMap(({ id, checkBy, expires }) => {
    if (today > expires) return [`${id} has expired on ${writeDay(expires)}`]
    return today > checkBy ? [`the next check of ${id} was due by ${writeDay(checkBy)}`] : []
  })
}
