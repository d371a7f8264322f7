import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
  /** The label is that of the field: "Show password". */
  showField: (label: string) => `Show ${label.toLowerCase()}`,
}

export const words = wordsOf('ui/field', english)
