import type { OfficialPage } from '#contracts/learning/dated.ts'

const STATE = 'https://travel.state.gov/content/travel/en'
const STATE_NEWS = `${STATE}/News/visas-news`

/**
 * The pages on which a reader can check facts. The name identifies a page even when its address has
 * changed.
 */
export const OFFICIAL_PAGES = {
  ceac: {
    name: 'Consular Electronic Application Center (DS-160)',
    url: 'https://ceac.state.gov/genniv/',
  },
  waivers: {
    name: 'Interview Waiver Update, State Department',
    url: `${STATE_NEWS}/interview-waiver-update-sept-18-2025.html`,
  },
  bonds: {
    name: 'Countries Subject to Visa Bonds, State Department',
    url: `${STATE_NEWS}/countries-subject-to-visa-bonds.html`,
  },
  whereToApply: {
    name: 'Applying in the country of residence, State Department',
    url: `${STATE_NEWS}/adjudicating-niv-applicants-in-their-country-of-residence.html`,
  },
  onlinePresence: {
    name: 'Expanded screening and vetting, State Department',
    url: `${STATE_NEWS}/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html`,
  },
  entryLimits: {
    name: 'Suspension of visa issuance, State Department',
    url: `${STATE_NEWS}/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html`,
  },
  fees: {
    name: 'Fees for Visa Services, State Department',
    url: `${STATE}/us-visas/visa-information-resources/fees/fees-visa-services.html`,
  },
  waits: {
    name: 'Global Visa Wait Times, State Department',
    url: `${STATE}/us-visas/visa-information-resources/global-visa-wait-times.html`,
  },
  photos: {
    name: 'Photo Requirements, State Department',
    url: `${STATE}/us-visas/visa-information-resources/photos.html`,
  },
  reciprocity: {
    name: 'Visa Reciprocity by Country, State Department',
    url: `${STATE}/us-visas/Visa-Reciprocity-and-Civil-Documents-by-Country.html`,
  },
  visaWaiver: {
    name: 'Visa Waiver Program, State Department',
    url: `${STATE}/us-visas/tourism-visit/visa-waiver-program.html`,
  },
  ebola: {
    name: 'Ebola, Centers for Disease Control and Prevention',
    url: 'https://www.cdc.gov/ebola/',
  },
  news: {
    name: 'US visa news, State Department',
    url: `${STATE}/News/visas-news.html`,
  },
  posts: {
    name: 'The site of your embassy or consulate, and your appointment letter',
    url: 'https://www.usembassy.gov/',
  },
  sevisFee: { name: 'I-901 fee payment (fmjfee.com)', url: 'https://www.fmjfee.com/' },
  students: {
    name: 'Students and the Form I-20, Study in the States',
    url: 'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20',
  },
  exchange: { name: 'BridgeUSA, exchange visitor program', url: 'https://j1visa.state.gov/' },
  uscis: {
    name: 'H-1B Specialty Occupations, USCIS',
    url: 'https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations',
  },
  transferees: { name: 'Pages on L-1 and O-1, USCIS', url: 'https://www.uscis.gov/' },
  entry: { name: 'US Customs and Border Protection', url: 'https://www.cbp.gov/' },
  esta: { name: 'ESTA, US Customs and Border Protection', url: 'https://esta.cbp.dhs.gov/' },
  register: { name: 'Federal Register', url: 'https://www.federalregister.gov/' },
} satisfies Record<string, OfficialPage>

export type OfficialPageId = keyof typeof OFFICIAL_PAGES
