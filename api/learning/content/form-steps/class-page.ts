import type { FormField } from '#contracts/learning/form-step.ts'
import { writeStep } from './write-step.ts'

const HOME_CONTACTS: FormField = {
  id: 'home-contacts',
  label: 'Two people at home who can confirm what you say',
  hint: 'Name, address, phone and e-mail. The form itself says who counts.',
  type: 'long',
  classes: ['F-1', 'J-1'],
}

export const classPage = writeStep({
  id: 'class-page',
  number: 12,
  title: 'The page of your visa class',
  asks: 'Students and exchange visitors: SEVIS number, school or program, and contacts. Workers: petition, employer and pay.',
  why: 'It ties the form to the paper behind it. One wrong character, and the officer does not find it.',
  atHand: [
    'F-1: the I-20. J-1: the DS-2019.',
    'H-1B, L-1 and O-1: a copy of the I-129 and its receipt number.',
    "TN: the employer's letter.",
  ],
  mistakes: [
    'The number of another school, from an earlier I-20.',
    'A pay that differs from the petition or the letter.',
    'A short name of the school or the employer, while the paper has the full one.',
  ],
  classes: ['F-1', 'J-1', 'H-1B', 'L-1', 'O-1', 'TN'],
  facts: ['FO2', 'V1', 'V5', 'V8', 'V10', 'NW6', 'NW7'],
  fields: [
    {
      id: 'sevis',
      label: 'SEVIS number',
      hint: 'It starts with N and stands on the I-20 or the DS-2019.',
      type: 'sevis',
      classes: ['F-1', 'J-1'],
    },
    {
      id: 'program-number',
      label: 'Program number',
      hint: 'On the DS-2019.',
      type: 'text',
      classes: ['J-1'],
    },
    {
      id: 'us-school',
      label: 'School or program, as on the paper',
      type: 'text',
      classes: ['F-1', 'J-1'],
    },
    {
      id: 'us-course',
      label: 'Course or field',
      type: 'text',
      classes: ['F-1', 'J-1'],
    },
    {
      id: 'us-school-address',
      label: 'Address of the school or program',
      type: 'long',
      classes: ['F-1', 'J-1'],
    },
    HOME_CONTACTS,
    {
      id: 'petition-receipt',
      label: 'Receipt number of the petition',
      hint: 'Letters, then digits; it stands on the approval.',
      type: 'receipt',
      classes: ['H-1B', 'L-1', 'O-1'],
    },
    {
      id: 'us-employer',
      label: 'Employer in the United States, as on the paper',
      type: 'text',
      classes: ['H-1B', 'L-1', 'O-1', 'TN'],
    },
    {
      id: 'us-employer-address',
      label: 'Where you will work: address and phone',
      type: 'long',
      classes: ['H-1B', 'L-1', 'O-1', 'TN'],
    },
    {
      id: 'us-pay',
      label: 'Monthly pay',
      hint: 'As in the petition or the letter.',
      type: 'text',
      classes: ['H-1B', 'L-1', 'O-1', 'TN'],
    },
  ],
})
