import { showAddress } from './show-address.ts'

/** Letters and digits of scripts from right to left. Such letters change the order of text next to them. */
const RUNS_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mende_Kikakui}\u{10800}-\u{10FFF}]/u
const [FIRST_STRONG, POP] = ['\u2068', '\u2069']
const NON_JOINER = '\u200C'

/** Isolates a name, so that the sentence around the name keeps its order in both directions. */
export function isolate(name: string): string {
  return RUNS_LEFT.test(name) ? FIRST_STRONG + name + POP : name
}

export function isolateAddress(address: string): string {
  return isolate(showAddress(address))
}

export function lettersOf(initials: string): string[] {
  return initials.match(/\P{M}\p{M}*/gu) ?? []
}

/** Each initial is a separate name, so this function keeps the letters of a joined script apart. */
export function isolateInitials(initials: string): string {
  return RUNS_LEFT.test(initials) ? isolate(lettersOf(initials).join(NON_JOINER)) : initials
}
