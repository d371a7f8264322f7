import * as z from 'zod/mini'

/** Stands for a word that only a newer server knows. It never means success. */
export const OTHER = 'OTHER'

/**
 * A word that the server chooses. An app that is older than the server reads an unknown word as `OTHER`, and
 * shows the rest of the answer, such as its message.
 */
export function openEnum<const Word extends string>(words: readonly Word[]) {
  const known = (word: string) => words.find((one) => one === word) ?? OTHER
  // The known words are also the input type, so that a wrong word in the server is a type error.
  return z.pipe(z.string(), z.transform(known)) as unknown as z.ZodMiniType<
    Word | typeof OTHER,
    Word | typeof OTHER
  >
}
