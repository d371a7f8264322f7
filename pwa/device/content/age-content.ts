import { type Dated, freshnessOf, statusOn } from '#contracts/learning/dated.ts'
import { mapTexts } from '#contracts/learning/texts.ts'
import { english, words } from './words.tsx'

/** The members of a short item that an assurance fills as a whole. */
const ASSURED = new Set(['text', 'note', 'meaning'])
/** What was not known about an assurance is of no use without it. */
const BESIDE = 'unknown'

/**
 * Returns the content as it may be shown on this day: facts begin and end, old figures are covered, and
 * assurances that nobody has checked are gone. Everything else is the same object.
 */
export function ageContent<Value>(value: Value, today: string): Value {
  return age(value, today, words.source)
}

type AgeWords = typeof words.source

function age<Value>(value: Value, today: string, said: AgeWords): Value {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const aged = value.map((inner: unknown) => age(inner, today, said))
    return (aged.some((inner, at) => inner !== value[at]) ? aged : value) as Value
  }
  const members = Object.entries(value).map(([member, inner]: [string, unknown]) => {
    // A translated item carries its English original.
    const own = member === 'original' ? english.source : said
    return [member, age(inner, today, own)] as const
  })
  const isSame = members.every(([member, inner]) => inner === Reflect.get(value, member))
  const aged = isSame ? value : Object.fromEntries(members)
  return (isDated(aged) ? ageItem(aged, today, said) : aged) as Value
}

function isDated(value: object): value is Dated {
  return 'checkBy' in value && 'facts' in value && 'officialPage' in value
}

function ageItem(item: Dated, today: string, said: AgeWords): Dated {
  const status = statusOn(item, today)
  const covered = coverFigures(item, today, said.covered)
  const shown = status === item.status ? covered : { ...covered, status }
  if (item.life !== 'assurance' || freshnessOf(item, today) !== 'expired') return shown
  const members = Object.entries(shown).map(([member, inner]) => {
    if (member === BESIDE) return [member, '']
    return [member, ASSURED.has(member) ? said.gone : inner]
  })
  return Object.fromEntries(members) as Dated
}

function coverFigures(item: Dated, today: string, cover: string): Dated {
  // Older content has figures in its warnings too.
  if (item.life !== 'money') return item
  const old = (item.figures ?? [])
    .filter(({ expires }) => today > expires)
    .map(({ figure }) => figure)
  if (old.length === 0) return item
  // The original has figures of its own, in its own language.
  const { figures: _figures, original: _original, ...texts } = item as Dated & { original?: object }
  const covered = mapTexts(texts, (text) =>
    old.reduce((result, figure) => result.replaceAll(wholeOf(figure), () => cover), text),
  )
  return { ...item, ...covered }
}

/** Matches a figure, and not the beginning of a longer one: $35 is not part of $350. */
function wholeOf(figure: string): RegExp {
  return new RegExp(`${figure.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![.,]?\\d)`, 'g')
}
