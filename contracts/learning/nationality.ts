import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { InterviewClass, ItemId, type ReaderClass } from './learning.ts'

export const LOOKUP_GROUPS = [
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
  /** What it says where no list of the group has the nationality. */
  absence: 'not-listed' | 'unknown'
  /** Nothing is said to other classes. */
  classes?: readonly ReaderClass[]
  /** A list frees from something: who is on none of them is held more strictly. */
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

/** One list of the facts, and what it means for who is on it; of a group the strictest stands first. */
export const NationalityList = z.extend(Dated, {
  id: ItemId,
  group: z.enum(LOOKUP_GROUPS),
  classes: z.array(InterviewClass).check(z.minLength(1)),
  /** Null for everybody. */
  names: z.nullable(z.array(Text).check(z.minLength(1))),
  /** Frees from something; the others of a favour's group take it away. */
  isFavour: z.boolean(),
  text: Text,
  /** What we do not know about it. */
  unknown: Text,
})
export type NationalityList = z.infer<typeof NationalityList>

/** Every nationality and travel document that can be chosen: our spelling, and further ones. */
export const Nationality = z.array(Text).check(z.minLength(1))

export const NationalityLookup = z.object({
  nationalities: z.array(Nationality),
  lists: z.array(NationalityList),
})
export type NationalityLookup = z.infer<typeof NationalityLookup>

/** What a group says: by which of the nationalities, and by which lists; by none where none has it. */
export interface LookedUp {
  group: LookupGroup
  nationality: string
  lists: NationalityList[]
  /** Where to look when no list says anything. */
  officialPage: NationalityList['officialPage']
}

/**
 * What applies to a reader with these nationalities, the suspension first. Of several the strictest decides,
 * for each group by itself.
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

/** The lower, the stricter: a list that takes away, then in a favour's group none at all, then a favour. */
function placeOf(
  [first]: readonly NationalityList[],
  all: readonly NationalityList[],
  isFavourGroup: boolean,
): number {
  if (!first) return isFavourGroup ? all.length : Infinity
  return all.indexOf(first) + (first.isFavour ? all.length + 1 : 0)
}

/** `Cote d'Ivoire`, `CÔTE D’IVOIRE` and `cote divoire` are one. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/^the |[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whose name, in any spelling, has these letters: first those that begin with them. */
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
