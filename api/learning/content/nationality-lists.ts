import type { InterviewClass } from '#contracts/learning/learning.ts'
import {
  GROUP_RULES,
  type LookupGroup,
  type NationalityList,
  type NationalityLookup,
} from '#contracts/learning/nationality.ts'
import { type Behind, compose } from './compose-item.ts'
import type { Written } from './dating.ts'
import type { FactId } from './facts/written-facts.ts'
import { NATIONALITY_NAMES } from './nationality-names.ts'
import { MissingFact } from './placeholders.ts'

interface WrittenList {
  id: string
  group: LookupGroup
  classes: readonly InterviewClass[]
  /** The fact whose value `countries` is the list. When absent, the text is for every nationality. */
  of?: FactId
  and?: readonly string[]
  isFavour?: true
  text: string
  unknown: string
  facts: readonly [FactId, ...FactId[]]
  page: string
}

const CHANGES = 'Not known to us: what has changed since the day named below.'
const VISITORS = ['B-1/B-2'] as const
/** The facts with the countries of the bond list. */
export const BONDS = ['BO13', 'BO14', 'BO15', 'BO16', 'BO17', 'BO12'] as const
const PALESTINIAN = 'Palestinian Authority travel documents'
/** Who is outside a limit is a row of its own, because an assurance ends and a warning does not. */
const OUTSIDE = [
  ['all-visas-outside', 'TB2', ['All']],
  ['visitors-students-exchange-outside', 'TB3', ['B-1/B-2', 'F-1', 'J-1']],
] as const
const NOT_VISITORS = ['F-1', 'H-1B', 'J-1', 'L-1', 'O-1', 'TN'] as const

