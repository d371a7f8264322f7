import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { InterviewClass, ItemId, type ReaderClass } from './learning.ts'

const LOOKUP_GROUPS = [
  'suspension',
  'bond',
  'visa-waiver',
  'interview-waiver',
  'validity',
  'application-fee',
  'two-year-rule',
  'passport',
] as const
export type LookupGroup = (typeof LOOKUP_GROUPS)[number]

interface GroupRule {
  title: string
  /** What the group says when none of its lists has the nationality. */
  absence: 'not-listed' | 'unknown'
  /** The group says nothing to other classes. */
  classes?: readonly ReaderClass[]
  /** The lists of the group grant a favour: a nationality on none of them has the stricter rules. */
  isFavour?: true
}

export const GROUP_RULES: Readonly<Record<LookupGroup, GroupRule>> = {
  suspension: { title: 'Suspension of visas', absence: 'not-listed' },
  bond: { title: 'Visa bond', absence: 'not-listed' },
  'visa-waiver': { title: 'Visa waiver (ESTA)', absence: 'not-listed', isFavour: true },
  'interview-waiver': { title: 'Interview waiver', absence: 'unknown' },
  validity: { title: 'Validity and issuance fee', absence: 'unknown' },
  'application-fee': { title: 'Application fee', absence: 'unknown' },
  'two-year-rule': {
    title: 'Two-year rule: the Skills List',
    absence: 'not-listed',
    classes: ['J-1'],
    isFavour: true,
  },
  passport: {
    title: 'Passport: six months beyond the stay',
    absence: 'not-listed',
    isFavour: true,
  },
}

/** A list of the facts, and its meaning for the people on it. In a group the strictest list comes first. */
export const NationalityList = z.extend(Dated, {
  id: ItemId,
  group: z.enum(LOOKUP_GROUPS),
  classes: z.array(InterviewClass).check(z.minLength(1)),
  /** Null: the list covers everybody. */
  names: z.nullable(z.array(Text).check(z.minLength(1))),
  /** The list grants a favour. Other lists of such a group take it away. */
  isFavour: z.boolean(),
  text: Text,
  /** The open questions about the list. */
  unknown: Text,
})
export type NationalityList = z.infer<typeof NationalityList>

/** A nationality or travel document to choose: our spelling first, then other spellings. */
export const Nationality = z.array(Text).check(z.minLength(1))

export const NationalityLookup = z.object({
  nationalities: z.array(Nationality),
  lists: z.array(NationalityList),
})
export type NationalityLookup = z.infer<typeof NationalityLookup>

/** The result of a group: the nationality that decides, and its lists, which may be none. */
export interface LookedUp {
  group: LookupGroup
  nationality: string
  lists: NationalityList[]
  /** The page to read when no list applies. */
  officialPage: NationalityList['officialPage']
}

/**
 * What applies to a reader with these nationalities, the suspension first. With several nationalities the
 * strictest decides, for each group by itself.
 */
export function lookUp(
  { lists }: NationalityLookup,
  nationalities: readonly string[],
  readerClass: ReaderClass,
): LookedUp[] {
  return LOOKUP_GROUPS.flatMap((group): LookedUp[] => {
    const { classes, isFavour = false } = GROUP_RULES[group]
    const all = lists.filter((list) => list.group === group)
    const [first] = all
    if (!first || (classes && !classes.includes(readerClass))) return []
    const ofClass = all.filter((list) => isFor(list, readerClass))
    const found = nationalities.map((nationality) => {
      const own = ofClass.filter(({ names }) => names === null || names.includes(nationality))
      return { nationality, own, place: placeOf(own, ofClass, isFavour) }
    })
    const [strictest] = found.toSorted((one, other) => one.place - other.place)
    if (!strictest) return []
    const { nationality, own } = strictest
    return [{ group, nationality, lists: own, officialPage: first.officialPage }]
  })
}

function isFor({ classes }: NationalityList, readerClass: ReaderClass): boolean {
  return classes.includes('All') || classes.includes(readerClass)
}

/** A lower number is stricter: a list that takes away, then no list in a group of favours, then a favour. */
function placeOf(
  [first]: readonly NationalityList[],
  all: readonly NationalityList[],
  isFavourGroup: boolean,
): number {
  if (!first) return isFavourGroup ? all.length : Infinity
  return all.indexOf(first) + (first.isFavour ? all.length + 1 : 0)
}

/** `Cote d'Ivoire`, `CÔTE D’IVOIRE` and `cote divoire` become equal. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/^the |[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Nationalities with these letters in any spelling; those that begin with them come first. */
export function findNationalities(
  { nationalities }: NationalityLookup,
  typed: string,
): readonly string[] {
  const wanted = foldName(typed)
  if (wanted === '') return []
  const matches = nationalities.flatMap(([name = '', ...others]) => {
    const folded = [name, ...others].map(foldName)
    if (folded.includes(wanted)) return [{ name, rank: 0 }]
    if (folded.some((spelling) => spelling.startsWith(wanted))) return [{ name, rank: 1 }]
    return folded.some((spelling) => spelling.includes(` ${wanted}`)) ? [{ name, rank: 2 }] : []
  })
  return matches.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name)
}
