import { readByProject, register, type WrittenSource } from './written-fact.ts'

const STATE = 'https://travel.state.gov/content/travel/en'
const STATE_NEWS = `${STATE}/News/visas-news`

/** Pages that more than one fact cites. */

export const BONDS_PAGE: WrittenSource = [
  'State Department, "Countries Subject to Visa Bonds", last updated 6 January 2026; we read a stored copy',
  '2026-01-06',
  'A',
  `${STATE_NEWS}/countries-subject-to-visa-bonds.html`,
]

export const PILOT_RULE = register(
  '2025-14826',
  'Federal Register, "Visas: Visa Bond Pilot Program" (90 FR 37378); we read its opening',
  '2025-08-05',
)

export const GEORGIA: WrittenSource = [
  'US embassy in Georgia, questions and answers of spring 2026, printed by bm.ge',
  'undated',
  'B',
  'https://bm.ge/en/news/us-embassy-clarifies-new-visa-rules-will-10-year-b1b2-visas-for-georgians-be-stopped-qa',
]

export const SUSPENSION_PAGE: WrittenSource = [
  'State Department, "Suspension of Visa Issuance to Foreign Nationals to Protect the Security of the United States"; we read a stored copy',
  '2026-02-02',
  'A',
  `${STATE_NEWS}/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html`,
]

export const DAWN: WrittenSource = [
  'Dawn, "US to refuse visa to applicants who fear returning home"',
  '2026-04-30',
  'B',
  'https://www.dawn.com/news/1996212/us-to-refuse-visa-to-applicants-who-fear-returning-home',
]

export const MATERIAL_FALSEHOOD: WrittenSource = [
  '22 CFR 40.63(a); we read a copy',
  'undated',
  'A',
  'https://www.ecfr.gov/current/title-22/section-40.63',
]

export const VETTING_PAGE = readByProject(
  'State Department, "Announcement of Expanded Screening and Vetting for Visa Applicants"',
  `${STATE_NEWS}/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html`,
)

export const WAIVER_PAGE = readByProject(
  'State Department, "Interview Waiver Update September 18, 2025"',
  `${STATE_NEWS}/interview-waiver-update-sept-18-2025.html`,
  '2026-10-06',
)

export const FRAGOMEN: WrittenSource = [
  "a law firm's article on the rule of July 2025 (Fragomen)",
  '2025-07-28',
  'B',
  'https://fragomen.com/insights/united-states-starting-september-2-state-department-eliminates-nonimmigrant-visa-interview-waivers-for-most.html',
]

export const FEES_PAGE = readByProject(
  'State Department, "Fees for Visa Services"',
  `${STATE}/us-visas/visa-information-resources/fees/fees-visa-services.html`,
  '2026-10-06',
)

export const FAST_INTERVIEW: WrittenSource = [
  'News Central, which quotes the notice of 9 June 2026 on the fast interview',
  'undated',
  'B',
  'https://newscentraltv.com/us-introduces-750-fee-for-fast-track-visa-interviews/',
]

export const PHOTO_PAGE: WrittenSource = [
  'State Department, "Photo Requirements", as quoted by 123passportphoto.com',
  'undated',
  'A',
  `${STATE}/us-visas/visa-information-resources/photos.html`,
]

export const VISITOR_PAGE: WrittenSource = [
  'State Department, "Visitor Visa"; we read a copy',
  'undated',
  'A',
  `${STATE}/us-visas/tourism-visit/visitor.html`,
]

export const CEAC_TEXT: WrittenSource = [
  'text of the DS-160 site; we read a copy',
  'undated',
  'A',
  'https://ceac.state.gov/genniv/',
]

export const BERLIN: WrittenSource = [
  'US embassy in Berlin, DS-160 FAQ',
  'undated',
  'A',
  'https://de.usembassy.gov/visas/ds160-faqs/',
]

/** A source without a link, because the only known address of the page is an old one. */
export const SEOUL: WrittenSource = [
  'US embassy in Seoul, DS-160 FAQ, at an old address; we read a copy',
  'undated',
  'A',
]

export const UAE: WrittenSource = [
  'US mission to the UAE, "Day of the Interview"',
  'undated',
  'A',
  'https://ae.usembassy.gov/visas/nonimmigrant-visas/day-of-the-interview/',
]

export const ISRAEL: WrittenSource = [
  'US embassy in Israel, reminders for the day of the interview',
  'undated',
  'A',
  'https://il.usembassy.gov/visas/important-reminders-for-the-day-of-the-interview/',
]

export const STATUTE: WrittenSource = [
  '8 U.S.C. 1184(b); we read it quoted in full',
  'undated',
  'A',
  'https://www.law.cornell.edu/uscode/text/8/1184',
]

export const FAM_EXCHANGE: WrittenSource = [
  'Foreign Affairs Manual, 9 FAM 302.13-2, edition of 9 December 2024; we read a copy',
  '2024-12-09',
  'A',
  'https://fam.state.gov/FAM/09FAM/09FAM030213.html',
]

export const BAMAKO: WrittenSource = [
  'US embassy in Bamako, "Temporary Employment: How to Apply"; we read a copy',
  'undated',
  'A',
  'https://ml.usembassy.gov/visas/temporary-employment/how-to-apply/',
]

export const BARCODE_REPORT: WrittenSource = [
  'VisaVerge on the barcode of the DS-160',
  'undated',
  'B',
  'https://www.visaverge.com/h1b/ds-160-now-required-to-prevent-us-visa-interview-cancellation/',
]

export const VETTING_REPORT: WrittenSource = [
  'VisaVerge on 221(g) and public profiles (2025)',
  'undated',
  'B',
  'https://www.visaverge.com/news/221g-notices-surge-as-applicants-refuse-to-make-profiles-public',
]

export const SKILLS_NOTICE: WrittenSource = [
  'State Department notice (89 FR 97693)',
  '2024-12-09',
  'A',
  'https://www.govinfo.gov/content/pkg/FR-2024-12-09/html/2024-28718.htm',
]

export const PASSPORT_BULLETIN: WrittenSource = [
  'CBP Carrier Liaison Program, "Exemption of the Six-Month Passport Validity Rule"; we read a copy, and an edition of April 2025 is reported',
  '2024-01-31',
  'A',
  'https://www.cbp.gov/',
]
