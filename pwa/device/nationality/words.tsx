import type { ReactNode } from 'react'
import { GROUP_RULES } from '#contracts/learning/nationality.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  visaClass: 'Visa class',
  chooseClass: 'Choose a class',
  nationality: 'Nationality or travel document',
  hint: 'Type the first letters, then choose. Add each nationality that you have.',
  noneFound: 'We know no nationality of this name. Try another spelling.',
  chosen: 'Chosen nationalities',
  remove: (name: string) => `Remove ${name}`,
  kept: 'Kept on this device only.',
  forget: 'Forget it',
  answers: 'What applies to me',
  isOldCopy: (edition: string) =>
    `These lists are of ${edition}, more than 60 days ago. Connect once to look for newer ones, and open the official pages before you pay.`,
  isMany:
    'You chose more than one. For each point the strictest is shown; with which passport you may travel, the official page says.',
  groups: {
    suspension: GROUP_RULES.suspension.title,
    bond: GROUP_RULES.bond.title,
    'visa-waiver': GROUP_RULES['visa-waiver'].title,
    'interview-waiver': GROUP_RULES['interview-waiver'].title,
    validity: GROUP_RULES.validity.title,
    'application-fee': GROUP_RULES['application-fee'].title,
    'two-year-rule': GROUP_RULES['two-year-rule'].title,
    passport: GROUP_RULES.passport.title,
  },
  groupOf: (group: string, nationality: string) => `${group}: ${nationality}`,
  unknown: (page: ReactNode): ReactNode => <>Not known to us. Look here: {page}</>,
  notListed: (readOn: string, page: ReactNode): ReactNode => (
    <>
      Not on the lists that we read ({readOn}); open the official page before you pay: {page}
    </>
  ),
}

export const words = wordsOf('deviceNationality', english)
