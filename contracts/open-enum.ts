import * as z from 'zod/mini'

/** The value in place of a word that only a newer server knows. `OTHER` never means success. */
export const OTHER = 'OTHER'

/**
 * The schema of a word from the server. An app that is older than the server reads an unknown word
 * as `OTHER`, and still shows the rest of the response, such as its message. A counter therefore
 * works on beside a newer server. The words that an app sends are closed lists (`z.enum`).
 */
export function openEnum<const Word extends string>(words: readonly Word[]) {
  const known = (word: string) => words.find((one) => one === word) ?? OTHER
  // The input type allows only the known words, so that a wrong word in the server is a type error.
  return z.pipe(z.string(), z.transform(known)) as unknown as z.ZodMiniType<
    Word | typeof OTHER,
    Word | typeof OTHER
  >
}
