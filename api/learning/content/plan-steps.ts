import { type PlanStep, VISA_TYPES } from '#contracts/learning/learning.ts'
import {
  BARCODE_CHECK_BUSINESS_DAYS,
  FINAL_REVIEW_HOURS,
  PUBLIC_PROFILE_DAYS,
  SEVIS_FEE_BUSINESS_DAYS,
} from '#contracts/learning/practice.ts'

const everyone = [...VISA_TYPES]

/** The steps to the interview, the earliest first. The days are our advice, not rules. */
export const planSteps: PlanStep[] = [
  {
    id: 'audit-accounts',
    text: 'Do the account audit',
    due: { amount: PUBLIC_PROFILE_DAYS, unit: 'days' },
    visaTypes: everyone,
  },
  {
    id: 'set-profiles-public',
    text: 'Set your profiles to public',
    due: { amount: PUBLIC_PROFILE_DAYS, unit: 'days' },
    visaTypes: ['F-1', 'J-1', 'H-1B'],
  },
  {
    id: 'gather-documents',
    text: 'Complete the document checklist of your visa',
    due: { amount: 14, unit: 'days' },
    visaTypes: everyone,
  },
  {
    id: 'check-barcode',
    text: 'Compare the DS-160 barcode with your appointment',
    due: { amount: BARCODE_CHECK_BUSINESS_DAYS, unit: 'business days' },
    visaTypes: everyone,
  },
  {
    id: 'pay-sevis-fee',
    text: 'Have the I-901 fee paid and the receipt printed',
    due: { amount: SEVIS_FEE_BUSINESS_DAYS, unit: 'business days' },
    visaTypes: ['F-1', 'J-1'],
  },
  {
    id: 'review-papers',
    text: 'Do the final review: papers, route, appointment letter',
    due: { amount: FINAL_REVIEW_HOURS, unit: 'hours' },
    visaTypes: everyone,
  },
]
