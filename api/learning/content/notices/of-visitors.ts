import type { WrittenNotice } from './written-notice.ts'

const classes = ['B-1/B-2'] as const

export const noticesOfVisitors: WrittenNotice[] = [
  {
    id: 'visa-bonds',
    classes,
    title: 'Visa bonds',
    text: 'Bonds for B visas are permanent since {BO2.from}, at up to {BO2.most}. Reports name the steps {BO3.steps}, without a waiver. By the new rule an officer "may" require one. By the page of the pilot, {BO4.asOf}, a listed national who otherwise qualifies "must" post it. The amount is set at the interview, wherever you apply. Pay nothing before the officer tells you to, and only through the link given: other money is lost. A bond guarantees nothing.',
    facts: ['BO2', 'BO3', 'BO4', 'BO5'],
  },
  {
    id: 'visa-bond-countries',
    classes,
    title: 'Visa bonds: the list',
    text: 'Since {BO13.from}: {BO13.countries}. Since {BO14.from}: {BO14.countries}. Since {BO15.from}: {BO15.countries}. Since {BO16.from}: {BO16.countries}. Since {BO17.from}: {BO17.countries}. Since {BO12.from}: {BO12.countries}. The State Department then counted {BO12.sum}. For nationals of {TB3.count} of them B visas are suspended too, and we infer that the suspension comes first. Countries joined the pilot with a notice of {BO9.notice}. Only the official list decides.',
    facts: ['BO11', 'BO12', 'BO9', 'TB3', 'TB6'],
  },
  {
    id: 'visa-bond-conditions',
    classes,
    title: 'Visa bonds: ports and refund',
    text: 'With a bond, entry and exit are at fixed ports. Ignoring them can cost the entry. Since {BO6.from} they are {BO6.count}: {BO6.ports}. Read the list of today before you book. In the pilot the visa was for one entry and {BO7.validity}, the stay about {BO7.stay}. The money came back after a timely departure, a refusal at the port, or no travel. An overstay lost it, and so did asking for asylum. The permanent program may differ.',
    facts: ['BO6', 'BO7', 'BO10'],
  },
  {
    id: 'fast-interview',
    classes,
    title: 'A faster interview for a fee',
    text: 'From {FE6.from} to {FE6.until} an optional {FE6.amount} buys a date for a B interview within {FE6.within}, while slots last. It comes on top of the application fee of {FE1.B} and is not refunded. It does not improve the odds, and it speeds up no 221(g). A limited number of posts offer it; travel.state.gov names them. Three other ways usually cost nothing: see the notice on the wait.',
    facts: ['FE6', 'FE7', 'FE1', 'AP2'],
  },
]
