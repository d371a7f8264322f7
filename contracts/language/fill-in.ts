import type { Params } from '#contracts/reason.ts'

/** Returns the values as texts. `textOf` returns the text for a value that is a code. */
export function valuesOf(
  params: Params,
  textOf: (code: string) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? (textOf(value.code) ?? value.code) : String(value),
    ]),
  )
}

/** Puts the values into a sentence. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (unfilled, name: string) => values[name] ?? unfilled)
}
