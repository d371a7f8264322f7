/**
 * The letters and digits of scripts that run from right to left. These change the order of the text
 * next to them.
 */
const RUNS_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mende_Kikakui}\u{10800}-\u{10FFF}]/u
const [FIRST_STRONG, POP] = ['\u2068', '\u2069']
const NON_JOINER = '\u200C'

/** Isolates a name that runs from right to left, so that the sentence around it keeps its order. */
export function isolate(name: string): string {
  return RUNS_LEFT.test(name) ? FIRST_STRONG + name + POP : name
}

export function lettersOf(initials: string): string[] {
  return initials.match(/\P{M}\p{M}*/gu) ?? []
}

/**
 * Isolates each initial. The initials are of separate words. Otherwise a script with joined letters
 * would join them.
 */
export function isolateInitials(initials: string): string {
  return RUNS_LEFT.test(initials) ? isolate(lettersOf(initials).join(NON_JOINER)) : initials
}
