/** Letters that people write for each other in Arabic. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
}

/** The marks above and below Arabic letters, the stroke that lengthens a word, and invisible characters. */
const MARKS = /[\u064B-\u065F\u0670\u0640]|\p{Cf}/gu

/** Removes the marks of a text, which readers of Arabic do without. Other letters stay as they are. */
export function withoutMarks(text: string): string {
  return text.normalize('NFC').replaceAll(MARKS, '')
}

/** Folds Arabic letters, so that `أسبوعين` and `اسبوعين` become equal. */
export function foldArabic(text: string): string {
  return withoutMarks(text).replaceAll(/[آأإٱىئؤة]/g, (letter) => SAME_LETTERS[letter] ?? letter)
}
