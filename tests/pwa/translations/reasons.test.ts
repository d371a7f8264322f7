import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { describeReason } from '#api/http/errors.ts'
import { REFUSALS } from '#api/http/refusals.ts'
import { Registration } from '#contracts/accounts/registration.ts'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { DEVICE_ENDS } from '#contracts/presentation/device-end.ts'
import { because } from '#contracts/reason.ts'
import { REFUSAL_REASONS } from '#contracts/refusal-reasons.ts'
import {
  type ProblemWords,
  type ReasonWords,
  translateProblems,
  translateReasons,
} from '#pwa/translations/reasons.ts'
import { problems as spanishProblems } from '#pwa/translations/es/problems.ts'
import { reasons as spanishReasons } from '#pwa/translations/es/reasons.ts'

// Adds a `localStorage`, because Node has none.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const TEMPLATES: Readonly<Record<string, string>> = { ...INPUT_REASONS, ...REFUSAL_REASONS }

const tables = import.meta.glob<ReasonWords>('/pwa/translations/*/reasons.ts', {
  eager: true,
  import: 'reasons',
})
const problemTables = import.meta.glob<ProblemWords>('/pwa/translations/*/problems.ts', {
  eager: true,
  import: 'problems',
})

/** The sentence says that the input is wrong, and leaves out zod's English. */
const SAYS_LESS = 'INPUT_INVALID'

/** Loads the app's code with the texts of a language. Without texts, the app is in English. */
async function load(parts: Record<string, unknown> = {}) {
  vi.resetModules()
  const { bring } = await import('#pwa/language/words.ts')
  bring((part) => parts[part])
  const { HttpError, sentenceFor } = await import('#pwa/network/errors.ts')
  const { checkForm } = await import('#pwa/ui/check-form.ts')
  const problemOf = (problem: object) => new HttpError(400, JSON.stringify(problem)).problem
  return { HttpError, sentenceFor, checkForm, problemOf }
}

const translateReason = translateReasons(spanishReasons)
const SPANISH = {
  problems: translateProblems(spanishProblems, translateReason),
  reasons: translateReason,
}

const sources = ['api', 'contracts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/-reasons\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)

test.each(Object.keys(TEMPLATES))('the code says why: %s', (code) => {
  expect(sources.some((source) => source.includes(`'${code}'`))).toBe(true)
})

test('no code has two sentences', () => {
  const codes = [INPUT_REASONS, REFUSAL_REASONS, REFUSALS].flatMap(Object.keys)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

describe.each(Object.entries(tables))('%s', (_, table) => {
  const translate = translateReasons(table)

  test('has exactly the codes of the contracts', () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(TEMPLATES).toSorted())
  })

  test.each(Object.entries(TEMPLATES))('says %s with its values', (code, template) => {
    const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    const params = Object.fromEntries(names.map((name, at) => [name, 701 + at]))
    const shown = translate({ code, params })
    expect(shown).not.toBe(describeReason({ code, params }))
    expect(shown).not.toMatch(/[{}]/)
    if (code === SAYS_LESS) return
    for (const value of Object.values(params)) expect(shown).toContain(String(value))
  })

  test('a value can be a text of its own', () => {
    const separators = { code: 'TABS' }
    const reason = because('FILE_SEPARATORS', { count: 900, separators, most: 500 })
    expect(translate(reason)).toContain(table.TABS)
  })

  test('shows a value as it is, even one that looks like a part of a sentence', () => {
    const reason = because('SIGNED_IN_AS', { email: '{email} $& @example.org' })
    expect(translate(reason)).toContain('{email} $& @example.org')
  })
})

test.each(Object.entries(problemTables))('%s has exactly the codes of the server', (_, table) => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})

describe('in Spanish', () => {
  let app: Awaited<ReturnType<typeof load>>
  beforeEach(async () => {
    app = await load(SPANISH)
  })

  test('a refusal is shown by its code, whatever the server writes', () => {
    const refused = new app.HttpError(503, '{"error":"SERVER_BUSY","message":"Not now."}')
    expect(app.sentenceFor(refused)).toBe(spanishProblems.SERVER_BUSY)
    expect(refused.shown).toBe(spanishProblems.SERVER_BUSY)
  })

  test('a reason comes before the usual sentence of the code, whatever the server writes', () => {
    const reason = because('SAMPLE_NOT_GIVEN')
    const problem = { error: 'CREDENTIAL_IS_SAMPLE', message: 'A sample.', reason }
    expect(app.problemOf(problem)?.message).toBe(spanishReasons.SAMPLE_NOT_GIVEN)
  })

  test('a reason that this version does not know leaves the sentence of the code', () => {
    const problem = { error: 'EMAIL_TAKEN', message: 'Taken.', reason: { code: 'MOON_FULL' } }
    expect(app.problemOf(problem)?.message).toBe(spanishProblems.EMAIL_TAKEN)
  })

  test('a code that this version does not know shows the English of the server', () => {
    const problem = { error: 'MOON_FULL', message: 'The moon is full.' }
    expect(app.problemOf(problem)).toEqual(problem)
  })

  test('each field is shown by its reason, and an unknown one in English', () => {
    const problem = {
      error: 'EMAIL_TAKEN',
      message: 'Taken.',
      fields: { email: 'Taken.', username: 'Too long.', age: 'Be older.', old: 'No reason.' },
      fieldReasons: {
        email: { code: 'EMAIL_TAKEN' },
        username: because('TOO_LONG', { maximum: 50 }),
        age: { code: 'AGE_TOO_LOW' },
      },
    }
    expect(app.problemOf(problem)?.fields).toEqual({
      email: spanishProblems.EMAIL_TAKEN,
      username: 'Usa como máximo 50 caracteres.',
      age: 'Be older.',
      old: 'No reason.',
    })
  })

  test('the reason why a device ended is part of its sentence', () => {
    const [why, next] = [{ code: 'ENDED_LOGOUT' }, { code: 'DEVICE_KEY_REPLACED' }]
    const reason = because('DEVICE_ENDED_AFTER', { why, next })
    expect(app.problemOf({ error: 'DEVICE_ENDED', message: 'Ended.', reason })?.message).toBe(
      'Este dispositivo se dio de baja: cerraste sesión en él. Otra clave ocupa su lugar.',
    )
    expect(describeReason(reason)).toBe(
      `This device was ended: ${DEVICE_ENDS.logout}. Another key has taken its place.`,
    )
  })

  test('a form says in Spanish what is wrong', () => {
    const entered = { username: '', email: 'ana@', password: 'short' }
    expect(app.checkForm(Registration, entered).errors).toEqual({
      username: 'El nombre de usuario es obligatorio',
      email: 'Escribe una dirección de correo válida.',
      password: 'Usa al menos 8 caracteres.',
    })
  })
})

test('in English, the sentences of the server and of the forms stay as they are', async () => {
  const { problemOf, checkForm } = await load()
  const message = 'A sentence of the server.'
  const problem = { error: 'INVALID_INPUT', message, fields: { email: 'Enter a name.' } }
  expect(problemOf(problem)).toEqual(problem)
  const entered = { username: 'ana', email: 'ana@example.org', password: 'short' }
  expect(checkForm(Registration, entered).errors).toEqual({
    password: 'Use at least 8 characters.',
  })
})
