import * as z from 'zod/mini'

/** What a word is read as that only a newer server knows. Never the good case. */
export const OTHER = 'OTHER'

/**
 * A word that the server chooses: an app that is older than the server reads one that it does not know
 * as `OTHER`, and shows what else the answer says, such as its message.
 */
export function openEnum<const Word extends string>(words: readonly Word[]) {
  const known = (word: string) => words.find((one) => one === word) ?? OTHER
  // Typed by its words on the writing side too, so that a server's slip is a type error.
  return z.pipe(z.string(), z.transform(known)) as unknown as z.ZodMiniType<
    Word | typeof OTHER,
    Word | typeof OTHER
  >
}
