import type { OfficialPage } from '#contracts/learning.ts'

/**
 * The addresses are those of the official sites; the name says which page to look for there, because
 * the sites move their pages more often than they rename them.
 */
export const OFFICIAL_PAGES = {
  ceac: {
    name: 'Consular Electronic Application Center and the DS-160 FAQ of the State Department',
    url: 'https://ceac.state.gov/genniv/',
  },
  waivers: {
    name: 'Interview Waiver Update, State Department',
    url: 'https://travel.state.gov/',
  },
  bonds: {
    name: 'Countries Subject to Visa Bonds, State Department',
    url: 'https://travel.state.gov/',
  },
  fees: {
    name: 'Fees for Visa Services, State Department',
    url: 'https://travel.state.gov/',
  },
  news: {
    name: 'US visa news, State Department',
    url: 'https://travel.state.gov/',
  },
  posts: {
    name: 'The site of your embassy or consulate, and your appointment letter',
    url: 'https://www.usembassy.gov/',
  },
  sevisFee: { name: 'I-901 fee payment (fmjfee.com)', url: 'https://www.fmjfee.com/' },
  students: { name: 'Study in the States', url: 'https://studyinthestates.dhs.gov/' },
  exchange: {
    name: 'Exchange Visitor Program, State Department',
    url: 'https://j1visa.state.gov/',
  },
  uscis: { name: 'H-1B Specialty Occupations, USCIS', url: 'https://www.uscis.gov/' },
  transferees: { name: 'L-1 pages, USCIS', url: 'https://www.uscis.gov/' },
  entry: { name: 'US Customs and Border Protection', url: 'https://www.cbp.gov/' },
  register: { name: 'Federal Register', url: 'https://www.federalregister.gov/' },
} satisfies Record<string, OfficialPage>

export type OfficialPageId = keyof typeof OFFICIAL_PAGES
