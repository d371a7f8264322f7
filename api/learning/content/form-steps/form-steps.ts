import type { FormStep } from '#contracts/learning/form-step.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { classPage } from './class-page.ts'
import { ending } from './ending.ts'
import { family, workAndEducation } from './life.ts'
import { reachingYou } from './reaching-you.ts'
import { security } from './security.ts'
import { aboutTravel } from './travel.ts'
import { aboutYou } from './you.ts'

/** The steps of the DS-160 in the order of the form. The last step compares the form with other papers. */
export const formSteps: Written<FormStep>[] = [
  ...aboutYou,
  ...aboutTravel,
  ...reachingYou,
  family,
  workAndEducation,
  security,
  classPage,
  ...ending,
]
