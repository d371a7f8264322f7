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
  /** The answer for a nationality that no list of the group contains. */
  absence: 'not-listed' | 'unknown'
  /** The classes that get an answer from this group. Absent when all classes get an answer. */
  classes?: readonly ReaderClass[]
  /**
   * Present when the lists of this group give easier rules. A nationality on no list then has the
   * stricter rules.
   */
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

/**
 * A list of nationalities from the facts, and the effect on people with one of these nationalities.
 * In a group, the strictest list is first.
 */
export const NationalityList = z.extend(Dated, {
  id: ItemId,
  group: z.enum(LOOKUP_GROUPS),
  classes: z.array(InterviewClass).check(z.minLength(1)),
  /** The names of the nationalities. Null when the list covers everybody. */
  names: z.nullable(z.array(Text).check(z.minLength(1))),
  /**
   * True when the list gives easier rules. The other lists of the same group give stricter rules.
   */
  isFavour: z.boolean(),
  text: Text,
  /** The details that the editors could not find out about the list. */
  unknown: Text,
})
export type NationalityList = z.infer<typeof NationalityList>

/** The spellings of a nationality or travel document. Our own spelling is first. */
export const Nationality = z.array(Text).check(z.minLength(1))

export const NationalityLookup = z.object({
  nationalities: z.array(Nationality),
  lists: z.array(NationalityList),
})
export type NationalityLookup = z.infer<typeof NationalityLookup>

/**
 * The result for a group: the nationality that decides, and the lists that contain this
 * nationality. `lists` can be empty.
 */
export interface LookedUp {
  group: LookupGroup
  nationality: string
  lists: NationalityList[]
  /** The day of the oldest check of a list of the group. */
  checkedOn: string
  /** The page for the reader to open when no list applies. */
  officialPage: NationalityList['officialPage']
}

/**
 * Returns the results for a reader with these nationalities, beginning with the suspension. Within
 * each group, the nationality with the strictest rules decides.
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
    const checkedOn = all.map((list) => list.checkedOn).toSorted()[0] ?? first.checkedOn
    return [{ group, nationality, lists: own, checkedOn, officialPage: first.officialPage }]
  })
}

function isFor({ classes }: NationalityList, readerClass: ReaderClass): boolean {
  return classes.includes('All') || classes.includes(readerClass)
}

/**
 * Returns a lower number for stricter rules. In a group of favours, a nationality on a stricter
 * list comes first, then a nationality on no list, then a nationality on a list of favours. In
 * another group, a nationality on no list comes last.
 */
function placeOf(
  [first]: readonly NationalityList[],
  all: readonly NationalityList[],
  isFavourGroup: boolean,
): number {
  if (!first) return isFavourGroup ? all.length : Infinity
  return all.indexOf(first) + (first.isFavour ? all.length + 1 : 0)
}
