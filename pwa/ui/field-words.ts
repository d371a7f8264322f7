import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
  /** `label` is the label of the field. The text is, for example, "Show password". */
  showField: (label: string) => `Show ${label.toLowerCase()}`,
}

export const words = wordsOf('ui/field', english)