export const nationalityLists: readonly WrittenList[] = [
  {
    id: 'all-visas',
    group: 'suspension',
    classes: ['All'],
    of: 'TB2',
    and: [PALESTINIAN],
    text: 'In full: all visas are suspended since {TB1.from}.',
    unknown: CHANGES,
    facts: ['TB2', 'TB1'],
    page: 'entryLimits',
  },
  {
    id: 'visitors-students-exchange',
    group: 'suspension',
    classes: ['B-1/B-2', 'F-1', 'J-1'],
    of: 'TB3',
    text: 'In part: B, F, M, J and immigrant visas are suspended since {TB1.from}.',
    unknown: CHANGES,
    facts: ['TB3', 'TB1'],
    page: 'entryLimits',
  },
  ...OUTSIDE.map(([id, of, ofClasses]): WrittenList => ({
    id,
    group: 'suspension',
    classes: ofClasses,
    of,
    and: of === 'TB2' ? [PALESTINIAN] : [],
    text: 'People who held a valid visa or were inside the United States on {TB5.day} are outside the limit. So are permanent residents of the United States, and dual nationals on another passport.',
    unknown: CHANGES,
    facts: ['TB5'],
    page: 'entryLimits',
  })),
  {
    id: 'other-classes',
    group: 'suspension',
    classes: ['H-1B', 'L-1', 'O-1'],
    of: 'TB3',
    text: 'In part: H, L and O visas are not suspended, but they may get a shorter validity. B, F, M, J and immigrant visas are suspended.',
    unknown: CHANGES,
    facts: ['TB4'],
    page: 'entryLimits',
  },
  {
    id: 'immigrant-visas',
    group: 'suspension',
    classes: ['All'],
    of: 'TB4',
    text: 'In part: only immigrant visas are suspended.',
    unknown: CHANGES,
    facts: ['TB4'],
    page: 'entryLimits',
  },
  {
    id: 'ebola-entry',
    group: 'suspension',
    classes: ['All'],
    of: 'EB1',
    text: 'This is about entry, not about visas. An Ebola order of {EB1.order}, with a later one by reports, concerns {EB1.countries}. A person who was there in the last {EB1.days} may not enter, whatever the passport. The rule behind it lapses on {EB1.lapses}. Read the page of the CDC before you travel.',
    unknown:
      'Not known to us: whether an order stands today, and whether it stops permanent residents of the United States.',
    facts: ['EB1'],
    page: 'ebola',
  },
  ...BONDS.map((id): WrittenList => ({
    id: `bond-${id.toLowerCase()}`,
    group: 'bond',
    classes: VISITORS,
    of: id,
    text: `On the bond list since {${id}.from}. An officer who would issue the visa may ask for a bond first; the page of the pilot says must. The steps are reported as {BO3.steps}; the amount is set at the interview. Pay nothing before the officer tells you to. Since {BO6.from} entry and exit are at these ports: {BO6.ports}. The official page has the list of today. Where B visas are suspended too, we infer that the suspension comes first.`,
    unknown:
      'Not known to us: who joined or left since, and whether the rules of the pilot still hold.',
    facts: [id, 'BO3', 'BO4', 'BO5', 'BO6', 'TB6'],
    page: 'bonds',
  })),
  {
    id: 'bond-not-for-class',
    group: 'bond',
    classes: NOT_VISITORS,
    text: 'Visa bonds are asked for B visas only.',
    unknown: CHANGES,
    facts: ['BO18'],
    page: 'bonds',
  },
  {
    id: 'waiver-lost',
    group: 'visa-waiver',
    classes: VISITORS,
    of: 'VW3',
    text: 'Who has this nationality beside that of a member country cannot use the waiver, and asks for a visa.',
    unknown: 'Not known to us: the exact dates for each country.',
    facts: ['VW3'],
    page: 'visaWaiver',
  },
  {
    id: 'european-without-waiver',
    group: 'visa-waiver',
    classes: VISITORS,
    of: 'VW2',
    text: 'In the European Union, and not in the Visa Waiver Program: you need a visa.',
    unknown: CHANGES,
    facts: ['VW2'],
    page: 'visaWaiver',
  },
  {
    id: 'waiver-program',
    group: 'visa-waiver',
    classes: VISITORS,
    of: 'VW1',
    isFavour: true,
    text: 'In the Visa Waiver Program: with an ESTA you visit for up to {VW1.stay}, without study for credit and without work.',
    unknown: 'Not known to us: the names on the official list, which we did not read one by one.',
    facts: ['VW1'],
    page: 'visaWaiver',
  },
  {
    id: 'waiver-lost-by-travel',
    group: 'visa-waiver',
    classes: VISITORS,
    of: 'VW1',
    isFavour: true,
    text: 'The waiver is lost after travel to {VW3.travel} since 2011, or to Cuba since {VW3.cuba}.',
    unknown: 'Not known to us: the exact dates for each country.',
    facts: ['VW3'],
    page: 'visaWaiver',
  },
  {
    id: 'waiver-not-for-class',
    group: 'visa-waiver',
    classes: NOT_VISITORS,
    isFavour: true,
    text: 'The Visa Waiver Program is for visits. It covers neither study for credit nor work.',
    unknown: CHANGES,
    facts: ['VW4'],
    page: 'visaWaiver',
  },
  {
    id: 'interview-of-visitors',
    group: 'interview-waiver',
    classes: VISITORS,
    text: 'A full-validity visitor visa can be renewed without an interview within {IW2.within} after its expiry. You were {IW2.age} or older at issue. You apply where you are a national or live, and no refusal is left standing. The officer may still call you.',
    unknown:
      'Newer sources name only the months after expiry. With a visa that is still valid, plan for an interview and open the official page.',
    facts: ['IW2', 'IW4'],
    page: 'waivers',
  },
  {
    id: 'interview-of-others',
    group: 'interview-waiver',
    classes: ['F-1', 'H-1B', 'J-1', 'L-1', 'O-1'],
    text: 'Not waivable for this class: plan for an interview.',
    unknown: CHANGES,
    facts: ['IW4'],
    page: 'waivers',
  },
  {
    id: 'interview-of-tn',
    group: 'interview-waiver',
    classes: ['TN'],
    text: 'Citizens of Canada usually need no visa for TN. With a visa application, plan for an interview: TN is not waivable.',
    unknown: CHANGES,
    facts: ['IW4', 'NW6'],
    page: 'waivers',
  },
  {
    id: 'single-entry',
    group: 'validity',
    classes: ['All'],
    of: 'NW1',
    text: 'Reported since July 2025: one entry and {NW1.validity} in many classes. Visas issued before keep their terms.',
    unknown: 'Not known to us: the validity for your class. The page of your country decides.',
    facts: ['NW1'],
    page: 'reciprocity',
  },
  {
    id: 'restored',
    group: 'validity',
    classes: ['All'],
    of: 'NW10',
    text: 'Reported with one entry and a short validity in July 2025, and restored on {NW10.day}.',
    unknown: 'Not known to us: the validity for your class. The page of your country decides.',
    facts: ['NW10'],
    page: 'reciprocity',
  },
  {
    id: 'validity-italy',
    group: 'validity',
    classes: ['All'],
    of: 'RE1',
    text: 'F-1 for {RE1.F}; J-1, H-1B, L-1, O-1 and E for {RE1.work}; B for {RE1.B}. The issuance fee is {RE1.H} for H-1B, {RE1.L} for L-1 and {RE1.E} for E.',
    unknown: CHANGES,
    facts: ['RE1'],
    page: 'reciprocity',
  },
  {
    id: 'validity-united-kingdom',
    group: 'validity',
    classes: ['All'],
    of: 'RE2',
    text: 'F-1, J-1, H-1B, L-1, O-1 and E for {RE2.most}; B for {RE2.B}. There is no issuance fee for H-1B and L-1.',
    unknown: CHANGES,
    facts: ['RE2'],
    page: 'reciprocity',
  },
  {
    id: 'validity-india',
    group: 'validity',
    classes: ['All'],
    of: 'RE3',
    text: 'F-1, J-1 and O-1 for {RE3.most}; H-1B and L-1 for {RE3.H}; B for {RE3.B}. There is no issuance fee.',
    unknown: CHANGES,
    facts: ['RE3'],
    page: 'reciprocity',
  },
  {
    id: 'validity-china',
    group: 'validity',
    classes: ['All'],
    of: 'RE4',
    text: 'F-1 and J-1 for {RE4.most}; H-1B for {RE4.H}; L-1 for {RE4.L}, with a fee of {RE4.fee}; O-1 one entry in {RE4.O}. B for {RE4.B}, with EVUS.',
    unknown: CHANGES,
    facts: ['RE4'],
    page: 'reciprocity',
  },
  {
    id: 'fee-of-most',
    group: 'application-fee',
    classes: ['B-1/B-2', 'TN'],
    text: 'The application (MRV) fee is {FE1.B}.',
    unknown: CHANGES,
    facts: ['FE1'],
    page: 'fees',
  },
  {
    id: 'fee-of-students',
    group: 'application-fee',
    classes: ['F-1'],
    text: 'The application (MRV) fee is {FE1.B}, and the SEVIS I-901 fee is {FE2.F}.',
    unknown: CHANGES,
    facts: ['FE1', 'FE2'],
    page: 'fees',
  },
  {
    id: 'fee-of-exchange',
    group: 'application-fee',
    classes: ['J-1'],
    text: 'The application (MRV) fee is {FE1.B}. The SEVIS I-901 fee is {FE2.J} for most, and {FE2.summer} for au pair, camp counselor and summer work travel.',
    unknown: CHANGES,
    facts: ['FE1', 'FE2'],
    page: 'fees',
  },
  {
    id: 'fee-of-workers',
    group: 'application-fee',
    classes: ['H-1B', 'L-1', 'O-1'],
    text: 'The application (MRV) fee is {FE1.H}.',
    unknown: CHANGES,
    facts: ['FE1'],
    page: 'fees',
  },
  {
    id: 'left-skills-list',
    group: 'two-year-rule',
    classes: ['J-1'],
    of: 'L10',
    isFavour: true,
    text: 'Left the Skills List on {L10.day}: no two-year duty on that ground. Public funding and graduate medical training still bind.',
    unknown: CHANGES,
    facts: ['L10'],
    page: 'exchange',
  },
  {
    id: 'passport-exempt',
    group: 'passport',
    classes: ['All'],
    of: 'H5',
    isFavour: true,
    text: 'On the list of passports that need no {H5.beyond} beyond the stay. The list is of {H5.asOf}.',
    unknown: 'Not known to us: the newer edition that is reported.',
    facts: ['H5'],
    page: 'entry',
  },
]

