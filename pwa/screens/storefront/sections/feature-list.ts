import { words } from './words.tsx'

/** One of the six features. `notes` are the sourced notes about its lists, which one press shows. */
export interface Feature {
  id: string
  title: string
  text: string
  notes: readonly string[]
  howItWorks: readonly string[]
  keyBenefits: readonly string[]
  examples: readonly string[]
}

export const FEATURES: readonly Feature[] = [
  { id: 'questions', ...words.featureList.questions, notes: ['question-list'] },
  { id: 'simulator', ...words.featureList.simulator, notes: ['interview-length'] },
  { id: 'ds160', ...words.featureList.ds160, notes: ['save-often', 'barcode'] },
  { id: 'updates', ...words.featureList.updates, notes: ['edition', 'waivers'] },
  {
    id: 'social-media',
    ...words.featureList.socialMedia,
    notes: ['five-years', 'public-profiles'],
  },
  { id: 'documents', ...words.featureList.documents, notes: ['finances'] },
]
