import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  hint: (digits: string) => `At least ${digits} digits that others would not guess.`,
  tooShort: (digits: string) => `Use ${digits} digits or more.`,
  guessable:
    'Others would guess this: use no birthday, no row such as 123456 and more than one digit.',
  connect: 'Connect once to change this.',
  changedMeanwhile: 'This wallet was changed in another tab. Try again.',
}

export const words = wordsOf('device/vault', english)
