import { words } from './features-words.ts'

/** One of the six features. `notes` are the sourced notes on the card, next to the claims. */
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
  { id: 'questions', ...words.questions, notes: ['question-list'] },
  { id: 'simulator', ...words.simulator, notes: ['interview-length'] },
  { id: 'ds160', ...words.ds160, notes: ['save-often', 'barcode'] },
  { id: 'updates', ...words.updates, notes: ['edition', 'waivers'] },
  { id: 'social-media', ...words.socialMedia, notes: ['five-years', 'public-profiles'] },
  { id: 'documents', ...words.documents, notes: ['finances'] },
]
