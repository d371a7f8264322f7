import type { WrittenNotice } from './written-notice.ts'

const classes = ['B-1/B-2'] as const

export const noticesOfVisitors: WrittenNotice[] = [
  {
    id: 'visa-bonds',
    classes,
    title: 'Visa bonds',
    text: 'Bonds concern B visas only. They are permanent since {BO2.from}, at up to {BO2.most}. Reports name the steps {BO3.steps}, without a waiver. By the new rule an officer "may" require one. By the page of the pilot, {BO4.asOf}, a listed national who otherwise qualifies "must" post it. The amount is set at the interview, wherever you apply. Pay nothing before the officer tells you to, and only through the link given: other money is lost. A bond guarantees nothing.',
    facts: ['BO2', 'BO3', 'BO4', 'BO5'],
  },
  {
    id: 'visa-bond-countries',
    classes,
    title: 'Visa bonds: the list',
    text: 'The official page of {BO11.day} had {BO11.count} countries: {BO11.countries}. One report adds {BO12.count} from {BO12.day}: {BO12.countries}. By our sum that makes {BO12.sum}. In {TB3.count} of them B visas are suspended too. We infer that the suspension comes first there; a bond guarantees nothing. New countries join with a notice of {BO9.notice}. Only the official list decides.',
    facts: ['BO11', 'BO12', 'BO9', 'TB3', 'TB6', 'BO5'],
  },
  {
    id: 'visa-bond-conditions',
    classes,
    title: 'Visa bonds: ports and refund',
    text: 'With a bond, entry and exit are at fixed ports. Ignoring them can cost the entry, or leave the departure unrecorded. In January 2026 they were {BO6.ports}; read the list of today. In the pilot the visa was for one entry and {BO7.validity}, the stay about {BO7.stay}. The money came back after a timely departure, a timely request to extend, or a refusal at the port. This is not confirmed for the permanent program. Until the bond is posted, the case stands as 221(g).',
    facts: ['BO6', 'BO7', 'BO10'],
  },
  {
    id: 'fast-interview',
    classes,
    title: 'A faster interview for a fee',
    text: 'From {FE6.from} to {FE6.until}, {FE6.amount} pays for a B interview within {FE6.within}. It is optional, about {FE6.places} in all. Only posts in {FE7.countries} were named; later posts are unknown.',
    facts: ['FE6', 'FE7'],
  },
  {
    id: 'world-cup',
    classes,
    title: 'World Cup: ticket holders',
    text: 'FIFA PASS gave ticket holders priority, and one guide says that they were freed from the bond. The tournament is over.',
    facts: ['NW2', 'BO8'],
  },
]
