import { addDays } from '#contracts/time.ts'
import { isBefore, toDays } from '#pwa/screens/learning/ds160/days.ts'
import { areDifferent, dayOf, isNamedIn, type Rule } from './rule.ts'

/** Rules about the passport, the person and the plan of the trip. */
export const documentRules: readonly Rule[] = [
  {
    id: 'passport-ends-before-it-begins',
    fields: ['passport-expires', 'passport-issued'],
    isBroken: ({ answers }) => {
      const issued = dayOf(answers, 'passport-issued')
      const expires = dayOf(answers, 'passport-expires')
      return (
        issued !== null && expires !== null && (issued === expires || isBefore(expires, issued))
      )
    },
  },
  {
    id: 'passport-before-birth',
    fields: ['passport-issued', 'birth-day'],
    isBroken: ({ answers }) =>
      isBefore(dayOf(answers, 'passport-issued'), dayOf(answers, 'birth-day')),
  },
  {
    id: 'passport-ends-before-the-trip',
    fields: ['passport-expires', 'arrival', 'stay-length', 'stay-unit'],
    isBroken: ({ answers }) => {
      const arrival = dayOf(answers, 'arrival')
      if (arrival?.length !== 10) return false
      const days = toDays(answers['stay-length'], answers['stay-unit']) ?? 0
      return isBefore(dayOf(answers, 'passport-expires'), addDays(arrival, days))
    },
  },
  {
    id: 'passport-of-another-country',
    fields: ['passport-country', 'nationality', 'other-nationalities'],
    isBroken: ({ answers }) => {
      const {
        'passport-country': issuer = '',
        nationality,
        'other-nationalities': others,
      } = answers
      return areDifferent(answers['passport-country'], nationality) && !isNamedIn(issuer, others)
    },
  },
  {
    id: 'nationality-twice',
    fields: ['other-nationalities', 'nationality'],
    isBroken: ({ answers }) =>
      isNamedIn(answers['nationality'] ?? '', answers['other-nationalities']),
  },
  {
    id: 'post-elsewhere',
    fields: ['post-country', 'nationality', 'home-country', 'other-residence'],
    isBroken: ({ answers }) => {
      const { 'post-country': post = '', nationality, 'home-country': home } = answers
      const lists = [answers['other-nationalities'], answers['other-residence']]
      return (
        areDifferent(post || undefined, nationality) &&
        areDifferent(post, home) &&
        !lists.some((list) => isNamedIn(post, list))
      )
    },
  },
  {
    id: 'visa-before-birth',
    fields: ['visa-issued', 'birth-day'],
    isBroken: ({ answers }) => isBefore(dayOf(answers, 'visa-issued'), dayOf(answers, 'birth-day')),
  },
  {
    id: 'no-visa-but-one-lost',
    fields: ['had-visa', 'visa-lost', 'visa-cancelled'],
    isBroken: ({ answers }) =>
      answers['had-visa'] === 'no' &&
      (answers['visa-lost'] === 'yes' || answers['visa-cancelled'] === 'yes'),
  },
  {
    id: 'us-number-without-a-visit',
    fields: ['us-social-security', 'us-taxpayer', 'has-visited'],
    isBroken: ({ answers }) =>
      answers['has-visited'] === 'no' &&
      (answers['us-social-security'] !== undefined || answers['us-taxpayer'] !== undefined),
  },
]