/** Composes the look-up. The names come from the facts, so a changed fact also changes the look-up. */
export function composeLookup(behind: Behind): NationalityLookup {
  const composed = nationalityLists.map((list) => composeList(list, behind))
  const known = new Set(NATIONALITY_NAMES.map(([name]) => name))
  const more = [...new Set(composed.flatMap(({ names }) => names ?? []))]
    .filter((name) => !known.has(name))
    .map((name) => [name])
  const nationalities = [...NATIONALITY_NAMES, ...more].map((names) => [...names])
  return { nationalities, lists: composed }
}

function composeList({ of, and = [], ...list }: WrittenList, behind: Behind): NationalityList {
  const { facts, page, isFavour = false, classes, ...said } = list
  const names = of === undefined ? null : [...namesOf(of, behind), ...and]
  const written: Written<NationalityList> = {
    ...said,
    classes: [...classes],
    isFavour: isFavour && GROUP_RULES[list.group].isFavour === true,
    names,
    datedBy: { page, facts },
  }
  return compose<NationalityList>(written, behind)
}

/** Returns the value `countries` of a fact. */
export function namesOf(id: string, { values }: Behind): readonly string[] {
  const countries = values.facts[id]?.values?.['countries']
  if (countries === undefined) throw new MissingFact(`No fact has the value {${id}.countries}`)
  return typeof countries === 'string' ? [countries] : countries
}
